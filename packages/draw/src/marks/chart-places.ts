/** Where the categories, series and values of a drawn chart are, in inches. They are read from the chart claim of the drawing. */
import type { Bounds } from '@deckwright/core/geometry';
import type { BarsClaim, BridgeClaim, ChartClaim, Kit, LinesClaim, NamedMark, PointsClaim } from '../layout/index.ts';
import { inOfEmu, type Shape, walk } from '../scene/index.ts';
import { type Anchor, type ChartPlaces, endOf, rangeOf, unionOf } from './anchors.ts';
import { inksOf } from './inks.ts';
import { namedPlaces } from './named-places.ts';

/** One mark with its levels. */
interface Placed {
  readonly category: number;
  readonly series: string;
  readonly value: number;
  readonly from: number;
  readonly to: number;
  readonly box: Bounds;
  readonly exact: boolean;
}

/** Named marks of the drawing, else those of the last of the `claims` whose marks are in it. */
export function chartPlaces(
  claims: readonly ChartClaim[],
  shapes: readonly Shape[],
  kit: Kit,
  named: readonly NamedMark[] = [],
): ChartPlaces | undefined {
  const byId = new Map([...walk(shapes)].map((s) => [s.id, s]));
  const inks = [...byId.values()].flatMap((s) => (s.kind === 'text' ? inksOf(s, kit) : []));
  const byName = namedPlaces(named, byId, inks);
  if (byName !== undefined) return byName;
  for (const claim of claims.toReversed()) {
    if (claim.kind === 'ring') continue;
    const marks = marksOf(claim, byId);
    if (marks.length === 0) continue;
    return placesOf(claim, marks, byId, inks);
  }
  return undefined;
}

const boundsOf = ({ box }: Shape): Bounds => ({
  left: inOfEmu(box.x),
  right: inOfEmu(box.x + box.w),
  top: inOfEmu(box.y),
  bottom: inOfEmu(box.y + box.h),
});

const isExact = (shape: Shape): boolean => !(shape.datum?.flags ?? []).some((f) => f === 'bar_min_length' || f === 'axis_broken');

function marksOf(claim: Exclude<ChartClaim, { kind: 'ring' }>, byId: ReadonlyMap<string, Shape>): readonly Placed[] {
  switch (claim.kind) {
    case 'bars':
      return barMarks(claim, byId);
    case 'bridge':
      return claim.steps.flatMap(({ from, to, value, mark }, category) => {
        const shape = byId.get(mark);
        return shape === undefined ? [] : [{ category, series: '', value, from, to, box: boundsOf(shape), exact: isExact(shape) }];
      });
    case 'lines':
      return lineMarks(claim);
    case 'points':
      return claim.points.flatMap(({ y, mark, series }, category) => {
        const shape = byId.get(mark);
        return shape === undefined ? [] : [{ category, series, value: y, from: y, to: y, box: boundsOf(shape), exact: false }];
      });
  }
}

function barMarks(claim: BarsClaim, byId: ReadonlyMap<string, Shape>): readonly Placed[] {
  const stacked = claim.stacked === true;
  const tops = claim.categories.map(() => ({ up: 0, down: 0 }));
  return claim.series.flatMap((s) =>
    s.values.flatMap((value, category): Placed[] => {
      const top = tops[category];
      if (value === null || value === undefined || top === undefined) return [];
      const from = stacked ? (value < 0 ? top.down : top.up) : 0;
      const to = from + value;
      if (value < 0) top.down = to;
      else top.up = to;
      const shape = byId.get(s.marks[category] ?? '');
      return shape === undefined ? [] : [{ category, series: s.name, value, from, to, box: boundsOf(shape), exact: isExact(shape) }];
    }),
  );
}

function lineMarks({ plot, min, max, categories, series }: LinesClaim): readonly Placed[] {
  const last = Math.max(1, categories.length - 1);
  return series.flatMap((s) =>
    s.values.flatMap((value, category): Placed[] => {
      if (value === null || value === undefined) return [];
      const x = categories.length > 1 ? plot.x + (plot.w * category) / last : plot.x + plot.w / 2;
      const y = plot.y + plot.h * (1 - (value - min) / (max - min || 1));
      const box = { left: x - DOT, right: x + DOT, top: y - DOT, bottom: y + DOT };
      return [{ category, series: s.name.replace(/ \(forecast\)$/, ''), value, from: value, to: value, box, exact: false }];
    }),
  );
}

/** Half of the widest dot. */
const DOT = 0.06;

