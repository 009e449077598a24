/** Bars and columns of a page: boxes of one breadth from one line, with figures that their lengths prove. */
import type { ChartLabel, ChartPoint, ChartSeries, Fill, Stroke } from '@deckwright/draw/scene';
import { Losses } from '../loss.ts';
import type { PathMark } from '../page/marks.ts';
import type { Rect } from '../page/matrix.ts';
import { fillOf, strokeOf } from '../scene/path-shapes.ts';
import { type Bar, type ChartPage, middleOf, type Plot, type Words } from './chart-page.ts';
import { around, axisWords, emuBox, type FoundChart, familyOf, keyOf, labelOf, lookOf, onlyKeyOf } from './found-chart.ts';
import { furnitureOf, isAutomatic } from './furniture.ts';
import { nameOf, namesBefore, namesBelow } from './names.ts';
import { commonCode, rounded } from './printed.ts';
import { type Scale, scalesOf, shifted } from './scale.ts';

/** A box as its chart has it: from the base on, and across. */
interface Side {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

interface Turned extends Side {
  readonly bar: Bar;
}

const sideOf = ({ x0, y0, x1, y1 }: Rect, stands: boolean): Side =>
  stands ? { from: -y1, to: -y0, start: x0, end: x1 } : { from: x0, to: x1, start: y0, end: y1 };

/** Points. */
const SAME = 0.6;
/** Shares: of a breadth, of the way between bars, of the longest bar. */
const SAME_BREADTH = 0.02;
const EVEN = 0.02;
/** Boxes of a page, and of a chart, and series: of more a reader could make nothing. */
const MOST_BARS = 1_500;
const MOST_OF_CHART = 200;
const MOST_SERIES = 16;
const PROVED = 0.01;
/** Percent of a breadth (ISO 29500-1, 21.2.3.13). */
const MAX_GAP = 500;

export function barCharts(page: ChartPage): FoundChart[] {
  const taken = new Set<PathMark>();
  if (page.bars.length > MOST_BARS) return [];
  return [true, false].flatMap((stands) => {
    const tried = new Set<PathMark>();
    const all = page.bars.map((bar): Turned => ({ ...sideOf(bar.box, stands), bar }));
    const scales = scalesOf(page, !stands);
    const found: FoundChart[] = [];
    for (const seed of all) {
      if (taken.has(seed.bar.of) || tried.has(seed.bar.of)) continue;
      const own = onBase(seed, all);
      const part = own === undefined || own.length < 2 * LEAST_APART ? undefined : besideGap(own, seed);
      const [chart, used] = firstOf(
        [own, part].filter((some) => some !== undefined),
        (some) => chartOf(some, all, seed.from, stands, scales, page),
      );
      for (const { bar } of used ?? own ?? []) tried.add(bar.of);
      if (chart === undefined) continue;
      for (const mark of chart.marks) taken.add(mark);
      found.push(chart);
    }
    return found;
  });
}

const breadth = ({ start, end }: Side): number => end - start;
const isSame = (a: number, b: number): boolean => Math.abs(a - b) <= SAME;

/** Boxes that begin where one does, side by side. */
function onBase(seed: Turned, all: readonly Turned[]): Turned[] | undefined {
  const own = all
    .filter(
      (bar) =>
        (isSame(bar.from, seed.from) || isSame(bar.to, seed.from)) &&
        Math.abs(breadth(bar) - breadth(seed)) <= Math.max(0.4, SAME_BREADTH * breadth(seed)),
    )
    .sort((a, b) => a.start - b.start);
  const lengths = own.map(({ from, to }) => to - from);
  if (own.length < 2 || Math.max(...lengths) - Math.min(...lengths) < SAME) return undefined;
  return own.every((bar, i) => i === 0 || bar.start >= (own[i - 1]?.end ?? 0) - SAME) ? own : undefined;
}

/** Bars of a chart that stands beside another one, and over the white between its bars, that between two charts. */
const LEAST_APART = 2;
const APART = 2;

/** Of bars on one line, those on the seed's side of the one gap that is far broader than the others: charts may stand beside each other. */
function besideGap(own: readonly Turned[], seed: Turned): Turned[] | undefined {
  const pitches = own.slice(1).map((bar, i) => bar.start - (own[i]?.start ?? 0));
  const sorted = [...pitches].sort((a, b) => a - b);
  const usual = sorted[sorted.length >> 1] ?? 0;
  const parts: Turned[][] = [];
  own.forEach((bar, i) => {
    if (i === 0 || (pitches[i - 1] ?? 0) > APART * usual) parts.push([bar]);
    else parts.at(-1)?.push(bar);
  });
  const part = parts.find((some) => some.includes(seed));
  return parts.length > 1 && part !== undefined && part.length >= LEAST_APART ? part : undefined;
}

function firstOf<T, R>(some: readonly T[], make: (one: T) => R | undefined): readonly [R | undefined, T | undefined] {
  for (const one of some) {
    const made = make(one);
    if (made !== undefined) return [made, one];
  }
  return [undefined, undefined];
}

interface Stack {
  readonly bars: readonly Turned[];
}

function stackOn(bar: Turned, all: readonly Turned[]): Stack {
  const bars = [bar];
  for (let last = bar; ; ) {
    const next = all.find(
      (one) => !bars.includes(one) && isSame(one.from, last.to) && isSame(one.start, last.start) && isSame(one.end, last.end),
    );
    if (next === undefined) return { bars };
    bars.push(next);
    last = next;
  }
}

/** How bars stand side by side: so many in each category, in the order of their series. */
interface Groups {
  readonly together: number;
  readonly pitch: number;
  /** Middles of the categories. */
  readonly places: readonly number[];
  readonly gap: number;
  readonly overlap: number;
}

function groupsOf(own: readonly Turned[], isStacked: boolean): Groups | undefined {
  const colors = [...new Set(own.map(({ bar }) => bar.color))];
  const most = isStacked ? 1 : colors.length;
  for (const together of most > 1 && own.length > most ? [most, 1] : [1]) {
    if (own.length % together !== 0 || !own.every(({ bar }, i) => together === 1 || bar.color === colors[i % together])) continue;
    const middles = own.map(({ start, end }) => middleOf(start, end));
    const places = middles.flatMap((_, i) => (i % together === 0 ? [middleOf(middles[i] ?? 0, middles[i + together - 1] ?? 0)] : []));
    const wide = breadth(own[0] as Turned);
    const step = together === 1 ? wide : ((middles[together - 1] ?? 0) - (middles[0] ?? 0)) / (together - 1);
    const pitch = places.length > 1 ? ((places.at(-1) ?? 0) - (places[0] ?? 0)) / (places.length - 1) : 1.5 * together * wide;
    const isEven = places.every((place, i) => Math.abs(place - (places[0] ?? 0) - i * pitch) <= Math.max(SAME, EVEN * pitch));
    const overlap = together === 1 ? 0 : Math.round((1 - step / wide) * 100);
    const gap = Math.round((pitch / wide - (together - ((together - 1) * overlap) / 100)) * 100);
    if (isEven && gap >= 0 && gap <= MAX_GAP && Math.abs(overlap) <= 100) return { together, pitch, places, gap, overlap };
  }
  return undefined;
}

interface Valued {
  readonly bar: Turned;
  readonly category: number;
  readonly series: number;
  readonly length: number;
  readonly label?: Words;
  value: number;
}

function chartOf(
  own: readonly Turned[],
  all: readonly Turned[],
  base: number,
  stands: boolean,
  scales: readonly Scale[],
  page: ChartPage,
): FoundChart | undefined {
  const stacks = own.map((bar) => stackOn(bar, all));
  const isStacked = stacks.some(({ bars }) => bars.length > 1);
  const groups = groupsOf(own, isStacked);
  if (groups === undefined) return undefined;
  const bars = stacks.flatMap(({ bars: parts }) => parts);
  const colors = [...new Set(bars.map(({ bar }) => bar.color))];
  if (bars.length > MOST_OF_CHART || (colors.length > MOST_SERIES && isStacked)) return undefined;
  const scale = scaleBeside(bars, base, stands, scales);
  const ticks = new Set(scale?.ticks.map(({ words }) => words));
  const free = page.words.filter((one) => !ticks.has(one));
  const valued = stacks.flatMap(({ bars: parts }, at): Valued[] =>
    parts.map((bar, k) => {
      const isUnder = !isStacked && isSame(bar.to, base) && !isSame(bar.from, base);
      const label = labelAt(bar, free, stands, isStacked, isUnder);
      return {
        bar,
        category: Math.floor(at / groups.together),
        series: isStacked ? colors.indexOf(bar.bar.color) : groups.together > 1 ? at % groups.together : 0,
        length: (isUnder ? -1 : 1) * (bar.to - bar.from),
        ...(label === undefined ? {} : { label }),
        value: k,
      };
    }),
  );
  if (isStacked && new Set(valued.map(({ category, series }) => `${category} ${series}`)).size < valued.length) return undefined;
  const per_pt = measure(valued, scale);
  if (per_pt === undefined) return undefined;
  const printed = valued.flatMap(({ label }) => (label?.number === undefined ? [] : [label.number]));
  const code = printed.length === valued.length ? commonCode(printed) : undefined;
  const unlabelled = free.filter((one) => !valued.some(({ label }) => label === one));
  const namesAt = (foot: number): (readonly Words[])[] =>
    stands ? namesBelow(groups.places, groups.pitch, -foot, unlabelled) : namesBefore(groups.places, groups.pitch, foot, unlabelled);
  const outer = stands ? -footOf(bars, scale) : Math.min(base, ...bars.map(({ from }) => from));
  const below = namesAt(outer);
  const isNamed = (some: readonly (readonly Words[])[]): boolean => some.filter((one) => one.length > 0).length >= some.length / 2;
  // Of values on both sides of zero, names may stand at its line.
  const isAtLine = !isNamed(below) && base - outer > SAME;
  const names = isAtLine ? namesAt(base) : below;
  if (!isNamed(names)) return undefined;

  const across = { from: (groups.places[0] ?? 0) - groups.pitch / 2, to: (groups.places.at(-1) ?? 0) + groups.pitch / 2 };
  const spans = scale === undefined ? [base, ...bars.flatMap(({ from, to }) => [from, to])] : bars.flatMap(({ from, to }) => [from, to]);
  const ends = scale?.ticks.map(({ at }) => (stands ? -at : at)) ?? [];
  const [low, high] = [Math.min(...spans, ...ends), Math.max(...spans, ...ends)];
  const valueAt = (along: number): number => (scale === undefined ? (along - base) / per_pt : scale.valueAt(stands ? -along : along));
  const plot: Rect = stands
    ? { x0: across.from, x1: across.to, y0: -high, y1: -low }
    : { x0: low, x1: high, y0: across.from, y1: across.to };
  const room: Plot = { stands, ...across, low, high, pitch: groups.pitch };
  const furniture = furnitureOf(page, room, base, scale ?? { rules: [], ticks: [] });
  const endOf = (along: number): number =>
    scale?.ticks.find((_, i) => Math.abs((ends[i] ?? 0) - along) <= SAME)?.value ?? clean(valueAt(along));
  const ownWords = scale === undefined ? undefined : axisWords(scale, plot);
  const lookOfNames = names.flat()[0];

  // Bars that lie are counted from the foot of the page.
  const order = groups.places.map((_, i) => (stands ? i : groups.places.length - 1 - i));
  const count = isStacked ? colors.length : groups.together;
  const inBars = new Set(bars.map(({ bar }) => bar.of));
  const known =
    colors.length <= MOST_SERIES ? colors.map((color) => (count > 1 ? keyOf(page, color, inBars) : onlyKeyOf(page, color, inBars))) : [];
  const keys = known.flatMap((key) => key ?? []);
  // Columns in colours of their own are one series.
  const isKeyed = keys.length === known.length && keys.length === count;
  const seriesOrder = Array.from({ length: count }, (_, i) => (stands || isStacked ? i : count - 1 - i));
  const series = seriesOrder.map(
    (k): ChartSeries => ({
      name: (isKeyed ? keys[k]?.words.text : undefined) ?? (count > 1 ? `Series ${k + 1}` : ''),
      points: order.map((category): ChartPoint => {
        const one = valued.find((bar) => bar.category === category && bar.series === k);
        if (one === undefined) return {};
        const place = one.label === undefined ? undefined : placeOf(one, stands);
        const label = one.label === undefined || place === undefined || code === undefined ? undefined : labelOf(one.label, place, code);
        return { value: one.value, ...paintsOf(one.bar.bar.of), ...(label === undefined ? {} : { label }) };
      }),
    }),
  );
  const labels = series.some(({ points }) => points.some(({ label }) => label !== undefined))
    ? valued.flatMap(({ label }) => (label === undefined ? [] : [label]))
    : [];
  const words = [...labels, ...names.flat(), ...(ownWords === undefined ? [] : [...ticks])];
  const scaled = { min: endOf(low), max: endOf(high) };
  const highest = isStacked ? sumsOf(valued) : valued.map(({ value }) => value);
  return {
    chart: {
      kind: 'bar',
      name: 'Chart',
      plot: emuBox(plot),
      categories: order.map((i) => nameOf(names[i] ?? [])),
      series,
      along: stands ? 'y' : 'x',
      stacked: isStacked,
      gap: groups.gap,
      overlap: isStacked ? 100 : groups.overlap,
      scale: { ...scaled, ...(isAutomatic(scaled.min, scaled.max, scale?.step, highest) ? { automatic: true } : {}) },
      reversed: false,
      font: familyOf(words),
      axes: {
        categories: {
          ...furniture.categories,
          ...(isAtLine ? { at_line: true } : {}),
          ...(lookOfNames === undefined ? {} : { words: lookOf(lookOfNames) }),
        },
        ...(scale === undefined
          ? {}
          : { values: { ...furniture.values, step: scale.step, ...(ownWords === undefined ? {} : { words: ownWords }) } }),
      },
      ...(furniture.ground === undefined ? {} : { ground: furniture.ground }),
      ...(furniture.elsewhere === undefined ? {} : { elsewhere: furniture.elsewhere }),
    },
    marks: [...inBars, ...furniture.marks],
    words,
    keys: isKeyed ? seriesOrder.flatMap((k) => keys[k] ?? []) : [],
    around: room,
    beside: { marks: [], words: [] },
  };
}

/** How high stacks are. */
function sumsOf(valued: readonly Valued[]): number[] {
  const sums = new Map<number, number>();
  for (const { category, value } of valued) sums.set(category, (sums.get(category) ?? 0) + value);
  return valued.some(({ value }) => value < 0) ? [-1] : [...sums.values()];
}

const clean = (value: number): number => Number(value.toPrecision(10));

function footOf(bars: readonly Turned[], scale: Scale | undefined): number {
  return Math.max(...bars.map(({ bar }) => bar.box.y1), ...(scale?.ticks.map(({ at }) => at) ?? []));
}

/** Sizes of the figures beside the first bar or beyond the last. */
const BESIDE = 14;

/** The axis whose zero, or whose least figure, is where bars begin. */
function scaleBeside(bars: readonly Turned[], base: number, stands: boolean, scales: readonly Scale[]): Scale | undefined {
  const box = around(bars.map(({ bar }) => bar.box));
  const place = stands ? -base : base;
  for (const scale of scales) {
    const words = around(scale.ticks.map(({ words: one }) => one.box));
    const size = scale.ticks[0]?.words.size_pt ?? 10;
    const grows = stands ? scale.per_pt < 0 : scale.per_pt > 0;
    const isBeside = stands
      ? (words.x1 <= box.x0 + 1 && box.x0 - words.x1 <= BESIDE * size) || (words.x0 >= box.x1 - 1 && words.x0 - box.x1 <= BESIDE * size)
      : (words.y0 >= box.y1 - 1 && words.y0 - box.y1 <= BESIDE * size) || (words.y1 <= box.y0 + 1 && box.y0 - words.y1 <= BESIDE * size);
    if (!grows || !isBeside) continue;
    const [low] = scale.ticks;
    const zero = scale.ticks.find(({ value }) => value === 0);
    for (const tick of zero === undefined ? [low] : [zero, low]) {
      if (tick === undefined) continue;
      const off = place - tick.at;
      if (Math.abs(off) <= SAME) return scale;
      if (!scale.is_exact && Math.abs(off) <= 0.6 * size) return shifted(scale, off);
    }
  }
  return undefined;
}

/** Gives bars their values, and says how many points one is. Undefined where nothing proves them. */
function measure(valued: Valued[], scale: Scale | undefined): number | undefined {
  const longest = Math.max(...valued.map(({ length }) => Math.abs(length)));
  const ratios = valued
    .flatMap(({ length, label }) => (label?.number === undefined || label.number.value === 0 ? [] : [length / label.number.value]))
    .sort((a, b) => a - b);
  const ratio = scale === undefined || isFromZero(valued, scale) ? ratios[ratios.length >> 1] : undefined;
  const per_pt = scale === undefined ? ratio : 1 / Math.abs(scale.per_pt);
  if (per_pt === undefined || per_pt <= 0) return undefined;
  const measured = valued.map(({ bar, length }) =>
    scale === undefined || isStackPart(bar, valued) ? length / per_pt : valueOn(scale, bar, length),
  );
  const isProved = ({ label }: Valued, i: number): boolean =>
    label?.number !== undefined &&
    Math.abs(label.number.value - (measured[i] ?? 0)) * per_pt <= PROVED * longest + label.number.rounding * per_pt;
  if (valued.every(isProved)) {
    for (const one of valued) one.value = one.label?.number?.value ?? 0;
    return per_pt;
  }
  if (scale === undefined) return undefined;
  const near = rounded(measured, Math.max(0.12 / per_pt, (0.002 * longest) / per_pt));
  valued.forEach((one, i) => {
    one.value = near[i] ?? 0;
    delete (one as { label?: Words }).label;
  });
  return per_pt;
}

const isFromZero = (valued: readonly Valued[], scale: Scale): boolean =>
  valued.some(({ bar, length }) => Math.abs(valueOn(scale, bar, length) * Math.abs(1 / scale.per_pt) - length) <= 1);
const isStackPart = (bar: Turned, valued: readonly Valued[]): boolean =>
  valued.some(({ bar: one }) => one !== bar && isSame(one.start, bar.start) && isSame(one.end, bar.end));
const valueOn = (scale: Scale, { from, to }: Turned, length: number): number => {
  const end = length < 0 ? from : to;
  return scale.valueAt(scale.along === 'y' ? -end : end);
};

/** Sizes of the figures between the end of a bar and its number. */
const NEAR_END = 1.3;

/** The number at the end of a bar, or in it. */
function labelAt(bar: Turned, words: readonly Words[], stands: boolean, isStacked: boolean, isUnder: boolean): Words | undefined {
  const near = words.flatMap((one) => {
    if (one.number === undefined || one.number.name !== '') return [];
    const side = sideOf(one.box, stands);
    const off = Math.abs(middleOf(side.start, side.end) - middleOf(bar.start, bar.end));
    if (off > Math.max(2, (stands ? 0.3 : 0.45) * breadth(bar))) return [];
    const isInside = side.from >= bar.from - 0.5 && side.to <= bar.to + 0.5;
    const gap = isUnder ? bar.from - side.to : side.from - bar.to;
    if (!isInside && (isStacked || gap < -1.5 || gap > NEAR_END * one.size_pt)) return [];
    return [{ one, gap: isInside ? 0.5 * one.size_pt : Math.abs(gap) }];
  });
  return near.sort((a, b) => a.gap - b.gap)[0]?.one;
}

function placeOf({ bar, label, length }: Valued, stands: boolean): ChartLabel['place'] {
  const side = sideOf((label as Words).box, stands);
  const isInside = side.from >= bar.from - 0.5 && side.to <= bar.to + 0.5;
  if (!isInside) return 'end';
  const [before, behind] = length < 0 ? [bar.to - side.to, side.from - bar.from] : [side.from - bar.from, bar.to - side.to];
  return Math.abs(before - behind) <= 0.35 * (before + behind) ? 'centre' : 'inside';
}

export function paintsOf(mark: PathMark): { readonly fill?: Fill; readonly stroke?: Stroke } {
  const fill = mark.fill === undefined ? undefined : fillOf(mark.fill, mark.alpha, mark.box, new Losses(0));
  const stroke = mark.stroke === undefined ? undefined : strokeOf(mark.stroke);
  return { ...(fill === undefined ? {} : { fill }), ...(stroke === undefined ? {} : { stroke }) };
}
