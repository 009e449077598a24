/** Runs of a page to lines: stretches of one baseline that are read without a break, with their words and looks. */
import type { FontFacts } from '../page/fonts.ts';
import type { GlyphMark, PdfColor } from '../page/marks.ts';

import { inReadingOrder, isMirrored, isRightToLeft, type PageDirection, shareOfRightToLeft, type Unit } from './reading-order.ts';
import { BARE_COLUMN, COLUMN, COLUMN_APART, isBlank, isMark, KERNING, type Placed, runsOf, SAME_BASELINE, type TextRun } from './runs.ts';

export interface ListMark {
  readonly text: string;
  readonly number: boolean;
  readonly color: PdfColor;
  /** Along the line. */
  readonly x0: number;
  readonly x1: number;
  /** Over the size of the text, where it differs. */
  readonly size_pct?: number;
}

/** Characters of one look. */
export interface Piece {
  text: string;
  readonly font: FontFacts;
  readonly size_pt: number;
  readonly color: PdfColor;
  /** Where what is behind it shows through: its own colour, and how much of it is seen. */
  readonly clear?: { readonly color: PdfColor; readonly alpha: number };
  readonly bold: boolean;
  readonly italic: boolean;
  readonly link?: string;
  /** Above the baseline of its line, or below it. */
  readonly raised?: 'super' | 'sub';
  /** Along the line. */
  x0: number;
  x1: number;
}

export interface TextLine {
  readonly pieces: Piece[];
  /** Along the line, in a frame that is turned by `angle`: x to the right, y down. */
  x0: number;
  x1: number;
  readonly y: number;
  /** Degrees clockwise. */
  readonly angle: number;
  readonly size_pt: number;
  /** Where each word begins and ends. */
  readonly words: { readonly x0: number; x1: number; text: string }[];
  order: number;
  rtl: boolean;
  /** The bullet or number before it, which is no part of its pieces. */
  mark?: ListMark;
}

/** Shares of the size: a gap this wide is a space. */
const SPACE = 0.18;
/** Beside letters of scripts without spaces, which programs set apart from others. */
const SPACE_OF_HAN = 0.6;
/** Between a number and the sign behind or before it, as of `2 / 5` and of `85 %`. */
const SPACE_AT_SLASH = 0.13;
const isSlash = (a: string, b: string): boolean => /^(?:\d[/%]|\/\d)$/.test(a + b);
const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;
/** A sign that is narrower is not painted. */
const SEEN = 0.05;
/** Letters that are spaced out stand this far from each other. */
const SPACED_OUT = 0.1;
/** Shares of the size of the line: how far its small letters are raised at most, and how near they follow. */
const RAISED = 0.62;
const SMALL = 0.92;
const OFF_LINE = 0.1;
const BESIDE = 0.35;

export const textOf = (line: TextLine): string => line.pieces.map(({ text }) => text).join('');

/** What lines must know of their page. */
export interface PageText {
  /** The address at a point. */
  readonly linkAt: (x: number, y: number) => string | undefined;
  readonly direction: PageDirection;
}

/** @param glyphs all of a page, in the order of painting */
export function directionOf(glyphs: readonly GlyphMark[]): PageDirection {
  const rtl = shareOfRightToLeft(glyphs);
  if (rtl === 0) return { rtl, mirrored: false };
  const lines = inLines(glyphs)
    .sort((a, b) => a.open.y - b.open.y)
    .map(({ open }) => unitsOf(open.placed));
  return { rtl, mirrored: isMirrored(lines, rtl) };
}

/** @param glyphs in solid colours */
export function linesOf(glyphs: readonly GlyphMark[], page: PageText): TextLine[] {
  return inLines(glyphs).flatMap(({ open, angle }) => {
    const line = lineOf(open, angle, page);
    return line === undefined ? [] : [line];
  });
}

function inLines(glyphs: readonly GlyphMark[]): { readonly open: OpenLine; readonly angle: number }[] {
  const byAngle = new Map<number, Placed[]>();
  for (const glyph of glyphs) {
    const angle = (Math.round((Math.atan2(glyph.along[1], glyph.along[0]) * 180) / Math.PI) + 360) % 360;
    const turned = turnBack(glyph.x, glyph.y, angle);
    const placed: Placed = { glyph, x: turned[0], y: turned[1], w: glyph.advance };
    const list = byAngle.get(angle);
    if (list === undefined) byAngle.set(angle, [placed]);
    else list.push(placed);
  }
  return [...byAngle].flatMap(([angle, placed]) => joinRuns(runsOf(placed)).map((open) => ({ open, angle })));
}

