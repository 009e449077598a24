/** Bars and columns, one beside the other, in groups and in stacks. */
import { around, axisOf, type NumberOnPicture, nameOf, numbersOf } from './chart-numbers.ts';
import type { ReadChart, ReadPoint } from './charts.ts';
import type { Figure } from './figures.ts';
import { type Channels, colorDistance, overlap, type PxBounds } from './raster.ts';
import type { PictureLine } from './words.ts';

/** Pixels: bars begin at one line. */
const SAME_EDGE = 3;
/** Of the thickness: bars of one chart are as thick. */
const SAME_THICK = 0.15;
const LEAST_THICK_PX = 6;
const LEAST_BARS = 2;
/** Of the longest bar: a printed number is proved by a length that is nearer. */
const PROVED = 0.025;
/** Of bars: fewer proved ones are boxes with numbers beside them. */
const LEAST_PROVED = 0.6;
const SAME_COLOR = 14;

/** A bar along its axis: of a column, upwards. */
export interface Bar {
  readonly figure: Figure;
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

export type Turn = (bounds: PxBounds) => Omit<Bar, 'figure'>;

const LYING: Turn = ({ left, right, top, bottom }) => ({ from: left, to: right, start: top, end: bottom });
const STANDING: Turn = ({ left, right, top, bottom }) => ({ from: -bottom, to: -top, start: left, end: right });

export function barCharts(figures: readonly Figure[], lines: readonly PictureLine[]): ReadChart[] {
  const numbers = numbersOf(lines);
  const found = [false, true].flatMap((stands) => chartsAlong(figures, lines, numbers, stands));
  return provedBest(found);
}

/** Of charts of the same bars, the one that proves more: cards in a row lie along both directions. */
export function provedBest(charts: readonly ReadChart[]): ReadChart[] {
  const best: ReadChart[] = [];
  for (const chart of charts.toSorted((a, b) => weightOf(b) - weightOf(a)))
    if (!best.some(({ bounds }) => isOver(bounds, chart.bounds))) best.push(chart);
  return best;
}

const weightOf = ({ series, confidence }: ReadChart): number => confidence * series.reduce((sum, { points }) => sum + points.length, 0);
const isOver = (a: PxBounds, b: PxBounds): boolean =>
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
    const chart =
      twoSided(free, bars, base, figures, lines, numbers, turn, stands) ?? chartOf(stacks, base, figures, lines, numbers, turn, stands);
    if (chart === undefined) continue;
    for (const bar of stacks.flat()) used.add(bar);
    charts.push(chart);
  }
  return charts;
}

export const thickOf = ({ start, end }: Bar): number => end - start;

/** Bars of the commonest thickness that begin or end at a line, each at a place of its own. */
function onBase(bars: readonly Bar[], base: number): Bar[] {
  const near = bars.filter(({ from, to }) => Math.abs(from - base) <= SAME_EDGE || Math.abs(to - base) <= SAME_EDGE);
  const alike = (bar: Bar): Bar[] => near.filter((other) => Math.abs(thickOf(other) / thickOf(bar) - 1) <= SAME_THICK);
  const most = near.map(alike).reduce<Bar[]>((best, one) => (one.length > best.length ? one : best), []);
  return most
    .toSorted((a, b) => a.start - b.start)
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

export interface Valued {
  readonly bar: Bar;
  readonly length: number;
  readonly label?: NumberOnPicture;
}

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
  // Where all bars grow the other way, as on the left of a pyramid, their numbers have no minus.
  const isMirrored = bars.every(isUnder);
  const valued = bars.map((bar): Valued => {
    const label = labelOf(bar, numbers, turn, isStacked, isUnder(bar));
    const sign = isUnder(bar) && !(isMirrored && (label?.value ?? 0) >= 0) ? -1 : 1;
    return { bar, length: sign * (bar.to - bar.from), ...(label === undefined ? {} : { label }) };
  });
  const longest = Math.max(...valued.map(({ length }) => Math.abs(length)));
  const per_value = ratioOf(valued);
  const isProved = (one: Valued): boolean => per_value !== undefined && isAsLong(one, per_value, longest);
  const proved = valued.filter(isProved).length;
  const lengths = valued.map(({ length }) => length);
  const isVaried = varies(lengths);
  const place = around(bars.map(({ figure }) => figure.bounds));
  const axis = per_value === undefined || proved < LEAST_PROVED * bars.length ? axisBeside(place, numbers, stands) : undefined;
  let pointOf: (one: Valued) => ReadPoint;
  if (per_value !== undefined && proved >= Math.max(2, LEAST_PROVED * bars.length) && isVaried) {
    pointOf = (one) =>
      isProved(one)
        ? { value: one.label?.value ?? 0, error: one.label?.rounding ?? 0, from: 'label' }
        : { value: round(one.length / per_value, 2 / per_value), error: round(3 / per_value, 3 / per_value), from: 'axis' };
  } else if (axis !== undefined && isVaried && bars.length > LEAST_BARS && !areZones(bars, axis.places, stands)) {
    const off = Math.abs(2 * axis.per_px) + axis.off;
    pointOf = ({ bar }) => {
      const end = axis.at(stands ? -(isUnder(bar) ? bar.from : bar.to) : isUnder(bar) ? bar.from : bar.to);
      const begin = axis.at(stands ? -bar.from : bar.from);
      return { value: round(isStacked ? end - begin : end, off), error: round(off, off), from: 'axis' };
    };
  } else return undefined;
  const { names, series } = seriesOf(stacks, isStacked, figures, lines);
  const categories = categoriesOf(stacks, lines, numbers, turn, base);
  const unit = valued.find(({ label }) => (label?.unit ?? '') !== '')?.label?.unit;
  const made = series.map((own, i) => ({
    ...(names[i] === undefined ? {} : { name: names[i] }),
    points: own.flatMap((bar): ReadPoint[] => {
      const one = valued.find((other) => other.bar === bar);
      const at = stacks.findIndex((stack) => stack.includes(bar));
      const label = categories[at];
      return one === undefined ? [] : [{ ...(label === undefined ? {} : { label }), ...pointOf(one) }];
    }),
  }));
  const sure = valued.filter((one) => isProved(one)).length / valued.length;
  return {
    kind: stands ? 'columns' : 'bars',
    bounds: place,
    ...(unit === undefined ? {} : { unit }),
    ...(axis === undefined ? {} : { axis: { min: axis.min, max: axis.max } }),
    series: made,
    confidence: Math.round(100 * (axis === undefined ? sure : 0.7)) / 100,
  };
}

