/** A paragraph that is ready to be measured: one string, and the looks of its runs. */
import type { Measured, MeasuredRun } from '@deckwright/draw/typeset';
import { type ForeignParagraph, type ForeignRun, type ForeignText, UNKNOWN } from '../../model/index.ts';
import { drawnFamily } from './faces.ts';
import type { TextKit } from './kit.ts';
import { symbolText } from './symbols.ts';

/** One run as it is drawn. */
export interface SetRun {
  readonly source: ForeignRun;
  /** Points, autofit and raising included. */
  readonly size_pt: number;
  /** Points of the run before raising: what its line is as high as. */
  readonly line_size_pt: number;
  /** Points that the run stands above the baseline. */
  readonly rise_pt: number;
  readonly family: string;
}

export interface PreparedParagraph {
  readonly source: ForeignParagraph;
  readonly measured: Measured;
  readonly runs: readonly SetRun[];
  /** Points of letter spacing up to each index; absent for none. */
  readonly spacing: Float64Array | undefined;
  readonly has_tabs: boolean;
  /** Size of a line without text. */
  readonly empty_size_pt: number;
  readonly empty_family: string;
}

/** PowerPoint's default size. */
const DEFAULT_SIZE_PT = 18;
/** Letters above or below the line are drawn at this share of their size. */
const RAISED_SHARE = 2 / 3;
const SMALL_CAPS_SHARE = 0.8;
const LARGEST_PT = 4_000;

export const sizeOf = (size: number | typeof UNKNOWN, scale: number): number =>
  Math.min(LARGEST_PT, Math.max(0.1, (size === UNKNOWN || !Number.isFinite(size) ? DEFAULT_SIZE_PT : size) * scale));

/** @param otherwise family of a paragraph without text */
export function prepareParagraph(paragraph: ForeignParagraph, text: ForeignText, kit: TextKit, otherwise: string): PreparedParagraph {
  const runs: SetRun[] = [];
  const measured: MeasuredRun[] = [];
  let spaced = false;
  for (const run of paragraph.runs) {
    const line_size_pt = sizeOf(run.size_pt, text.font_scale);
    const raised = run.baseline_pct !== 0;
    const face = run.face === UNKNOWN ? 'Arial' : run.face;
    const { family, same_widths, why } = drawnFamily(face, kit.book);
    if (!same_widths && run.kind !== 'break') kit.substituted(face, family, why);
    for (const part of partsOf(run, face)) {
      const size_pt = line_size_pt * (raised ? RAISED_SHARE : 1) * (part.small ? SMALL_CAPS_SHARE : 1);
      runs.push({ source: run, size_pt, line_size_pt, rise_pt: (run.baseline_pct / 100) * line_size_pt, family });
      measured.push({ text: part.text, font: family, bold: run.bold, italic: run.italic, scale: size_pt });
    }
    if (run.spacing_pt !== 0) spaced = true;
  }
  const m = kit.measurer.paragraph(measured, familyOf, 'zh-CN', paragraph.rtl);
  const last = paragraph.runs.at(-1);
  return {
    source: paragraph,
    measured: m,
    runs,
    spacing: spaced ? spacingOf(measured, runs, text.font_scale) : undefined,
    has_tabs: m.text.includes('\t'),
    empty_size_pt: last && last.kind === 'break' ? sizeOf(last.size_pt, text.font_scale) : sizeOf(paragraph.end_size_pt, text.font_scale),
    empty_family: runs.at(-1)?.family ?? otherwise,
  };
}

const familyOf = (font: string | undefined): string => font ?? 'arimo';

/** The words of a run as they are shown: with capitals, symbols and breaks. Small capitals are capitals of two sizes. */
function partsOf(run: ForeignRun, face: string): readonly { readonly text: string; readonly small?: boolean }[] {
  if (run.kind === 'break') return [{ text: '\n' }];
  const text = symbolText(run.text.replace(/[\v\r\u2028]/g, '\n'), face);
  if (run.caps === 'all') return [{ text: text.toUpperCase() }];
  if (run.caps !== 'small') return [{ text }];
  return (text.match(/\p{Ll}+|\P{Ll}+/gu) ?? []).map((part) => ({ text: part.toUpperCase(), small: /\p{Ll}/u.test(part) }));
}

function spacingOf(measured: readonly MeasuredRun[], runs: readonly SetRun[], scale: number): Float64Array {
  const length = measured.reduce((sum, { text }) => sum + text.length, 0);
  const sums = new Float64Array(length + 1);
  let at = 0;
  measured.forEach(({ text }, i) => {
    const run = runs[i] as SetRun;
    const each = Math.max(-0.9 * run.size_pt, Math.min(10 * run.size_pt, run.source.spacing_pt * scale));
    for (let k = 0; k < text.length; k++, at++) sums[at + 1] = (sums[at] as number) + each;
  });
  return sums;
}