export function turnBack(x: number, y: number, angle: number): readonly [number, number] {
  if (angle === 0) return [x, y];
  const a = (-angle * Math.PI) / 180;
  return [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)];
}

/** A line that runs may still join on its right. */
interface OpenLine {
  readonly placed: Placed[];
  readonly x0: number;
  x1: number;
  y: number;
  size_pt: number;
  spaces: Placed[];
  /** With the spaces behind its letters. */
  end: number;
  runs: number;
  /** Of the run that joined last. */
  index: number;
  last_x: number;
}

/** Runs from left to right, each to the line that it goes on; none passes over letters of another. */
function joinRuns(runs: readonly TextRun[]): OpenLine[] {
  const done: OpenLine[] = [];
  let open: OpenLine[] = [];
  for (const run of [...runs].sort((a, b) => a.x0 - b.x0 || a.index - b.index)) {
    const reached: OpenLine[] = [];
    for (const line of open) {
      if (run.x0 - line.end > 2 * COLUMN * Math.max(line.size_pt, run.size_pt)) done.push(line);
      else reached.push(line);
    }
    open = reached;
    if (run.blank) {
      // A space that is painted far from everything says nothing.
      for (const line of open) {
        if (Math.abs(line.y - run.y) >= SAME_BASELINE * line.size_pt || Math.abs(run.x0 - line.end) >= run.size_pt * 0.6) continue;
        line.spaces.push(...run.glyphs);
        line.end = Math.max(line.end, run.x1);
      }
      continue;
    }
    const filled = open.find((line) => fillsGap(line, run));
    if (filled !== undefined) {
      filled.placed.splice(
        filled.placed.findIndex(({ x }) => x > run.x0),
        0,
        ...run.glyphs,
      );
      continue;
    }
    const fitting = open
      .filter((line) => continuesOn(line, run) || isRaised(line, run) || isNote(line, run))
      .sort((a, b) => Number(!isNext(a, run)) - Number(!isNext(b, run)) || Math.abs(run.x0 - a.x1) - Math.abs(run.x0 - b.x1))[0];
    if (fitting === undefined) {
      const { x0, x1, y, size_pt, index, last_x } = run;
      open.push({ placed: [...run.glyphs], runs: 1, x0, x1, y, size_pt, spaces: [], end: x1, index, last_x });
      continue;
    }
    fitting.placed.push(...fitting.spaces, ...run.glyphs);
    fitting.spaces = [];
    fitting.end = Math.max(fitting.x1, run.x1);
    fitting.runs++;
    fitting.x1 = Math.max(fitting.x1, run.x1);
    fitting.last_x = run.last_x;
    fitting.index = run.index;
    if (run.size_pt > fitting.size_pt * 1.15) {
      fitting.size_pt = run.size_pt;
      fitting.y = run.y;
    }
  }
  return [...done, ...open];
}

const isNext = (line: OpenLine, run: TextRun): boolean => Math.abs(run.index - line.index) <= 1;

function continuesOn(line: OpenLine, run: TextRun): boolean {
  const [small, large] = [Math.min(line.size_pt, run.size_pt), Math.max(line.size_pt, run.size_pt)];
  if (Math.abs(line.y - run.y) > SAME_BASELINE * small) return false;
  const gap = run.x0 - line.x1;
  if (run.glyphs.every(({ glyph }) => isMark(glyph))) return gap > -1.5 * large && gap < KERNING * large;
  // A listing keeps its columns: each of its spaces is painted.
  const isFilled = run.glyphs[0]?.glyph.font.mono === true && line.spaces.length > 0 && run.x0 - line.end < 0.5 * large;
  if (isFilled && gap >= 0) return true;
  const column = isNext(line, run) ? (line.spaces.length > 0 ? COLUMN : BARE_COLUMN) : COLUMN_APART;
  if (gap > column * large) return false;
  // Widths that a file states too large are believed no more than the places of its letters.
  return gap > -KERNING * small || (isNext(line, run) && gap > -2 * large && run.x0 > line.last_x + 0.2 * small);
}

