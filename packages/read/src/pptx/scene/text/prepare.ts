/** A paragraph that is ready to be measured: one string, and the looks of its runs. */
import { hanOf, hasRtl, type Measured, type MeasuredRun } from '@deckwright/draw/typeset';
import { type ForeignParagraph, type ForeignRun, type ForeignText, UNKNOWN } from '../../model/index.ts';
import { carriedFamily, type DrawnFamily, drawnFamily } from './faces.ts';
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
  /** Advance widths over those of the family. */
  readonly width: number;
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
  /** Uncertainty of widths, as a share, because a face or a size is not known; 0 where both are. */
  readonly tolerance: number;
  /** Every size is known. */
  readonly sized: boolean;
}

/** The default of the standard, for text without its own or an inherited size (ISO 29500-1, 21.1.2.3.9). */
const DEFAULT_SIZE_PT = 18;
/** Letters above or below the line are drawn at this share of their size. */
const RAISED_SHARE = 2 / 3;
const SMALL_CAPS_SHARE = 0.8;
const LARGEST_PT = 4_000;

export const sizeOf = (size: number | typeof UNKNOWN, scale: number): number =>
  Math.min(LARGEST_PT, Math.max(0.1, (size === UNKNOWN || !Number.isFinite(size) ? DEFAULT_SIZE_PT : size) * scale));

/** Uncertainty of a size that is not known, of right-to-left scripts, whose face in the file is not read, and of faces that fill in. */
const UNKNOWN_SIZE = 0.15;
const RTL_FACE = 0.1;
const FILLED_IN = 0.06;

/**
 * @param otherwise family of a paragraph without text
 * @param doubt share of the tolerance that is taken off widths
 */
export function prepareParagraph(
  paragraph: ForeignParagraph,
  text: ForeignText,
  kit: TextKit,
  otherwise: string,
  doubt: number,
): PreparedParagraph {
  const runs: SetRun[] = [];
  const measured: MeasuredRun[] = [];
  let spaced = false;
  let tolerance = 0;
  let sized = true;
  for (const run of paragraph.runs) {
    const line_size_pt = sizeOf(run.size_pt, text.font_scale);
    const raised = run.baseline_pct !== 0;
    const face = run.face === UNKNOWN ? 'Arial' : run.face;
    const drawn = run.face === UNKNOWN ? UNKNOWN_FACE : drawnFamily(face, kit.book);
    const { family, width, why } = drawn;
    if (run.kind !== 'break') {
      if (drawn.tolerance > 0 && drawn !== UNKNOWN_FACE) kit.substituted(face, family, why);
      if (run.size_pt === UNKNOWN) sized = false;
      tolerance = Math.max(tolerance, drawn.tolerance, run.size_pt === UNKNOWN ? UNKNOWN_SIZE : 0);
    }
    for (const part of partsOf(run, face)) {
      const size_pt = line_size_pt * (raised ? RAISED_SHARE : 1) * (part.small ? SMALL_CAPS_SHARE : 1);
      runs.push({ source: run, size_pt, line_size_pt, rise_pt: (run.baseline_pct / 100) * line_size_pt, family, width });
      measured.push({
        text: part.text,
        font: family,
        bold: run.bold,
        italic: run.italic,
        scale: size_pt * width * (1 - doubt * drawn.tolerance),
      });
    }
    if (run.spacing_pt !== 0) spaced = true;
  }
  const words = measured.length === 1 ? (measured[0] as MeasuredRun).text : measured.map(({ text: own }) => own).join('');
  const lang = paragraph.runs.find((run) => run.lang !== undefined)?.lang ?? '';
  const m = kit.measurer.paragraph(measured, familyOf, hanOf(words, lang), paragraph.rtl);
  if (hasRtl(words)) tolerance = Math.max(tolerance, RTL_FACE);
  if (m.pieces.some(({ face }) => face.startsWith('noto-'))) tolerance = Math.max(tolerance, FILLED_IN);
  const last = paragraph.runs.at(-1);
  return {
    source: paragraph,
    measured: m,
    runs,
    spacing: spaced ? spacingOf(measured, runs, text.font_scale) : undefined,
    has_tabs: m.text.includes('\t'),
    empty_size_pt: last && last.kind === 'break' ? sizeOf(last.size_pt, text.font_scale) : sizeOf(paragraph.end_size_pt, text.font_scale),
    empty_family: runs.at(-1)?.family ?? otherwise,
    tolerance,
    sized,
  };
}

/** A face that the file does not name, which is nobody's to report. */
const UNKNOWN_FACE: DrawnFamily = carriedFamily(UNKNOWN);

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
