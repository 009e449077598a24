/** What a chart draws around its marks by itself: its axes, grid, frame, legend and the names of its axes. */
import type { Box, ChartAxis, ChartLegend, ChartWords, Stroke } from '@deckwright/draw/scene';
import type { PathMark } from '../page/marks.ts';
import { contains, type Rect } from '../page/matrix.ts';
import { rectangleOf } from '../page/outlines.ts';
import { type ChartPage, middleOf, type Plot, type Rule, type Words } from './chart-page.ts';
import { around, emuBox, type Key, lookOf, strokeOfRule } from './found-chart.ts';
import type { Scale } from './scale.ts';

/** Of a pitch, the room that pages leave beside the first and the last category. */
const BESIDE = 0.75;
/** Of a pitch, by how much lines may end before the outer categories do. */
const SHORTER = 0.2;
/** Points. */
const SAME = 2.2;
const ON_LINE = 0.5;
const LONGEST_TICK = 9;

export interface Furniture {
  readonly categories: { readonly line?: Stroke; readonly ticks?: boolean };
  readonly values: { readonly line?: Stroke; readonly grid?: Stroke; readonly ticks?: boolean };
  readonly ground?: { readonly stroke: Stroke };
  /** All that these stand for. */
  readonly marks: readonly PathMark[];
  /** Where lines end elsewhere than those of the chart, their places, and those of the chart. */
  readonly elsewhere?: readonly Box[];
}

/** @param base where marks begin, in the direction of the values @param ofScale rules at the figures of the axis */
export function furnitureOf({ rules }: ChartPage, plot: Plot, base: number, scale: Pick<Scale, 'rules' | 'ticks'>): Furniture {
  const { rules: ofScale, ticks } = scale;
  const { stands, from, to, low, high, pitch } = plot;
  const [room, less] = [BESIDE * pitch + SAME, SHORTER * pitch + SAME];
  const along = rules.filter((rule) => rule.lies === stands);
  const across = rules.filter((rule) => rule.lies !== stands);
  // Values grow against the page where marks stand.
  const placeOf = (value: number): number => (stands ? -value : value);
  const isWhole = (rule: Rule): boolean =>
    rule.from <= from + less && rule.from >= from - room && rule.to >= to - less && rule.to <= to + room;
  const atBase = along.filter((rule) => isWhole(rule) && Math.abs(rule.at - placeOf(base)) <= ON_LINE);
  const all = meshOf(ofScale.filter(isWhole).filter((rule) => !atBase.includes(rule)));
  // A line at one figure, or round the plot, is no grid.
  const mesh = 2 * new Set(all.map(({ at }) => Math.round(at))).size >= ticks.length - 1 ? all : [];
  const [foot, top] = [placeOf(low), placeOf(high)].sort((a, b) => a - b) as [number, number];
  const upright = across.filter((rule) => Math.abs(rule.from - foot) <= SAME && Math.abs(rule.to - top) <= SAME);
  const inReach = (at: number): boolean => at >= from - room && at <= to + room;
  // Values stand at the left of columns and below bars.
  const atFrom = upright.filter(({ at }) => inReach(at) && at <= from + ON_LINE);
  const atTo = upright.filter(({ at }) => inReach(at) && at >= to - ON_LINE);
  const [edge, far] = stands ? [atFrom, atTo] : [atTo, atFrom];
  const end = along.filter((rule) => isWhole(rule) && Math.abs(rule.at - placeOf(high)) <= ON_LINE && !mesh.includes(rule));
  const side = stands ? Math.min(from, ...edge.map(({ at }) => at)) : Math.max(to, ...edge.map(({ at }) => at));
  const [nearest, farthest] = stands ? [side - LONGEST_TICK, side + SAME] : [side - SAME, side + LONGEST_TICK];
  const marks = ofScale.filter((rule) => rule.to - rule.from <= LONGEST_TICK && rule.from >= nearest && rule.to <= farthest);
  const below = [low, base].map(placeOf);
  const ends = across.filter(
    (rule) =>
      rule.to - rule.from <= LONGEST_TICK &&
      inReach(rule.at) &&
      below.some((at) => Math.min(Math.abs(rule.from - at), Math.abs(rule.to - at)) <= SAME) &&
      !ofScale.includes(rule),
  );
  const isFrame = [edge, far, end, atBase].every((sides) => sides.length > 0) && lookOfRule(topmost(edge)) === lookOfRule(topmost(far));
  const frame = isFrame ? strokeOf(edge) : undefined;
  const [line, pen, grid] = [strokeOf(atBase), strokeOf(edge), strokeOf(mesh)];
  const drawn = [...mesh, ...atBase, ...edge, ...(isFrame ? [...far, ...end] : [])];
  const isExact = drawn.every((rule) =>
    rule.lies === stands
      ? Math.abs(rule.from - from) <= SAME && Math.abs(rule.to - to) <= SAME
      : Math.min(Math.abs(rule.at - from), Math.abs(rule.at - to)) <= SAME,
  );
  const sides = [from, to].map((at): Rule => ({ of: drawn[0]?.of as PathMark, lies: !stands, at, from: foot, to: top }));
  return {
    categories: {
      ...(line === undefined ? {} : { line }),
      // Programs set these between categories, or at the points of lines.
      ...(ends.length > 0 && areTicks(ends, plot) ? { ticks: true } : {}),
    },
    values: {
      ...(pen === undefined || isFrame ? {} : { line: pen }),
      ...(grid === undefined ? {} : { grid }),
      ...(marks.length > 0 ? { ticks: true } : {}),
    },
    ...(frame === undefined ? {} : { ground: { stroke: frame } }),
    marks: [...drawn, ...marks, ...ends].map(({ of }) => of),
    ...(isExact ? {} : { elsewhere: [...drawn, ...marks, ...ends, ...sides].map(boxOfRule) }),
  };
}