/** Signs of another font may be painted into gaps that were left for them within a line. */
function fillsGap(line: OpenLine, run: TextRun): boolean {
  if (run.x1 >= line.x1 || Math.abs(line.y - run.y) > 0.05 * line.size_pt || Math.abs(run.size_pt - line.size_pt) > 0.15 * line.size_pt)
    return false;
  const slack = 0.08 * run.size_pt;
  return line.placed.every(({ glyph, x, w }) => isBlank(glyph) || x + w <= run.x0 + slack || x >= run.x1 - slack);
}

/** Superscripts and subscripts follow the line that they belong to, on the page and in the painting. */
function isRaised(line: OpenLine, run: TextRun): boolean {
  const size = line.size_pt;
  const gap = run.x0 - line.x1;
  const by = Math.abs(run.y - line.y);
  return (
    run.size_pt <= SMALL * size &&
    by > OFF_LINE * size &&
    by < RAISED * size &&
    gap > -KERNING * run.size_pt &&
    gap < BESIDE * size &&
    isNext(line, run)
  );
}

/** The sign of a note stands above the beginning of its line. */
function isNote(line: OpenLine, run: TextRun): boolean {
  const size = run.size_pt;
  const gap = run.x0 - line.x1;
  const above = run.y - line.y;
  return (
    line.runs === 1 &&
    line.size_pt <= SMALL * size &&
    above > 0 &&
    above < RAISED * size &&
    gap > -0.1 * size &&
    gap < BESIDE * size &&
    isNext(line, run)
  );
}

interface LineUnit extends Unit {
  readonly placed: Placed;
  readonly space: boolean;
}

/** Undefined where nothing is left of it. */
function lineOf({ placed, y, size_pt }: OpenLine, angle: number, { linkAt, direction }: PageText): TextLine | undefined {
  const seen = unitsOf(placed);
  const rtl = isRightToLeft(seen, direction.rtl);
  const units = withMarkApart(inReadingOrder(seen, rtl, direction.mirrored));
  if (units.length === 0) return undefined;
  const of = units.map(({ placed }) => placed);
  const line: TextLine = {
    pieces: [],
    x0: Math.min(...of.map(({ x }) => x)),
    x1: Math.max(...of.map(({ x, w }) => x + w)),
    y,
    angle,
    size_pt,
    words: [],
    order: Math.max(...of.map(({ glyph }) => glyph.order)),
    rtl,
  };
  let space = '';
  for (const [i, unit] of units.entries()) {
    const last = line.pieces.at(-1);
    if (!unit.space) append(line, unit, { parted: i === 0 || units[i - 1]?.space === true, space }, linkAt);
    // A space behind raised letters stands on the line again.
    else if (last?.raised === undefined && last !== undefined) last.text += unit.text;
    space = unit.space && last?.raised !== undefined ? unit.text : '';
  }
  return line;
}

/** Letters from left to right, with a unit for each space between them. */
function unitsOf(placed: readonly Placed[]): LineUnit[] {
  const spaced_out = spacingOf(placed);
  const units: LineUnit[] = [];
  let painted = 0;
  let last: Placed | undefined;
  let end = 0;
  for (const one of placed) {
    const text = isBlank(one.glyph) ? '' : readable(one);
    if (text === '') {
      painted++;
      continue;
    }
    if (last !== undefined) {
      const gap = (one.x - end) / Math.max(1, Math.min(last.glyph.size_pt, one.glyph.size_pt));
      const bare = HAN.test(last.glyph.text) || HAN.test(text) ? SPACE_OF_HAN : isSlash(last.glyph.text, text) ? SPACE_AT_SLASH : SPACE;
      const isCut = painted === 0 && last.glyph.show === one.glyph.show && isDecimal(units, text) && gap <= spaced_out + SPACE_OF_HAN;
      if (!isCut && (painted > 0 || gap > spaced_out + bare)) {
        const many = one.glyph.font.mono && last.w > 0 ? Math.max(1, Math.round((one.x - end) / last.w)) : 1;
        units.push({ text: ' '.repeat(Math.min(many, 80)), placed: last, space: true });
      }
    }
    units.push({ text, placed: one, space: false, ...(one.glyph.said ? { said: true } : {}) });
    end = last === undefined ? one.x + one.w : Math.max(end, one.x + one.w);
    last = one;
    painted = 0;
  }
  return units;
}

