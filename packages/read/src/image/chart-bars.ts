/** Bars and columns, one beside the other, in groups and in stacks, along an axis with ticks. */
import { type Axis, around, covers, type NumberOnPicture, nameOf, nearestAxis, numbersOf } from './chart-numbers.ts';
import type { Bar, Turn } from './chart-reach.ts';
import type { Figure } from './figures.ts';
import { type Channels, colorDistance, overlap, type PxBounds } from './raster.ts';
import type { ReadChart, ReadPoint } from './read-chart.ts';
import type { PictureLine } from './words.ts';

/** Pixels: bars begin at one line. */
const SAME_EDGE = 3;
/** Of the thickness: bars of one chart are as thick. */
const SAME_THICK = 0.15;
const LEAST_THICK_PX = 6;
const LEAST_BARS = 2;
const SAME_COLOR = 14;

const LYING: Turn = ({ left, right, top, bottom }) => ({ from: left, to: right, start: top, end: bottom });
const STANDING: Turn = ({ left, right, top, bottom }) => ({ from: -bottom, to: -top, start: left, end: right });

export function barCharts(figures: readonly Figure[], lines: readonly PictureLine[]): ReadChart[] {
  const numbers = numbersOf(lines);
  return [false, true].flatMap((stands) => chartsAlong(figures, lines, numbers, stands));
}

export const isOver = (a: PxBounds, b: PxBounds): boolean =>
  overlap(a.left, a.right, b.left, b.right) > 0 && overlap(a.top, a.bottom, b.top, b.bottom) > 0;

/** Boxes as bars of a direction. */
export function barsAlong(figures: readonly Figure[], stands: boolean): { readonly bars: readonly Bar[]; readonly turn: Turn } {
  const turn = stands ? STANDING : LYING;
  const boxes = figures.filter(({ kind, fill, points }) => kind === 'box' && fill !== undefined && points === undefined);
  const bars = boxes.map((figure): Bar => ({ figure, ...turn(figure.bounds) })).filter((bar) => thickOf(bar) >= LEAST_THICK_PX);
  return { bars, turn };
}

function chartsAlong(
  figures: readonly Figure[],
  lines: readonly PictureLine[],
  numbers: readonly NumberOnPicture[],
  stands: boolean,
): ReadChart[] {
  const { bars, turn } = barsAlong(figures, stands);
  const charts: ReadChart[] = [];
  const used = new Set<Bar>();
  const edgesOfBars = [...new Set(bars.flatMap(({ from, to }) => [Math.round(from), Math.round(to)]))];
  const groups = edgesOfBars
    .map((base) => ({ base, own: onBase(bars, base) }))
    .filter(({ own }) => own.length >= LEAST_BARS)
    .toSorted((a, b) => b.own.length - a.own.length);
  for (const { base, own } of groups) {
    const free = own.filter((bar) => !used.has(bar));
    if (free.length < LEAST_BARS) continue;
    const stacks = free.map((bar) => stackOn(bar, bars));
    const chart = chartOf(stacks, base, figures, lines, numbers, turn, stands);
    if (chart === undefined) continue;
    for (const bar of stacks.flat()) used.add(bar);
    charts.push(chart);
  }
  return charts;
}

export const thickOf = ({ start, end }: Bar): number => end - start;

/** Bars of the commonest thickness that begin or end at a line, each at a place of its own. */
export function onBase(bars: readonly Bar[], base: number): Bar[] {
  const near = bars.filter(({ from, to }) => Math.abs(from - base) <= SAME_EDGE || Math.abs(to - base) <= SAME_EDGE);
  const alike = (bar: Bar): Bar[] => near.filter((other) => Math.abs(thickOf(other) / thickOf(bar) - 1) <= SAME_THICK);
  const most = near.map(alike).reduce<Bar[]>((best, one) => (one.length > best.length ? one : best), []);
  return most
    .toSorted((a, b) => a.start - b.start || a.to - a.from - b.to + b.from)
    .filter((bar, i, all) => {
      const last = all[i - 1];
      return last === undefined || bar.start >= last.end - 2;
    });
}

/** What continues a bar, end to end, in other colours. */
function stackOn(bar: Bar, bars: readonly Bar[]): Bar[] {
  const stack = [bar];
  for (let last = bar; ; ) {
    const next = bars.find(
      (other) =>
        !stack.includes(other) &&
        Math.abs(other.from - last.to) <= SAME_EDGE &&
        Math.abs(other.start - last.start) <= SAME_EDGE &&
        Math.abs(other.end - last.end) <= SAME_EDGE,
    );
    if (next === undefined) return stack;
    stack.push(next);
    last = next;
  }
}

