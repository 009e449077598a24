/**
 * Sets the text of a foreign shape into lines, as a presentation program would at the width that it is given: inherited sizes,
 * stored autofit, indents, bullets, spacing, tabs and columns.
 */
import { EMU_PER_PT } from '@deckwright/draw/scene';
import { FaceBook, type FontSource, hanOf, hasRtl, Measurer, type Shaper, trimmedEnd } from '@deckwright/draw/typeset';
import { type ForeignParagraph, type ForeignRun, type ForeignText, type Spacing, UNKNOWN, type Unknown } from '@deckwright/read/pptx';
import { type Broken, breakInto, nextStop, placesOf, type SetRuns, TAB, widthOf } from './break-lines.ts';
import { matchFace } from './faces.ts';

/** A stretch of one run on one line; points from the top-left corner of the text's area. */
export interface SetSpan {
  readonly run: ForeignRun;
  readonly x: number;
  readonly w: number;
  readonly characters: number;
}

export interface SetLine {
  readonly paragraph: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  /** The distance to the top of the next line. */
  readonly h: number;
  /** Font size of its largest run, after autofit. */
  readonly size: number;
  readonly column: number;
  readonly spans: readonly SetSpan[];
  readonly text: string;
}

export interface SetText {
  readonly lines: readonly SetLine[];
  /** Of the tallest column, points. */
  readonly height: number;
  /** From the left edge of the area to the end of the widest line, points. */
  readonly width: number;
  /** Uncertainty of widths, as a share, because a face or a size is not known; 0 where both are. */
  readonly tolerance: number;
  /** The widest word that is wider than its line, with both widths. */
  readonly cut?: { readonly word: string; readonly width: number; readonly room: number };
  /** Every size was known. */
  readonly sized: boolean;
}

/** The default of the standard, for text without its own or an inherited size (ISO 29500-1, 21.1.2.3.9). */
const DEFAULT_SIZE = 18;
/** Share of the font size that raised and lowered letters are drawn at. */
const SCRIPT_SIZE = 0.66;
const SMALL_CAPS = 0.8;
/**
 * Line height over font size, whatever the face: PowerPoint stores boxes that it fitted to their text as 1.21 times the font size a
 * line for Arial, Calibri, Segoe UI and Lucida Console alike; LibreOffice draws such files at 1.2.
 */
const LINE = 1.2;
/** Further paragraphs are left out, and the text counts as not measured. */
const MAX_PARAGRAPHS = 2000;
const MAX_CHARACTERS = 100_000;

export class TextSetter {
  readonly #measurer: Measurer;
  readonly #fonts: FontSource;

  constructor(fonts: FontSource, shaper?: Shaper) {
    this.#fonts = fonts;
    this.#measurer = new Measurer(new FaceBook(fonts));
    this.#measurer.shaper = shaper;
  }

  /**
   * @param width of the text's area without its insets, points; lines are not broken when the text does not wrap
   * @param height of the same area, for columns
   * @param doubt share of the tolerance taken off widths (for asking whether a text surely overflows); 0 for the best guess
   */
  set(text: ForeignText, width: number, height: number, doubt = 0): SetText {
    const scale = text.autofit === 'shrink' ? text.font_scale : 1;
    const reduction = text.autofit === 'shrink' ? text.line_reduction : 0;
    const columns = Math.max(1, text.columns);
    const gap = columns > 1 ? text.column_gap / EMU_PER_PT : 0;
    const room = Math.max(1, (width - gap * (columns - 1)) / columns);
    const state: State = { lines: [], y: 0, tolerance: 0, sized: true, width: 0, cut: undefined };
    let characters = 0;
    for (const [index, paragraph] of text.paragraphs.slice(0, MAX_PARAGRAPHS).entries()) {
      characters += paragraph.runs.reduce((sum, run) => sum + run.text.length, 0);
      if (characters > MAX_CHARACTERS) break;
      this.#paragraph(paragraph, index, text, { scale, reduction, room, doubt }, state);
    }
    const lines = columns > 1 ? intoColumns(state.lines, columns, room + gap, height) : state.lines;
    const tallest = lines.reduce((most, line) => Math.max(most, line.y + line.h), 0);
    return {
      lines,
      height: tallest,
      width: state.width,
      tolerance: state.tolerance,
      sized: state.sized,
      ...(state.cut === undefined ? {} : { cut: state.cut }),
    };
  }