/** Pixels to one, by the middle of all bars. */
export function ratioOf(valued: readonly Valued[]): number | undefined {
  const ratios = valued
    .flatMap(({ length, label }) => (label === undefined || label.value === 0 ? [] : [length / label.value]))
    .filter((ratio) => ratio > 0);
  return ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)];
}

export const isAsLong = ({ length, label }: Valued, per_value: number, longest: number): boolean =>
  label !== undefined && Math.abs(length - label.value * per_value) <= PROVED * longest + 2;

/** Boxes of one length prove nothing. */
export const varies = (lengths: readonly number[]): boolean =>
  Math.max(...lengths) - Math.min(...lengths) > 0.05 * Math.max(...lengths.map(Math.abs));

/** Bands from tick to tick are the zones of a scale, and no values. */
function areZones(bars: readonly Bar[], places: readonly number[], stands: boolean): boolean {
  const isTick = (end: number): boolean => places.some((place) => Math.abs(place - (stands ? -end : end)) <= ON_TICK_PX);
  return bars.every(({ from, to }) => isTick(from) && isTick(to));
}

/** Figures of ticks stand in their middle to a few pixels; the first and the last may end where the scale does. */
const ON_TICK_PX = 12;

/** Of the thickness of a bar: how far beyond its end its number stands. */
const LABEL_REACH = 3;

const LEAST_PAIRS = 3;

/** Bars to both sides of a line that is another value than zero: all ends and the numbers beyond them lie on one scale. */
function twoSided(
  own: readonly Bar[],
  bars: readonly Bar[],
  base: number,
  figures: readonly Figure[],
  lines: readonly PictureLine[],
  numbers: readonly NumberOnPicture[],
  turn: Turn,
  stands: boolean,
): ReadChart | undefined {
  const pairs = own.flatMap((bar) => {
    const beside = bars.filter((other) => Math.abs(other.start - bar.start) <= SAME_EDGE && Math.abs(other.end - bar.end) <= SAME_EDGE);
    const low = beside.find(({ to }) => Math.abs(to - base) <= SAME_EDGE);
    const high = beside.find(({ from }) => Math.abs(from - base) <= SAME_EDGE);
    return low === undefined || high === undefined ? [] : [[low, high] as const];
  });
  if (pairs.length < LEAST_PAIRS || pairs.length < own.length) return undefined;
  const ends = pairs.map(([low, high]) => [
    { px: low.from, number: beyond(low, low.from, -1, numbers, turn) },
    { px: high.to, number: beyond(high, high.to, 1, numbers, turn) },
  ]);
  const axis = axisOf(ends.flat().flatMap(({ px, number }) => (number === undefined ? [] : [{ px, value: number.value }])));
  if (axis === undefined || ends.flat().some(({ number }) => number === undefined)) return undefined;
  const categories = pairs.map(([low]) => nameBefore(low, lines, numbers, turn));
  const series = [0, 1].map((side) => {
    const first = pairs[0]?.[side]?.figure.fill;
    const name = first === undefined || first === null ? undefined : nameOf(first, figures, lines);
    return {
      ...(name === undefined ? {} : { name }),
      points: ends.flatMap((row, i): ReadPoint[] => {
        const number = row[side]?.number;
        const label = categories[i];
        if (number === undefined) return [];
        return [{ ...(label === undefined ? {} : { label }), value: number.value, error: number.rounding, from: 'label' }];
      }),
    };
  });
  const bounds = around(pairs.flat().map(({ figure }) => figure.bounds));
  return { kind: stands ? 'columns' : 'bars', bounds, series, confidence: 1 };
}