/** Bars from tick to tick of an axis beside them. */
function chartOf(
  stacks: readonly (readonly Bar[])[],
  base: number,
  figures: readonly Figure[],
  lines: readonly PictureLine[],
  numbers: readonly NumberOnPicture[],
  turn: Turn,
  stands: boolean,
): ReadChart | undefined {
  const isStacked = stacks.some((stack) => stack.length > 1);
  const bars = stacks.flat();
  const isUnder = (bar: Bar): boolean => !isStacked && Math.abs(bar.to - base) <= SAME_EDGE && Math.abs(bar.from - base) > SAME_EDGE;
  const place = around(bars.map(({ figure }) => figure.bounds));
  const axis = axisBeside(place, numbers, stands);
  if (axis === undefined || !varies(bars.map(({ from, to }) => to - from))) return undefined;
  if (bars.length <= LEAST_BARS || areZones(bars, axis.places, stands)) return undefined;
  const off = Math.abs(2 * axis.per_px) + axis.off;
  const begin = axis.at(stands ? -base : base);
  if (Math.min(Math.abs(begin), Math.abs(begin - axis.min)) > 2 * off) return undefined;
  const lengthOf = (bar: Bar): number => {
    const [from, to] = [bar.from, bar.to].map((end) => axis.at(stands ? -end : end));
    return isStacked ? (to ?? 0) - (from ?? 0) : ((isUnder(bar) ? from : to) ?? 0);
  };
  const { names, series } = seriesOf(stacks, isStacked, figures, lines);
  const categories = categoriesOf(stacks, lines, numbers, turn, base);
  return {
    kind: stands ? 'columns' : 'bars',
    bounds: place,
    axis: { min: axis.min, max: axis.max },
    series: series.map((own, i) => ({
      ...(names[i] === undefined ? {} : { name: names[i] }),
      points: own.map((bar): ReadPoint => {
        const label = categories[stacks.findIndex((stack) => stack.includes(bar))];
        return {
          ...(label === undefined ? {} : { label }),
          value: roundTo(lengthOf(bar), off),
          error: roundTo(off, off),
          from: 'axis',
        };
      }),
    })),
    confidence: 0.7,
  };
}

/** Boxes of one length prove nothing. */
const varies = (lengths: readonly number[]): boolean =>
  Math.max(...lengths) - Math.min(...lengths) > 0.05 * Math.max(...lengths.map(Math.abs));

/** Bands from tick to tick are the zones of a scale, and no values. */
function areZones(bars: readonly Bar[], places: readonly number[], stands: boolean): boolean {
  const isTick = (end: number): boolean => places.some((place) => Math.abs(place - (stands ? -end : end)) <= ON_TICK_PX);
  return bars.every(({ from, to }) => isTick(from) && isTick(to));
}

/** Figures of ticks stand in their middle to a few pixels; the first and the last may end where the scale does. */
const ON_TICK_PX = 12;

/** Bars of one colour, or of one place in their groups. */
export function seriesOf(
  stacks: readonly (readonly Bar[])[],
  isStacked: boolean,
  figures: readonly Figure[],
  lines: readonly PictureLine[],
): { readonly names: readonly (string | undefined)[]; readonly series: readonly (readonly Bar[])[] } {
  const colorOf = (bar: Bar): Channels => bar.figure.fill ?? [0, 0, 0];
  if (!isStacked) return { names: [undefined], series: [stacks.flat()] };
  const series: Bar[][] = [];
  for (const bar of stacks.flat()) {
    const own = series.find(([first]) => first !== undefined && colorDistance(colorOf(first), colorOf(bar)) < SAME_COLOR);
    if (own === undefined) series.push([bar]);
    else own.push(bar);
  }
  return { names: series.map(([first]) => (first === undefined ? undefined : nameOf(colorOf(first), figures, lines))), series };
}

/** The words at the beginning of each bar, on the other side of its base. */
export function categoriesOf(
  stacks: readonly (readonly Bar[])[],
  lines: readonly PictureLine[],
  numbers: readonly NumberOnPicture[],
  turn: Turn,
  base: number,
): (string | undefined)[] {
  const isStanding = turn === STANDING;
  return stacks.map((stack) => {
    const [bar] = stack;
    if (bar === undefined) return undefined;
    const thick = thickOf(bar);
    const own = lines.filter((line) => {
      const place = turn(line);
      const middle = (place.start + place.end) / 2;
      const isBeside = isStanding
        ? middle > bar.start - thick * 0.4 && middle < bar.end + thick * 0.4
        : middle > bar.start - 6 && middle < bar.end + 6;
      if (!isBeside) return false;
      const gap = isStanding ? base - place.to : Math.min(base, bar.from) - place.to;
      return gap > -4 && (isStanding ? gap < 110 : true);
    });
    const isNumber = (line: PictureLine): boolean => numbers.some((number) => number.line === line && number.text === line.text);
    const words = own.filter((line) => isStanding || !isNumber(line)).toSorted((a, b) => a.top - b.top || a.left - b.left);
    const nearest = isStanding ? firstBelow(words) : words.slice(-2);
    return nearest.length === 0 ? undefined : nearest.map(({ text }) => text).join(' ');
  });
}

/** The first line, and what continues it. */
function firstBelow(words: readonly PictureLine[]): PictureLine[] {
  const own: PictureLine[] = [];
  for (const line of words) {
    const last = own.at(-1);
    const isNext = last === undefined || line.baseline - last.baseline < 1.5 * last.size_px;
    if (!isNext) break;
    own.push(line);
  }
  return own;
}

/** Numbers in a row below or above bars, or in a column beside columns, evenly set: the nearest, from whose ticks all bars begin and within which they end. */
function axisBeside(place: PxBounds, numbers: readonly NumberOnPicture[], stands: boolean): Axis | undefined {
  const axis = nearestAxis(place, numbers, stands);
  const [from, to] = stands ? [place.top, place.bottom] : [place.left, place.right];
  return axis !== undefined && covers(axis, from, to) ? axis : undefined;
}

/** To a tenth of its error. */
export function roundTo(value: number, error: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(1e-9, Math.abs(error))));
  return Number((Math.round(value / step) * step).toPrecision(12));
}
