/** What charts of a page are made of: its words by themselves, its straight rules, its upright boxes. */
import type { GlyphMark, Mark, PathMark } from '../page/marks.ts';
import type { Rect } from '../page/matrix.ts';
import { lineOf, rectangleOf, roundedOf, subpaths } from '../page/outlines.ts';
import { linesOf, type PageText, type TextLine } from '../text/lines.ts';
import { type Printed, printedIn } from './printed.ts';

/** Words of one line that only spaces part. */
export interface Words {
  readonly text: string;
  /** Of figures and capitals, from the baseline up. */
  readonly box: Rect;
  readonly size_pt: number;
  readonly bold: boolean;
  readonly color: string;
  readonly family: string;
  /** The number that they are, or that they end with. */
  readonly number?: Printed;
  readonly glyphs: readonly GlyphMark[];
}

/** An upright or level line: a stroke, or a box that is as thin as one. */
export interface Rule {
  readonly of: PathMark;
  readonly lies: boolean;
  /** Across it; from and to are along it. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

export interface Bar {
  readonly of: PathMark;
  readonly box: Rect;
  readonly color: string;
}

/** A plot whose categories go from `from` to `to`, up the page where its marks stand, and its values from `low` to `high`. */
export interface Plot {
  readonly stands: boolean;
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
  /** From category to category. */
  readonly pitch: number;
}

export interface ChartPage {
  readonly words: readonly Words[];
  readonly rules: readonly Rule[];
  readonly bars: readonly Bar[];
  readonly paths: readonly PathMark[];
  readonly whole: Rect;
}

/** Sizes of the letters between words of one stretch. */
const SPACE = 0.62;
/** Of figures, over their size. */
export const FIGURE = 0.72;
/** Points. */
const THIN = 1.6;
const LEVEL = 0.1;
const LEAST_BAR = 1.7;
/** Of one path. */
const MOST_PARTS = 200;

export function chartPage(marks: readonly Mark[], glyphs: readonly GlyphMark[], whole: Rect, text: PageText): ChartPage {
  const paths = marks.filter((mark): mark is PathMark => mark.kind === 'path' && mark.of_glyphs === undefined);
  const upright = glyphs.filter(({ along, invisible }) => !invisible && along[0] > 0.999);
  return {
    words: linesOf(upright, text).flatMap((line) => wordsOf(line, upright)),
    rules: paths.flatMap(rulesOf),
    bars: paths.flatMap(barOf),
    paths,
    whole,
  };
}

function wordsOf(line: TextLine, glyphs: readonly GlyphMark[]): Words[] {
  const stretches: { text: string; x0: number; x1: number }[] = [];
  for (const { text, x0, x1 } of [...line.words].sort((a, b) => a.x0 - b.x0)) {
    const last = stretches.at(-1);
    if (last !== undefined && x0 - last.x1 < SPACE * line.size_pt) {
      last.text = line.rtl ? `${text} ${last.text}` : `${last.text} ${text}`;
      last.x1 = x1;
    } else stretches.push({ text, x0, x1 });
  }
  return stretches.map(({ text, x0, x1 }): Words => {
    const own = glyphs.filter(({ x, y }) => Math.abs(y - line.y) < 0.4 * line.size_pt && x > x0 - 0.5 && x < x1 - 0.05);
    const piece = line.pieces.find((one) => one.x1 > x0 + 0.1) ?? line.pieces[0];
    const number = printedIn(text);
    return {
      text,
      box: { x0, x1, y0: line.y - FIGURE * line.size_pt, y1: line.y },
      size_pt: line.size_pt,
      bold: piece?.bold ?? false,
      color: piece?.color ?? '#000000',
      family: piece?.font.family ?? '',
      ...(number === undefined ? {} : { number }),
      glyphs: own,
    };
  });
}

function rulesOf(mark: PathMark): Rule[] {
  if (mark.fill === undefined && mark.stroke !== undefined) {
    const lines = subpaths(mark.segments).map(lineOf);
    if (lines.some((line) => line === undefined)) return [];
    const rules = lines.map((line) => ruleOf(mark, line as readonly [number, number, number, number]));
    return rules.every((rule) => rule !== undefined) ? (rules as Rule[]) : [];
  }
  const box = rectangleOf(mark.segments);
  if (box === undefined || mark.stroke !== undefined) return [];
  const [w, h] = [box.x1 - box.x0, box.y1 - box.y0];
  if (h <= THIN && w > 3 * h) return [{ of: mark, lies: true, at: (box.y0 + box.y1) / 2, from: box.x0, to: box.x1 }];
  return w <= THIN && h > 3 * w ? [{ of: mark, lies: false, at: (box.x0 + box.x1) / 2, from: box.y0, to: box.y1 }] : [];
}

function ruleOf(of: PathMark, [x1, y1, x2, y2]: readonly [number, number, number, number]): Rule | undefined {
  if (Math.abs(y1 - y2) < LEVEL) return { of, lies: true, at: (y1 + y2) / 2, from: Math.min(x1, x2), to: Math.max(x1, x2) };
  if (Math.abs(x1 - x2) < LEVEL) return { of, lies: false, at: (x1 + x2) / 2, from: Math.min(y1, y2), to: Math.max(y1, y2) };
  return undefined;
}

function barOf(mark: PathMark): Bar[] {
  if (mark.fill === undefined || mark.fill.kind === 'none' || mark.fill.kind === 'pattern' || mark.alpha < 0.05) return [];
  const parts = subpaths(mark.segments);
  const [part] = parts;
  const color = mark.fill.kind === 'solid' ? mark.fill.color : JSON.stringify(mark.fill.gradient.stops);
  const isBar = ({ x0, y0, x1, y1 }: Rect): boolean => Math.min(x1 - x0, y1 - y0) >= LEAST_BAR;
  if (parts.length > 1) {
    // Some programs paint all bars of a series at once.
    const boxes = parts.length > MOST_PARTS ? [] : parts.map((one) => rectangleOf(one));
    return boxes.every((box) => box !== undefined && isBar(box)) ? (boxes as Rect[]).map((box) => ({ of: mark, box, color })) : [];
  }
  const box = part === undefined ? undefined : (rectangleOf(part) ?? roundedOf(part)?.box ?? roundedEnd(part, mark.box));
  return box === undefined || !isBar(box) ? [] : [{ of: mark, box, color }];
}

/** A box with two round corners at one end. */
function roundedEnd(part: readonly { readonly op: string }[], box: Rect): Rect | undefined {
  const ends = part.flatMap((step) => ('x' in step && 'y' in step ? [[Number(step.x), Number(step.y)] as const] : []));
  const curves = part.filter(({ op }) => op === 'C').length;
  const radius = 0.3 * Math.min(box.x1 - box.x0, box.y1 - box.y0);
  const isRim = ([x, y]: readonly [number, number]): boolean =>
    Math.min(x - box.x0, box.x1 - x) < 0.15 || Math.min(y - box.y0, box.y1 - y) < 0.15;
  const isNearCorner = ([x, y]: readonly [number, number]): boolean =>
    Math.min(x - box.x0, box.x1 - x) <= radius && Math.min(y - box.y0, box.y1 - y) <= radius;
  return curves >= 2 && curves <= 4 && ends.length >= 6 && ends.every((end) => isRim(end) && isNearCorner(end)) ? box : undefined;
}

export const middleOf = (from: number, to: number): number => (from + to) / 2;