  #paragraph(paragraph: ForeignParagraph, index: number, text: ForeignText, given: Given, state: State): void {
    const pieces = splitAtBreaks(paragraph);
    const left = Math.max(0, paragraph.margin_left / EMU_PER_PT);
    const right = Math.max(0, paragraph.margin_right / EMU_PER_PT);
    const end = given.room - right;
    let first = true;
    for (const { runs, empty_pt } of pieces) {
      const set = this.#measure(runs, empty_pt, given, state);
      if (first && state.lines.length > 0) state.y += spaceOf(paragraph.before, set.size, given.scale);
      const start = first ? this.#start(paragraph, left, set.size, given) : left;
      const broken = text.wrap
        ? breakInto(set, start, left, Math.max(end, left + set.size * 0.5))
        : [{ from: 0, to: set.measured.text.length, x: start }];
      if (text.wrap) noteCut(set, Math.max(end - left, set.size * 0.5), state);
      for (const line of broken) {
        const at = lineOf(set, line, runs);
        const pitch = pitchOf(paragraph.line, at.size * LINE, given.reduction, state.lines.length === 0);
        const offset = text.wrap ? alignment(paragraph, end - line.x - at.width) : 0;
        state.lines.push({
          paragraph: index,
          x: line.x + offset,
          y: state.y,
          w: at.width,
          h: pitch,
          size: at.size,
          column: 0,
          spans: at.spans.map((span) => ({ ...span, x: span.x + offset })),
          text: set.measured.text.slice(line.from, line.to),
        });
        state.width = Math.max(state.width, line.x + at.width + right);
        state.y += pitch;
      }
      first = false;
      state.lastAfter = spaceOf(paragraph.after, set.size, given.scale);
    }
    // Space after the last paragraph is not drawn; it goes in front of the next.
    if (index < text.paragraphs.length - 1) state.y += state.lastAfter ?? 0;
  }

  /** Where the words of the first line begin: hung out to the left, or after a bullet that needs more room than it has. */
  #start(paragraph: ForeignParagraph, left: number, size: number, given: Given): number {
    const hung = Math.max(0, left + paragraph.indent / EMU_PER_PT);
    const { bullet } = paragraph;
    if (bullet === undefined) return hung;
    const share = bullet.size_pct === undefined ? 1 : bullet.size_pct / 100;
    const width = size * share * (bullet.kind === 'picture' ? 1 : 0.35 + 0.5 * Math.min(6, bullet.text.length)) * (1 - given.doubt * 0.2);
    return hung + width <= left ? left : paragraph.indent < 0 ? hung + width : Math.max(left, hung) + width;
  }

  #measure(runs: readonly ForeignRun[], empty_pt: number | Unknown, given: Given, state: State): SetRuns {
    const inRuns = runs.map((run) => {
      const match = matchFace(run.face, this.#fonts);
      state.tolerance = Math.max(state.tolerance, match.tolerance);
      if (run.size_pt === UNKNOWN) {
        state.sized = false;
        state.tolerance = Math.max(state.tolerance, 0.15);
      }
      const size = (run.size_pt === UNKNOWN ? DEFAULT_SIZE : run.size_pt) * given.scale;
      const small = run.baseline_pct === 0 ? 1 : SCRIPT_SIZE;
      const words = run.caps === 'none' ? run.text : upper(run.text);
      const caps = run.caps === 'small' ? SMALL_CAPS : 1;
      return { run, match, size, words, scale: size * small * caps * match.width * (1 - given.doubt * match.tolerance) };
    });
    const text = inRuns.map(({ words }) => words).join('');
    const lang = runs.find((run) => run.lang !== undefined)?.lang ?? '';
    const measured = this.#measurer.paragraph(
      inRuns.map(({ run, match, words, scale }) => ({ text: words, font: match.carried, bold: run.bold, italic: run.italic, scale })),
      (font) => font ?? 'arimo',
      hanOf(text, lang),
    );
    const sizes = inRuns.map(({ size }) => size);
    const end = (empty_pt === UNKNOWN ? DEFAULT_SIZE : empty_pt) * given.scale;
    const size = sizes.length > 0 ? Math.max(...sizes) : end;
    const spacing = runs.some((run) => run.spacing_pt !== 0)
      ? prefixSpacing(inRuns.map(({ run, words }) => [run.spacing_pt * given.scale, words.length]))
      : undefined;
    // The file's face for scripts that run right to left is another one, which is not read.
    if (hasRtl(text)) state.tolerance = Math.max(state.tolerance, 0.1);
    if (measured.pieces.some(({ face }) => face.startsWith('noto-'))) state.tolerance = Math.max(state.tolerance, 0.06);
    return {
      measured,
      bounds: boundsOf(inRuns.map(({ words }) => words.length)),
      sizes,
      spacing,
      size,
    };
  }
}

interface Given {
  readonly scale: number;
  readonly reduction: number;
  readonly room: number;
  readonly doubt: number;
}

interface State {
  readonly lines: SetLine[];
  y: number;
  tolerance: number;
  sized: boolean;
  width: number;
  cut: SetText['cut'];
  lastAfter?: number;
}