/** A wide point within a number is followed by no space. */
const isDecimal = (units: readonly LineUnit[], next: string): boolean =>
  /^\d[.,]\d$/.test(`${units.at(-2)?.text ?? ''}${units.at(-1)?.text ?? ''}${next.slice(0, 1)}`);

/** A number that another operator shows than the text behind it counts a list, however near it stands. */
function withMarkApart(units: readonly LineUnit[]): readonly LineUnit[] {
  const length = /^\d{1,2}[.)](?=\p{L})/u.exec(units.map(({ text }) => text[0] ?? '').join(''))?.[0].length;
  const [last, next] = length === undefined ? [] : [units[length - 1], units[length]];
  if (last === undefined || next === undefined || last.placed.glyph.show === next.placed.glyph.show) return units;
  return [...units.slice(0, length), { text: ' ', placed: last.placed, space: true }, ...units.slice(length)];
}

/** How far the letters of a line that is spaced out stand apart, as a share of the size; 0 for others. */
function spacingOf(placed: readonly Placed[]): number {
  const gaps = placed.slice(1).flatMap((one, i) => {
    const before = placed[i] as Placed;
    return isBlank(one.glyph) || isBlank(before.glyph) || isMark(one.glyph) ? [] : [(one.x - before.x - before.w) / one.glyph.size_pt];
  });
  if (gaps.length < 3) return 0;
  const middle = gaps.sort((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)] ?? 0;
  return middle > SPACED_OUT ? middle : 0;
}

/** Joined letters by those that they join, and signs for readers of lines left out. A soft hyphen is seen where it has a width, at the end of a line. */
const readable = ({ glyph: { text, size_pt }, w }: Placed): string =>
  text
    .replaceAll(/[\ufb00-\ufb06\ufb1d-\ufdff\ufe70-\ufefc]/g, (c) => c.normalize('NFKC'))
    .replaceAll('\u00ad', text === '\u00ad' && w > SEEN * size_pt ? '\u2010' : '')
    .replaceAll(/[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '');

function append(line: TextLine, unit: LineUnit, { parted, space }: { parted: boolean; space: string }, linkAt: PageText['linkAt']): void {
  const last = line.pieces.at(-1);
  const { glyph, x, w } = unit.placed;
  const { text } = unit;
  const raised = raisedOf(line, unit.placed);
  const look = {
    font: glyph.font,
    size_pt: Math.round(glyph.size_pt * 10) / 10,
    color: glyph.paint.kind === 'solid' ? glyph.paint.color : ('#000000' as const),
    ...(glyph.seen_through === undefined ? {} : { clear: { color: glyph.seen_through, alpha: glyph.alpha } }),
    bold: glyph.font.bold || glyph.thickened === true,
    italic: glyph.font.italic || glyph.oblique,
  };
  const link = linkAt(glyph.x + w / 2, glyph.y - glyph.size_pt * 0.3);
  const same =
    last !== undefined &&
    last.font === look.font &&
    Math.abs(last.size_pt - look.size_pt) < 0.15 &&
    last.color === look.color &&
    last.clear?.alpha === look.clear?.alpha &&
    last.italic === look.italic &&
    last.bold === look.bold &&
    last.link === link &&
    last.raised === raised;
  if (same) {
    last.text += space + text;
    last.x0 = Math.min(last.x0, x);
    last.x1 = Math.max(last.x1, x + w);
  } else
    line.pieces.push({
      text: space + text,
      ...look,
      x0: x,
      x1: x + w,
      ...(link === undefined ? {} : { link }),
      ...(raised === undefined ? {} : { raised }),
    });
  const word = line.words.at(-1);
  if (word === undefined || parted) line.words.push({ x0: x, x1: x + w, text });
  else line.words[line.words.length - 1] = { x0: Math.min(word.x0, x), x1: Math.max(word.x1, x + w), text: word.text + text };
}

function raisedOf(line: TextLine, { glyph, y }: Placed): 'super' | 'sub' | undefined {
  if (glyph.size_pt > SMALL * line.size_pt || Math.abs(y - line.y) < OFF_LINE * line.size_pt) return undefined;
  return y < line.y ? 'super' : 'sub';
}
