/**
 * Bars and columns as a chart: the plot, the scale and the gaps under which a reader draws every bar where its mark stands. What
 * is worked out is checked against each mark; a drawing that does not fit stays as it is.
 */
import type { BarsClaim, BridgeClaim, NumberStyle } from '../layout/index.ts';
import {
  type BarChart,
  type Box,
  type ChartPoint,
  type ChartSeries,
  EMU_PER_IN,
  type Fill,
  type Shape,
  type Stroke,
} from '../scene/index.ts';
import { boxOf, clean, type Found, frameAround, NoTwin, near } from './found.ts';
import { labelOf } from './labels.ts';
import { seriesOf } from './lines.ts';

/** One bar of the chart: its category and series, the levels that it spans, and its mark on the slide. */
interface Bar {
  readonly category: number;
  readonly series: number;
  readonly from: number;
  readonly to: number;
  readonly shape: Shape;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

const along = (box: Box, way: 'x' | 'y'): Span => (way === 'x' ? { from: box.x, to: box.x + box.w } : { from: box.y, to: box.y + box.h });
const across = (box: Box, way: 'x' | 'y'): Span => along(box, way === 'x' ? 'y' : 'x');
const flags = (shape: Shape): readonly string[] => shape.datum?.flags ?? [];

export function fitBars(claim: BarsClaim, found: Found, style: NumberStyle, alt: string): BarChart {
  const stacked = claim.stacked === true && claim.series.length > 1;
  const bars: Bar[] = [];
  const tops = claim.categories.map(() => ({ up: 0, down: 0 }));
  for (const [series, s] of claim.series.entries())
    for (const [category, value] of s.values.entries()) {
      const id = s.marks[category];
      const top = tops[category];
      if (value === null || value === undefined || top === undefined) continue;
      const from = stacked ? (value < 0 ? top.down : top.up) : 0;
      const to = clean(from + value);
      if (value < 0) top.down = to;
      else top.up = to;
      if (id !== undefined) bars.push({ category, series, from, to, shape: found.shape(id) });
    }
  const fit = place(bars, claim.categories.length, stacked ? 1 : claim.series.length, claim.along);
  const replaces: string[] = bars.map((b) => b.shape.id);
  const boxes: Box[] = [fit.plot];
  const series = claim.series.map(
    (s, k): ChartSeries => ({
      name: s.name,
      points: claim.categories.map((_, i): ChartPoint => {
        const value = s.values[i];
        if (value === null || value === undefined) return {};
        const mark = bars.find((b) => b.series === k && b.category === i)?.shape;
        if (mark === undefined) return { value };
        const grows = (value < 0 ? -fit.sign : fit.sign) as 1 | -1;
        for (const shape of found.labels(mark.id)) {
          const label = labelOf(shape, mark.box, value, claim.along, grows, stacked, style);
          if (label === undefined) continue;
          replaces.push(shape.id);
          boxes.push(shape.box);
          return { value, ...paintOf(mark), label };
        }
        return { value, ...paintOf(mark) };
      }),
    }),
  );
  const empty = (k: number): ChartSeries => ({ name: `(space ${k + 1})`, hidden: true, points: claim.categories.map(() => ({})) });
  const before = Array.from({ length: fit.spare }, (_, k) => empty(k));
  const after = Array.from({ length: fit.spare }, (_, k) => empty(fit.spare + k));
  const all = [...before, ...series, ...after];
  if (claim.over === undefined) return chartOf(claim, alt, fit, stacked, all, replaces, boxes);
  const { over, plot, max, lines } = withLines(claim.over, claim.categories.length, fit, found, style);
  return {
    ...chartOf(claim, alt, { ...fit, plot, max }, stacked, all, [...replaces, ...lines.replaces], [plot, ...boxes, ...lines.boxes]),
    over,
  };
}

/** The plot grows up to the strip of the lines, and both scales with it, so that columns and lines stand where they are drawn. */
function withLines(over: NonNullable<BarsClaim['over']>, n: number, fit: Fit, found: Found, style: NumberStyle) {
  const top = over.plot.y * EMU_PER_IN;
  const foot = fit.plot.y + fit.plot.h;
  if (fit.sign > 0 || fit.plot.h <= 1 || fit.max <= fit.min) throw new NoTwin('its columns do not stand below its line');
  const plot = boxOf(fit.plot.x, top, fit.plot.x + fit.plot.w, foot);
  const per = (over.max - over.min) / (over.plot.h * EMU_PER_IN);
  const scale = { min: clean(over.max - per * (foot - top)), max: clean(over.max) };
  const at = (i: number, value: number): readonly [number, number] => {
    const share = (i + 0.5) / n;
    return [plot.x + plot.w * (fit.pitch < 0 ? 1 - share : share), top + (over.max - value) / per];
  };
  const lines = seriesOf(over.series, n, at, found, style);
  const max = clean(fit.max + ((fit.plot.y - top) * (fit.max - fit.min)) / fit.plot.h);
  return { plot, max, lines, over: { series: lines.series, scale } };
}

/** Bars between two levels: a part that is not seen carries those that do not begin at zero; one across zero has two parts. */
export function fitBridge(claim: BridgeClaim, found: Found, alt: string): BarChart {
  const { steps } = claim;
  const shown = steps.filter((s) => s.from !== s.to && found.shape(s.mark).kind === 'rect');
  const bars = shown.map((s): Bar => ({ category: steps.indexOf(s), series: 0, from: s.from, to: s.to, shape: found.shape(s.mark) }));
  const fit = place(bars, steps.length, 1, claim.along);
  const groups = [...new Set(shown.map((s) => s.group))];
  const carried = steps.map(({ from, to }) => (from > 0 && to > 0 ? Math.min(from, to) : from < 0 && to < 0 ? Math.max(from, to) : 0));
  const series: ChartSeries[] = [];
  if (carried.some((v) => v !== 0))
    series.push({ name: 'Carried', hidden: true, points: carried.map((v) => (v === 0 ? {} : { value: clean(v) })) });
  for (const group of groups)
    for (const side of [1, -1] as const) {
      const points = steps.map((s, i): ChartPoint => {
        const mark = bars.find((b) => b.category === i)?.shape;
        if (s.group !== group || mark === undefined) return {};
        const [low, high] = [Math.min(s.from, s.to), Math.max(s.from, s.to)];
        const part = side > 0 ? Math.max(0, high) - Math.max(0, low) : Math.min(0, low) - Math.min(0, high);
        return part === 0 ? {} : { value: clean(part), ...paintOf(mark) };
      });
      if (points.some((p) => p.value !== undefined)) series.push({ name: side > 0 ? group : `${group} below zero`, points });
    }
  const chart = chartOf(
    claim,
    alt,
    fit,
    true,
    series,
    bars.map((b) => b.shape.id),
    [fit.plot],
  );
  return { ...chart, notes: [{ name: 'Step', values: steps.map((s) => s.value) }] };
}

function chartOf(
  claim: BarsClaim | BridgeClaim,
  alt: string,
  fit: Fit,
  stacked: boolean,
  series: readonly ChartSeries[],
  replaces: readonly string[],
  boxes: readonly Box[],
): BarChart {
  const { sign } = fit;
  return {
    kind: 'bar',
    id: `${claim.id}/native`,
    name: claim.name,
    alt,
    frame: frameAround(boxes),
    plot: fit.plot,
    heading: '',
    categories: claim.categories,
    series,
    replaces,
    along: claim.along,
    stacked,
    gap: fit.gap,
    overlap: stacked ? 100 : fit.overlap,
    // By default values and categories grow to the right and up.
    scale: { min: fit.min, max: fit.max, ...(sign === (claim.along === 'x' ? 1 : -1) ? {} : { reversed: true }) },
    reversed: claim.along === 'x' ? fit.pitch > 0 : fit.pitch < 0,
  };
}

function paintOf(shape: Shape): { fill?: Fill; stroke?: Stroke } {
  if (shape.kind !== 'rect' || (shape.radius ?? 0) > 0) throw new NoTwin(`${shape.name} is no plain bar`);
  return { ...(shape.fill === undefined ? {} : { fill: shape.fill }), ...(shape.stroke === undefined ? {} : { stroke: shape.stroke }) };
}

interface Fit {
  readonly plot: Box;
  readonly min: number;
  readonly max: number;
  readonly gap: number;
  readonly overlap: number;
  /** Bars without numbers that stand on either side of each group. */
  readonly spare: number;
  /** From one category to the next, with its direction. */
  readonly pitch: number;
  /** Which way values grow on the slide: 1 right or down. */
  readonly sign: 1 | -1;
}

/** Percent of a bar's breadth (ISO 29500-1, 21.2.3.13), and bars without numbers on either side of a group. */
const MAX_GAP = 500;
const MAX_SPARE = 4;
/** Width of a slot in bars, where a lone bar does not show it. */
const LONE_SLOT = 1.5;

function place(bars: readonly Bar[], categories: number, together: number, way: 'x' | 'y'): Fit {
  const [first] = bars;
  if (first === undefined) throw new NoTwin('none of its values has a length');
  const sizes = bars.map((b) => across(b.shape.box, way));
  const breadth = Math.max(...sizes.map((s) => s.to - s.from));
  if (sizes.some((s) => !near(s.to - s.from, breadth))) throw new NoTwin('its bars differ in breadth');
  const centre = (b: Bar): number => {
    const s = across(b.shape.box, way);
    return (s.from + s.to) / 2;
  };
  // Bars of one category show the step between series. Bars of one series show the pitch between categories.
  const step =
    slopeOf(
      bars,
      (b) => b.category,
      (b) => b.series,
      centre,
    ) ?? breadth;
  const pitch =
    slopeOf(
      bars,
      (b) => b.series,
      (b) => b.category,
      centre,
    ) ?? Math.sign(step) * breadth * Math.max(LONE_SLOT, together * 1.2);
  const middle = (together - 1) / 2;
  const start = centre(first) - first.category * pitch - (first.series * (together > 1 ? 1 : 0) - middle) * step;
  for (const b of bars) {
    const wanted = start + b.category * pitch + ((together > 1 ? b.series : 0) - middle) * step;
    if (!near(centre(b), together > 1 ? wanted : start + b.category * pitch)) throw new NoTwin('its bars do not stand at equal distances');
  }
  const slot = Math.abs(pitch);
  const lap = together > 1 ? Math.round((1 - Math.abs(step) / breadth) * 100) : 0;
  const room = (spare: number): number => {
    const all = together + 2 * spare;
    return Math.round((slot / breadth - (all - ((all - 1) * lap) / 100)) * 100);
  };
  // Bars far apart: what is beyond the widest gap is taken up by bars without numbers, as many on either side.
  let spare = 0;
  while (together > 1 && room(spare) > MAX_GAP && spare < MAX_SPARE) spare++;
  const gap = room(spare);
  if (gap < 0 || gap > MAX_GAP || Math.abs(lap) > 100) throw new NoTwin('its bars are too thin or too broad for their slots');
  const values = valueFit(bars, way);
  const edge = start - pitch / 2;
  const [low, high] = [Math.min(edge, edge + pitch * categories), Math.max(edge, edge + pitch * categories)];
  const { a, b } = values;
  return {
    ...values,
    plot: way === 'x' ? boxOf(Math.min(a, b), low, Math.max(a, b), high) : boxOf(low, Math.min(a, b), high, Math.max(a, b)),
    gap,
    overlap: lap,
    spare,
    pitch,
  };
}

/** Distance between neighbours along `by` among bars that share `same`, from the two farthest apart; undefined where none share it. */
function slopeOf(bars: readonly Bar[], same: (b: Bar) => number, by: (b: Bar) => number, at: (b: Bar) => number): number | undefined {
  let best: { first: Bar; last: Bar } | undefined;
  const groups = new Map<number, { first: Bar; last: Bar }>();
  for (const b of bars) {
    const existing = groups.get(same(b));
    if (existing === undefined) {
      groups.set(same(b), { first: b, last: b });
      continue;
    }
    if (by(b) < by(existing.first)) existing.first = b;
    if (by(b) > by(existing.last)) existing.last = b;
  }
  for (const g of groups.values()) if (best === undefined || by(g.last) - by(g.first) > by(best.last) - by(best.first)) best = g;
  if (best === undefined || by(best.last) === by(best.first)) return undefined;
  return (at(best.last) - at(best.first)) / (by(best.last) - by(best.first));
}

/** Scale and zero from the longest bar, tried both ways round and checked against every other; `a` and `b` are the places of min and max. */
function valueFit(bars: readonly Bar[], way: 'x' | 'y'): Pick<Fit, 'min' | 'max' | 'sign'> & { readonly a: number; readonly b: number } {
  const exact = bars.filter(
    (b) => b.from !== b.to && !flags(b.shape).includes('bar_min_length') && !flags(b.shape).includes('axis_broken'),
  );
  const length = (b: Bar): number => Math.abs(b.to - b.from);
  const [longest] = exact.toSorted((p, q) => length(q) - length(p));
  if (longest === undefined) throw new NoTwin('none of its values has a length');
  const usual = way === 'x' ? 1 : -1;
  for (const sign of [usual, -usual] as const) {
    const own = along(longest.shape.box, way);
    const per = (sign * (own.to - own.from)) / length(longest);
    const zero = (sign > 0 ? own.from : own.to) - per * Math.min(longest.from, longest.to);
    const at = (level: number): number => zero + per * level;
    const stands = (b: Bar): boolean => {
      const s = along(b.shape.box, way);
      const [p, q] = [at(b.from), at(b.to)];
      if (flags(b.shape).includes('axis_broken')) return near(q, sign * Math.sign(b.to - b.from) > 0 ? s.to : s.from);
      // The mark has the least length. The chart draws the bar to scale.
      if (flags(b.shape).includes('bar_min_length')) return near(p, s.from) || near(p, s.to) || near(p, (s.from + s.to) / 2);
      return near(Math.min(p, q), s.from) && near(Math.max(p, q), s.to);
    };
    if (!bars.every(stands)) continue;
    const levels = bars.flatMap((b) => (flags(b.shape).includes('axis_broken') ? [b.to] : [b.from, b.to]));
    const cut = bars.find((b) => flags(b.shape).includes('axis_broken'));
    let min = Math.min(...levels);
    let max = Math.max(...levels);
    if (cut !== undefined) {
      // The scale begins at the foot of a cut bar.
      const s = along(cut.shape.box, way);
      const foot = sign * Math.sign(cut.to - cut.from) > 0 ? s.from : s.to;
      const level = (foot - zero) / per;
      if (cut.to > cut.from) min = level;
      else max = level;
    }
    return { min: clean(min), max: clean(max), sign: sign as 1 | -1, a: at(min), b: at(max) };
  }
  throw new NoTwin('its bars are not drawn to one scale');
}