interface Stretch {
  readonly runs: ForeignRun[];
  /** Size of the line when nothing stands on it. */
  empty_pt: number | Unknown;
}

/** Line breaks inside a paragraph. An empty line is as high as its break, the last one as the end of the paragraph. */
function splitAtBreaks({ runs, end_size_pt }: ForeignParagraph): Stretch[] {
  const stretches: Stretch[] = [{ runs: [], empty_pt: end_size_pt }];
  for (const run of runs) {
    const last = stretches.at(-1) as Stretch;
    if (run.kind === 'break') {
      last.empty_pt = run.size_pt;
      stretches.push({ runs: [], empty_pt: end_size_pt });
    } else if (run.text.length > 0) last.runs.push(run);
  }
  return stretches;
}

/** Changed letter by letter, so that indexes stay the same. */
const upper = (text: string): string => {
  const all = text.toUpperCase();
  if (all.length === text.length) return all;
  return [...text].map((c) => (c.toUpperCase().length === c.length ? c.toUpperCase() : c)).join('');
};

function prefixSpacing(runs: readonly (readonly [number, number])[]): Float64Array {
  const total = runs.reduce((sum, [, length]) => sum + length, 0);
  const out = new Float64Array(total + 1);
  let at = 0;
  for (const [space, length] of runs) for (let i = 0; i < length; i++, at++) out[at + 1] = (out[at] as number) + space;
  return out;
}

function boundsOf(lengths: readonly number[]): number[] {
  const bounds = [0];
  for (const length of lengths) bounds.push((bounds.at(-1) as number) + length);
  return bounds;
}

/** Records the widest word that is wider than its line. */
function noteCut(set: SetRuns, room: number, state: State): void {
  const { measured } = set;
  const { text } = measured;
  if (widthOf(set, 0, text.length) <= room) return;
  let from = 0;
  for (const to of placesOf(measured)) {
    const end = trimmedEnd(text, from, to);
    const width = widthOf(set, from, end);
    if (width > room && width > (state.cut?.width ?? 0)) state.cut = { word: text.slice(from, end), width, room };
    from = to;
  }
}

function lineOf(set: SetRuns, { from, to, x }: Broken, runs: readonly ForeignRun[]): { width: number; size: number; spans: SetSpan[] } {
  const { text } = set.measured;
  const end = trimmedEnd(text, from, to);
  const spans: SetSpan[] = [];
  let size = 0;
  let at = x;
  let right = x;
  for (const [i, run] of runs.entries()) {
    const a = Math.max(from, set.bounds[i] as number);
    const z = Math.min(to, set.bounds[i + 1] as number);
    if (a >= z) continue;
    size = Math.max(size, set.sizes[i] as number);
    // Tabs move what follows them.
    for (let s = a; s < z; ) {
      if (text.charCodeAt(s) === TAB) {
        at = nextStop(at);
        s++;
        continue;
      }
      const tab = text.indexOf('\t', s);
      const stop = tab < 0 ? z : Math.min(z, tab);
      const ink = Math.min(stop, Math.max(s, end));
      const w = widthOf(set, s, ink);
      if (w > 0) spans.push({ run, x: at, w, characters: ink - s });
      right = Math.max(right, at + w);
      at += widthOf(set, s, stop);
      s = stop;
    }
  }
  return { width: right - x, size: size || set.size, spans };
}

/** Wide spacing adds room above every line but the first; tight spacing removes it above every line. */
function pitchOf(line: Spacing, height: number, reduction: number, first: boolean): number {
  if ('pt' in line) return line.pt;
  const share = Math.max(0.1, line.pct - reduction);
  return height * (first ? Math.min(1, share) : share);
}

/** A percentage of spacing counts in 1.2 times the font size. */
const spaceOf = (space: Spacing, size: number, scale: number): number => ('pt' in space ? space.pt * scale : space.pct * size * LINE);

/** The offset of a line with this much room left. A line that is too wide (text that does not wrap) extends according to its alignment. */
const alignment = ({ align }: ForeignParagraph, room: number): number => (align === 'center' ? room / 2 : align === 'right' ? room : 0);

/** Fills one column after the other; the last column takes the rest. */
function intoColumns(lines: readonly SetLine[], columns: number, step: number, height: number): SetLine[] {
  const out: SetLine[] = [];
  let column = 0;
  let top = 0;
  for (const line of lines) {
    if (column < columns - 1 && line.y - top + line.h > height + 0.01 && line.y > top) {
      column++;
      top = line.y;
    }
    out.push({
      ...line,
      column,
      x: line.x + column * step,
      y: line.y - top,
      spans: line.spans.map((span) => ({ ...span, x: span.x + column * step })),
    });
  }
  return out;
}