function placesOf(
  claim: BarsClaim | BridgeClaim | LinesClaim | PointsClaim,
  marks: readonly Placed[],
  byId: ReadonlyMap<string, Shape>,
  inks: readonly Bounds[],
): ChartPlaces {
  const along = claim.kind === 'bars' || claim.kind === 'bridge' ? claim.along : 'y';
  const isLevel = claim.kind === 'lines' || claim.kind === 'points';
  const { categories } = claim;
  const series = [...new Set(marks.map((m) => m.series))];
  const at = isLevel ? levelOf(claim) : scaleOf(marks, along);
  const together = claim.kind === 'bars' && claim.stacked === true;
  const one = (category: number, wanted: string | undefined): Anchor | undefined => {
    const all = marks.filter((m) => m.category === category && (wanted === undefined || m.series === wanted));
    const own = wanted === undefined && !together ? all.slice(0, 1) : all;
    const [first] = own;
    if (first === undefined) return undefined;
    const value = own.reduce((sum, m) => sum + m.value, 0);
    const box = unionOf(own.map((m) => m.box));
    const level = claim.kind === 'bridge' ? first.to - first.from : value;
    const grows = growth(along, level < 0 && !isLevel, at);
    return { label: categories[category] ?? '', value, of: own.map((m) => m.value), box, ...endOf(box, grows, inks, isLevel), grows };
  };
  return {
    claim,
    along,
    categories,
    series,
    middles: middlesOf(categories.length, along, marks),
    plot: plotOf(claim, marks, byId),
    at,
    find: ({ category, series: wanted, to }) => {
      const first = indexOf(categories, category);
      const last = to === undefined ? first : indexOf(categories, to);
      if (first === undefined || last === undefined || (wanted !== undefined && !series.includes(wanted))) return undefined;
      if (first === last) return one(first, wanted);
      const [low, high] = [Math.min(first, last), Math.max(first, last)];
      const parts = Array.from({ length: high - low + 1 }, (_, i) => one(low + i, wanted)).filter((a) => a !== undefined);
      return parts.length === 0 ? undefined : rangeOf(parts, along);
    },
  };
}

function middlesOf(n: number, along: 'x' | 'y', marks: readonly Placed[]): readonly number[] {
  const spans = Array.from({ length: n }, (_, i) => {
    const own = marks.filter((m) => m.category === i).map((m) => m.box);
    if (own.length === 0) return undefined;
    const { left, right, top, bottom } = unionOf(own);
    return along === 'y' ? ([left, right] as const) : ([top, bottom] as const);
  });
  // A group that lacks a column is not centred on those that it has.
  const widest = Math.max(...spans.map((s) => (s === undefined ? 0 : s[1] - s[0])));
  const known = new Map(spans.flatMap((s, i) => (s !== undefined && s[1] - s[0] > widest - 0.01 ? [[i, (s[0] + s[1]) / 2]] : [])));
  const [first, last] = [[...known][0], [...known].at(-1)];
  if (first === undefined || last === undefined) return [];
  const step = last[0] === first[0] ? 0 : (last[1] - first[1]) / (last[0] - first[0]);
  return Array.from({ length: n }, (_, i) => known.get(i) ?? first[1] + (i - first[0]) * step);
}

/** By name, or by position where no category has that name. */
function indexOf(categories: readonly string[], wanted: string): number | undefined {
  const named = categories.indexOf(wanted);
  if (named >= 0) return named;
  const position = Number(wanted);
  return Number.isInteger(position) && position >= 0 && position < categories.length && wanted.trim() !== '' ? position : undefined;
}

function growth(along: 'x' | 'y', negative: boolean, at: ((value: number) => number) | undefined): Anchor['grows'] {
  if (along === 'y') return negative ? 'down' : 'up';
  const reversed = at !== undefined && at(2e9) < at(1e9);
  return negative === reversed ? 'right' : 'left';
}

function plotOf(claim: ChartClaim, marks: readonly Placed[], byId: ReadonlyMap<string, Shape>): Bounds {
  if (claim.kind === 'lines' || claim.kind === 'points') {
    const { plot } = claim;
    return { left: plot.x, right: plot.x + plot.w, top: plot.y, bottom: plot.y + plot.h };
  }
  const bars = unionOf(marks.map((m) => m.box));
  const lines = [...byId.values()].filter((s) => s.role === 'baseline').map(boundsOf);
  return unionOf([bars, ...lines.filter((l) => l.left < bars.right && l.right > bars.left)]);
}

const levelOf =
  (claim: LinesClaim | PointsClaim) =>
  (value: number): number => {
    const { plot } = claim;
    const { min, max } = claim.kind === 'lines' ? claim : claim.y;
    return plot.y + plot.h * (1 - (value - min) / (max - min || 1));
  };

/** From the longest mark. Both directions are tried and checked against the other marks. */
function scaleOf(marks: readonly Placed[], along: 'x' | 'y'): ((value: number) => number) | undefined {
  const exact = marks.filter((m) => m.exact && m.from !== m.to);
  const [longest] = exact.toSorted((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from));
  if (longest === undefined) return undefined;
  // A bar that is cut near its foot does not show the values below those of the others.
  const cut = marks.some((m) => !m.exact && Math.abs(m.to - m.from) > Math.abs(longest.to - longest.from));
  const lowest = cut ? Math.min(...exact.flatMap((m) => [m.from, m.to])) : Number.NEGATIVE_INFINITY;
  const sides = (b: Bounds): readonly [number, number] => (along === 'x' ? [b.left, b.right] : [b.top, b.bottom]);
  const usual = along === 'x' ? 1 : -1;
  for (const sign of [usual, -usual]) {
    const [near, far] = sides(longest.box);
    const per = (sign * (far - near)) / Math.abs(longest.to - longest.from);
    const zero = (sign > 0 ? near : far) - per * Math.min(longest.from, longest.to);
    const at = (value: number): number => zero + per * value;
    const stands = exact.every((m) => {
      const [a, b] = sides(m.box);
      return Math.abs(Math.min(at(m.from), at(m.to)) - a) < 0.03 && Math.abs(Math.max(at(m.from), at(m.to)) - b) < 0.03;
    });
    if (stands) return (value) => (value < lowest ? Number.NaN : at(value));
  }
  return undefined;
}