const boxOfRule = ({ lies, at, from, to }: Rule): Box =>
  emuBox(lies ? { x0: from, x1: to, y0: at - 1, y1: at + 1 } : { x0: at - 1, x1: at + 1, y0: from, y1: to });

/** Grid lines of the look that most of them have; others mark a value of their own. */
function meshOf(rules: readonly Rule[]): readonly Rule[] {
  const counts = new Map<string, number>();
  for (const rule of rules) counts.set(lookOfRule(rule), (counts.get(lookOfRule(rule)) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  return rules.filter((rule) => lookOfRule(rule) === most);
}

const lookOfRule = (rule: Rule | undefined): string => JSON.stringify(rule && strokeOfRule(rule));
/** The broadest is seen, and of equal ones that which is painted last. */
const topmost = (rules: readonly Rule[]): Rule | undefined =>
  [...rules].sort((a, b) => (strokeOfRule(b)?.width_pt ?? 0) - (strokeOfRule(a)?.width_pt ?? 0) || b.of.order - a.of.order)[0];
function strokeOf(rules: readonly Rule[]): Stroke | undefined {
  const rule = topmost(rules);
  return rule && strokeOfRule(rule);
}

function areTicks(ends: readonly Rule[], { from, pitch }: Plot): boolean {
  return ends.every(({ at }) => {
    const steps = (at - from) / pitch;
    return Math.abs(steps - Math.round(steps)) * pitch <= SAME;
  });
}

/** The ground of a plot: a filled box with nothing else than the plot and the room beside its categories. */
export function groundOf({ paths }: ChartPage, plot: Rect, { stands, pitch }: Plot): PathMark | undefined {
  const [x, y] = stands ? [BESIDE * pitch, SAME] : [SAME, BESIDE * pitch];
  const most: Rect = { x0: plot.x0 - x - SAME, x1: plot.x1 + x + SAME, y0: plot.y0 - y - SAME, y1: plot.y1 + y + SAME };
  return paths.find((mark) => {
    const box = rectangleOf(mark.segments);
    return box !== undefined && mark.fill?.kind === 'solid' && contains(box, plot, SAME) && contains(most, box);
  });
}

/** Sizes of the letters: around a legend, and for wider faces and longer lines behind the names of a column. */
const MARGIN = { beside: 0.5, above: 0.35, behind: 1.2, line: 2.5 } as const;

/** Keys in rows or in one column, in the order in which a program lists them. Undefined where they stand otherwise. */
export function legendOf(keys: readonly Key[], plot: Rect, isListedUp: boolean): Omit<ChartLegend, 'ground'> | undefined {
  const [first] = keys;
  if (first === undefined || new Set(keys.map(({ words }) => JSON.stringify(lookOf(words)))).size > 1) return undefined;
  const size = first.words.size_pt;
  const rowOf = ({ words: { box } }: Key): number => Math.round(middleOf(box.y0, box.y1) / (0.6 * size));
  const rows = new Map<number, Key[]>();
  for (const key of keys) {
    const at = [...rows.keys()].find((row) => Math.abs(row - rowOf(key)) <= 1) ?? rowOf(key);
    rows.set(at, [...(rows.get(at) ?? []), key]);
  }
  const read = [...rows].sort(([a], [b]) => a - b).map(([, row]) => [...row].sort((a, b) => a.words.box.x0 - b.words.box.x0));
  const columns = read[0]?.length ?? 0;
  const isColumn = columns === 1 && read.length > 1;
  const listed = isColumn && isListedUp ? [...keys].reverse() : keys;
  if (!read.flat().every((key, i) => key === listed[i])) return undefined;
  if (read.some((row, i) => (i < read.length - 1 ? row.length !== columns : row.length > columns))) return undefined;
  const box = around(keys.flatMap(({ words, marks }) => [words.box, ...marks.map((mark) => mark.box)]));
  const isOfLines = keys.some(({ marks }) => marks.some(({ fill }) => fill === undefined));
  const side = box.y0 >= plot.y1 - 1 ? 'below' : box.y1 <= plot.y0 + 1 ? 'above' : box.x1 <= plot.x0 + 1 ? 'left' : 'right';
  return {
    side,
    box: emuBox({
      x0: box.x0 - MARGIN.beside * size,
      x1: box.x1 + (MARGIN.behind + (isOfLines ? MARGIN.line : 0)) * size * columns,
      y0: box.y0 - MARGIN.above * size,
      y1: box.y1 + MARGIN.above * size,
    }),
    words: lookOf(first.words),
  };
}

/** Words as the title of an axis. */
export function titleOf(words: Words, rises: boolean): NonNullable<ChartAxis['title']> {
  const { box, text, size_pt } = words;
  const grown: Rect = rises ? box : { ...box, y0: box.y1 - 0.95 * size_pt, y1: box.y1 + 0.25 * size_pt };
  const look: ChartWords = lookOf(words);
  return { ...look, text, box: emuBox(grown) };
}

/**
 * Whether programs end the axis of values there without being told to: at the first step with room for a twentieth beyond the largest
 * value, and at the first beyond it, as programs differ.
 */
export function isAutomatic(min: number, max: number, step: number | undefined, values: readonly number[]): boolean {
  const most = Math.max(...values);
  if (step === undefined || min !== 0 || !values.every((value) => value >= 0) || !(most > 0)) return false;
  const endsAt = (value: number): number => Math.ceil(value / step - 1e-9) * step;
  return [endsAt(most), endsAt(1.05 * most)].every((end) => Math.abs(end - max) <= 1e-6 * max);
}
