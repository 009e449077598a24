/** A chart that a page shows: what presentations draw it from, and the marks and words that it stands for. */
import { type Box, type Chart, type ChartAxis, type ChartLabel, type Emu, emuOfPt, type Rgb } from '@deckwright/draw/scene';
import type { PathMark } from '../page/marks.ts';
import type { Rect } from '../page/matrix.ts';
import { union } from '../page/matrix.ts';
import { strokeOf } from '../scene/path-shapes.ts';
import { type ChartPage, middleOf, type Plot, type Rule, type Words } from './chart-page.ts';
import { commonCode } from './printed.ts';
import type { Scale } from './scale.ts';

type Unplaced<T> = T extends unknown ? Omit<T, 'id' | 'replaces' | 'frame' | 'alt' | 'heading'> : never;

export interface FoundChart {
  readonly chart: Unplaced<Chart>;
  /** What it draws itself. */
  readonly marks: readonly PathMark[];
  readonly words: readonly Words[];
  /** Keys of its legend, one for each series or category in their order. */
  readonly keys?: readonly Key[];
  /** Its plot with the room around it. */
  readonly around?: Plot;
  /** What stays beside it, such as lines from sectors to their names. */
  readonly beside: { readonly marks: readonly PathMark[]; readonly words: readonly Words[] };
}

export const emuBox = ({ x0, y0, x1, y1 }: Rect): Box => {
  const [x, y] = [emuOfPt(x0), emuOfPt(y0)];
  return { x, y, w: (emuOfPt(x1) - x) as Emu, h: (emuOfPt(y1) - y) as Emu };
};

export const around = (boxes: readonly Rect[]): Rect => boxes.reduce(union);

/** Its stroke, also of a thin box. */
export function strokeOfRule({ of, lies }: Rule) {
  if (of.stroke !== undefined) return strokeOf(of.stroke);
  const width_pt = Math.round((lies ? of.box.y1 - of.box.y0 : of.box.x1 - of.box.x0) * 100) / 100;
  return of.fill?.kind === 'solid'
    ? { color: of.fill.color as Rgb, width_pt, ...(of.alpha < 0.996 ? { alpha: of.alpha } : {}) }
    : undefined;
}

export const lookOf = ({ size_pt, bold, color }: Words): { readonly size_pt: number; readonly bold: boolean; readonly color: Rgb } => ({
  size_pt: Math.round(size_pt * 100) / 100,
  bold,
  color: color as Rgb,
});

/** Sizes of the figures between the plot and the figures of its axis. */
const BESIDE_PLOT = 3.5;

/** The words of an axis where a chart prints the same, in the same place: next to its plot. */
export function axisWords({ ticks, along }: Scale, plot: Rect): ChartAxis['words'] {
  const [first] = ticks;
  const box = around(ticks.map(({ words }) => words.box));
  const gap = along === 'y' ? plot.x0 - box.x1 : box.y0 - plot.y1;
  if (first === undefined || gap < -1 || gap > BESIDE_PLOT * first.words.size_pt) return undefined;
  const code = commonCode(ticks.flatMap(({ words: { number } }) => (number === undefined ? [] : [number])));
  return code === undefined ? undefined : { ...lookOf(first.words), code };
}

export const labelOf = (words: Words, place: ChartLabel['place'], code: string | undefined): ChartLabel | undefined =>
  code === undefined ? undefined : { ...lookOf(words), code, place };

/** Sizes of the letters. */
const FROM_KEY = 1.6;
/** Points. */
const LARGEST_KEY = 16;
const LONGEST_KEY = 64;

export interface Key {
  readonly words: Words;
  readonly marks: readonly PathMark[];
}

/** Between the nearest edges, points. */
export const distance = (a: Rect, b: Rect): number =>
  Math.hypot(Math.max(0, b.x0 - a.x1, a.x0 - b.x1), Math.max(0, b.y0 - a.y1, a.y0 - b.y1));

/** The key of a legend for a colour: a small shape or a short line, with words next to it. */
export const keyOf = (page: ChartPage, color: string, not: ReadonlySet<PathMark>): Key | undefined => keysOf(page, color, not)[0];

/** Of a chart with one colour: several shapes of that are bullets and the like. */
export function onlyKeyOf(page: ChartPage, color: string, not: ReadonlySet<PathMark>): Key | undefined {
  const keys = keysOf(page, color, not);
  return new Set(keys.map(({ words }) => words)).size === 1 ? keys[0] : undefined;
}

function keysOf({ paths, words }: ChartPage, color: string, not: ReadonlySet<PathMark>): Key[] {
  const keys = paths.flatMap((mark): { readonly key: Key; readonly gap: number }[] => {
    if (not.has(mark)) return [];
    const { box } = mark;
    const [w, h] = [box.x1 - box.x0, box.y1 - box.y0];
    const paint = mark.fill ?? mark.stroke?.paint;
    if (paint?.kind !== 'solid' || paint.color !== color || h > LARGEST_KEY || w > (h < 2 ? LONGEST_KEY : LARGEST_KEY * 2)) return [];
    const y = middleOf(box.y0, box.y1);
    const beside = words
      .filter((one) => Math.abs(middleOf(one.box.y0, one.box.y1) - y) <= 0.5 * one.size_pt && one.box.x0 >= box.x1 - 0.5)
      .map((one) => ({ one, gap: (one.box.x0 - box.x1) / one.size_pt }))
      .filter(({ one, gap }) => gap <= FROM_KEY && Math.max(h, Math.min(w, h)) <= 1.6 * one.size_pt)
      .sort((a, b) => a.gap - b.gap)[0];
    if (beside === undefined) return [];
    const marks = paths.filter(
      (other) =>
        !not.has(other) &&
        other.box.x0 >= box.x0 - 3 &&
        other.box.x1 <= beside.one.box.x0 &&
        other.box.y0 >= y - LARGEST_KEY / 2 &&
        other.box.y1 <= y + LARGEST_KEY / 2 &&
        other.box.x1 <= box.x1 + 3,
    );
    return [{ key: { words: beside.one, marks }, gap: beside.gap }];
  });
  // Two charts of one page may have the same colours: each is named by the legend next to it.
  const own = [...not].map(({ box }) => box);
  const plot = own.length === 0 ? undefined : around(own);
  const away = ({ words: { box } }: Key): number => (plot === undefined ? 0 : distance(plot, box));
  return keys.sort((a, b) => away(a.key) - away(b.key) || a.gap - b.gap).map(({ key }) => key);
}

/** The family that most of its words have. */
export function familyOf(words: readonly Words[]): string {
  const counts = new Map<string, number>();
  for (const { family } of words) counts.set(family, (counts.get(family) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}