/** The largest number in line with a bar, beyond its end: what changed may stand below in smaller type. */
function beyond(bar: Bar, end: number, side: -1 | 1, numbers: readonly NumberOnPicture[], turn: Turn): NumberOnPicture | undefined {
  return numbers
    .filter((number) => {
      const place = turn(number);
      const gap = side < 0 ? end - place.to : place.from - end;
      return gap >= -4 && gap <= BEYOND_PX && place.end > bar.start - 4 && place.start < bar.end + 4;
    })
    .toSorted((a, b) => b.line.size_px - a.line.size_px)[0];
}

const BEYOND_PX = 60;

/** The largest words in line with a bar, before all that is said of its end. */
function nameBefore(bar: Bar, lines: readonly PictureLine[], numbers: readonly NumberOnPicture[], turn: Turn): string | undefined {
  const before = lines.filter((line) => {
    const place = turn(line);
    const isNumber = numbers.some((number) => number.line === line && number.text === line.text);
    return !isNumber && place.to < bar.from && place.end > bar.start - 4 && place.start < bar.end + 4;
  });
  return before.toSorted((a, b) => b.size_px - a.size_px || turn(a).from - turn(b).from)[0]?.text;
}

/** The number that stands in a bar, or next to its end. */
export function labelOf(
  bar: Bar,
  numbers: readonly NumberOnPicture[],
  turn: Turn,
  isStacked: boolean,
  isBelow: boolean,
): NumberOnPicture | undefined {
  const end = isBelow ? bar.from : bar.to;
  const reach = Math.max(40, LABEL_REACH * thickOf(bar));
  const near = numbers.flatMap((number) => {
    const place = turn(number);
    const middle = (place.start + place.end) / 2;
    const isBeside = middle > bar.start - 4 && middle < bar.end + 4;
    const isInside = place.from >= bar.from - 2 && place.to <= bar.to + 2;
    const gap = isBelow ? end - place.to : place.from - end;
    if (!isBeside || !(isInside || (!isStacked && gap >= -4 && gap <= Math.min(90, reach)))) return [];
    return [{ number, gap: isInside ? Math.abs((isBelow ? place.from : place.to) - end) / 4 : Math.abs(gap) }];
  });
  return near.toSorted((a, b) => a.gap - b.gap)[0]?.number;
}

/** Bars of one colour, or of one place in their groups. */
function seriesOf(
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

/** Numbers in a row below or above bars, or in a column beside columns, evenly set. */
function axisBeside(place: PxBounds, numbers: readonly NumberOnPicture[], stands: boolean): ReturnType<typeof axisOf> {
  const candidates = numbers.filter((number) =>
    stands
      ? (number.right <= place.left + 4 || number.left >= place.right - 4) &&
        number.bottom > place.top - 80 &&
        number.top < place.bottom + 30
      : (number.top >= place.bottom - 4 || number.bottom <= place.top + 4) &&
        number.right > place.left - 30 &&
        number.left < place.right + 200,
  );
  const rowOf = (number: NumberOnPicture): number => (stands ? number.right : (number.top + number.bottom) / 2);
  const rows: NumberOnPicture[][] = [];
  for (const number of candidates) {
    const row = rows.find(([first]) => first !== undefined && Math.abs(rowOf(first) - rowOf(number)) <= 6);
    if (row === undefined) rows.push([number]);
    else row.push(number);
  }
  const axes = rows
    .filter((row) => row.length > 2)
    .map((row) =>
      axisOf(
        row.map((number) => ({ px: stands ? (number.top + number.bottom) / 2 : (number.left + number.right) / 2, value: number.value })),
      ),
    );
  // Scales rise to the right and upwards; other numbers in a row are totals of columns.
  return axes.find((axis) => axis !== undefined && axis.per_px < 0 === stands);
}

/** To a tenth of its error. */
function round(value: number, error: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(1e-9, Math.abs(error))));
  return Number((Math.round(value / step) * step).toPrecision(12));
}
