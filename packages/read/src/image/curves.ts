/** Lines that rise and fall, with the dots on them: regions that are thin in each column. */
import type { Figure } from './figures.ts';
import type { FlatRegion, FlatRegions } from './flat-regions.ts';
import { type Channels, colorDistance, heightOf, type PxBounds, type Raster, union, widthOf } from './raster.ts';
import type { Point } from './slide-edges.ts';

export interface Dot {
  readonly x: number;
  readonly y: number;
  readonly radius_px: number;
}

export interface Curve extends PxBounds {
  readonly regions: readonly FlatRegion[];
  readonly color: Channels;
  readonly width_px: number;
  /** From left to right. */
  readonly dots: readonly Dot[];
  /** Where it turns, and its ends. */
  readonly points: readonly Point[];
  readonly yAt: (x: number) => number | undefined;
}

/** Of the picture's width, a whole line; and a piece between two crossings. */
const LEAST_WIDE = 0.07;
const LEAST_PIECE = 0.03;
const LEAST_HIGH_PX = 12;
/** Of a line: thicker is an area. */
const MOST_THICK_PX = 14;
/** Of one column, where a line is steep; more is an upright stroke of a connector. */
const MOST_STEEP_PX = 48;
const SAME_COLOR = 14;
/** Of the columns: those in which it is seen, in one stretch. */
const SEEN = 0.9;
/** What crosses a line covers so much of it. */
const CROSSING_PX = 24;

export function curvesOf(flat: FlatRegions, raster: Raster, ground: Channels): Curve[] {
  const traces = flat.regions.flatMap((region, id) => {
    const trace = traceOf(region, id, flat.labels, raster, ground);
    return trace === undefined ? [] : [trace];
  });
  return joined(traces)
    .filter((trace) => widthOf(trace) >= raster.width * LEAST_WIDE && heightOf(trace) >= LEAST_HIGH_PX)
    .map(curveOf);
}

/** Middle and height of each column from `left` on; NaN and 0 where it is not seen. */
interface Trace extends PxBounds {
  readonly regions: readonly FlatRegion[];
  readonly color: Channels;
  readonly middles: Float32Array;
  readonly heights: Float32Array;
}

function traceOf(region: FlatRegion, id: number, labels: Int32Array, { width }: Raster, ground: Channels): Trace | undefined {
  const { left, top, right, bottom, area, color } = region;
  const [w, h] = [widthOf(region), heightOf(region)];
  if (w < width * LEAST_PIECE || area > w * MOST_THICK_PX || area < w || h < 3 || colorDistance(color, ground) < SAME_COLOR)
    return undefined;
  const [middles, heights] = [new Float32Array(w).fill(Number.NaN), new Float32Array(w)];
  let whole = 0;
  for (let x = left; x < right; x++) {
    let [count, first, last] = [0, bottom, top];
    for (let y = top; y < bottom; y++) {
      if (labels[y * width + x] !== id) continue;
      count++;
      if (y < first) first = y;
      last = y + 1;
    }
    if (count > MOST_STEEP_PX) return undefined;
    if (count === 0) continue;
    if (last - first <= count * 1.3 + 2) whole++;
    middles[x - left] = (first + last) / 2;
    heights[x - left] = last - first;
  }
  return whole < w * SEEN ? undefined : { left, top, right, bottom, regions: [region], color, middles, heights };
}

/** Where another line crosses, a line is cut in two. */
function joined(traces: readonly Trace[]): Trace[] {
  const whole: Trace[] = [];
  for (const trace of traces.toSorted((a, b) => a.left - b.left)) {
    const at = whole.findIndex((other) => continues(trace, other));
    const first = whole[at];
    if (first === undefined) {
      whole.push(trace);
      continue;
    }
    const bounds = union(first, trace);
    const [middles, heights] = [new Float32Array(widthOf(bounds)).fill(Number.NaN), new Float32Array(widthOf(bounds))];
    for (const one of [first, trace]) {
      middles.set(one.middles, one.left - bounds.left);
      heights.set(one.heights, one.left - bounds.left);
    }
    whole[at] = { ...bounds, regions: [...first.regions, ...trace.regions], color: first.color, middles, heights };
  }
  return whole;
}

function continues(next: Trace, { right, color, middles }: Trace): boolean {
  const gap = next.left - right;
  if (gap < -2 || gap > CROSSING_PX || colorDistance(color, next.color) > SAME_COLOR) return false;
  const [end, begin] = [middles.at(-3), next.middles.at(2)];
  // As steep as a line is in one of its columns.
  return end !== undefined && begin !== undefined && Math.abs(end - begin) <= 12 + 2 * Math.max(0, gap);
}

function curveOf(trace: Trace): Curve {
  const { left, top, right, bottom, color, regions, middles, heights } = trace;
  const base = baseOf(heights);
  const thick = medianOf([...base].filter((height) => height > 0));
  const yAt = (x: number): number | undefined => {
    const at = Math.round(x) - left;
    if (at < -8 || at > middles.length + 8) return undefined;
    for (let off = 0; off <= CROSSING_PX; off++)
      for (const y of [
        middles[Math.max(1, Math.min(middles.length - 2, at - off))],
        middles[Math.max(1, Math.min(middles.length - 2, at + off))],
      ])
        if (y !== undefined && !Number.isNaN(y)) return y;
    return undefined;
  };
  const dots = dotsOf(trace, base, thick);
  const points = pointsOf(trace, dots, yAt);
  const slope = medianOf(points.slice(1).map(([x, y], i) => Math.abs(y - (points[i]?.[1] ?? y)) / Math.max(1, x - (points[i]?.[0] ?? x))));
  // A fringe on both sides is half of the line's colour.
  const width_px = (thick + 0.7) / Math.hypot(1, slope);
  return { left, top, right, bottom, regions, color, width_px, dots, points: settled(points, dots, trace), yAt };
}

const WINDOW_PX = 28;

/** Height of the line itself: of what is seen around, the lower third. */
function baseOf(heights: Float32Array): Float32Array {
  return heights.map((_, i) => {
    const near = [...heights.subarray(Math.max(0, i - WINDOW_PX), i + WINDOW_PX + 1)]
      .filter((height) => height > 0)
      .toSorted((a, b) => a - b);
    return near[Math.floor(near.length / 3)] ?? 0;
  });
}

/** A dot is higher than its line by more. */
const HIGHER = { ratio: 1.15, px: 1 } as const;
const LEAST_RADIUS_PX = 2.5;
const MOST_RADIUS_PX = 26;

function dotsOf({ left, middles, heights }: Trace, base: Float32Array, thick: number): Dot[] {
  const dots: Dot[] = [];
  let from = -1;
  for (let i = 0; i <= heights.length; i++) {
    const isHigh = i < heights.length && (heights[i] ?? 0) > HIGHER.ratio * (base[i] ?? 0) + HIGHER.px;
    if (isHigh && from < 0) from = i;
    if (isHigh || from < 0) continue;
    const run = heights.subarray(from, i);
    const radius_px = Math.max(...run) / 2 + 0.5;
    const long = i - from;
    const [start, end] = [from, i];
    from = -1;
    if (
      long < radius_px * 0.6 ||
      long > radius_px * 2.6 ||
      radius_px < Math.max(LEAST_RADIUS_PX, thick * 0.6) ||
      radius_px > MOST_RADIUS_PX
    )
      continue;
    const isFirst = start <= radius_px;
    const isLast = end >= heights.length - radius_px;
    const x = isFirst ? radius_px - 0.5 : isLast ? heights.length - radius_px + 0.5 : (start + end) / 2;
    const y = middles[Math.max(0, Math.min(heights.length - 1, Math.floor(x)))];
    if (y !== undefined && !Number.isNaN(y)) dots.push({ x: left + x, y, radius_px });
  }
  return dots;
}

/** Off the straight line between two points of it, a line turns. */
const TURN_PX = 1.6;
const MOST_POINTS = 120;

/** Its ends, its dots, and where it turns between them (Ramer 1972, Douglas and Peucker 1973). */
function pointsOf({ left, right, middles }: Trace, dots: readonly Dot[], yAt: Curve['yAt']): Point[] {
  const end = (x: number): Point[] => {
    const y = yAt(x);
    return dots.some((dot) => Math.abs(dot.x - x) <= dot.radius_px + 2) || y === undefined ? [] : [[x, y]];
  };
  const known = [...end(left + 0.5), ...dots.map(({ x, y }): Point => [x, y]), ...end(right - 0.5)].toSorted((a, b) => a[0] - b[0]);
  const isFree = (x: number): boolean => !dots.some((dot) => Math.abs(dot.x - x) <= dot.radius_px + 2);
  const turns = (a: Point, b: Point): Point[] => {
    let [most, at]: [number, Point | undefined] = [TURN_PX, undefined];
    for (let x = Math.ceil(a[0]); x < b[0]; x++) {
      const y = middles[x - left];
      if (y === undefined || Number.isNaN(y) || !isFree(x)) continue;
      const slope = (b[1] - a[1]) / (b[0] - a[0]);
      const off = Math.abs(y - a[1] - slope * (x + 0.5 - a[0])) / Math.hypot(1, slope);
      if (off > most) [most, at] = [off, [x + 0.5, y]];
    }
    return at === undefined ? [] : [...turns(a, at), at, ...turns(at, b)];
  };
  const points = known.flatMap((point, i) => {
    const next = known[i + 1];
    return next === undefined ? [point] : [point, ...turns(point, next)];
  });
  return points.slice(0, MOST_POINTS);
}

/** Columns that a straight stretch is measured by. */
const LEAST_MEASURED = 12;

/** Heights of points by the straight stretches that end there: a dot's own middle is where its outline is, to a pixel. */
function settled(points: readonly Point[], dots: readonly Dot[], { left, middles }: Trace): Point[] {
  const radius = (x: number): number => dots.find((dot) => Math.abs(dot.x - x) < 1)?.radius_px ?? 1;
  const lines = points.slice(1).map((next, i) => {
    const from = points[i] ?? next;
    const [start, end] = [Math.ceil(from[0] + radius(from[0]) + 1), Math.floor(next[0] - radius(next[0]) - 1)];
    const seen: Point[] = [];
    for (let x = start; x < end; x++) {
      const y = middles[x - left];
      if (y !== undefined && !Number.isNaN(y)) seen.push([x + 0.5, y]);
    }
    return seen.length < LEAST_MEASURED ? undefined : fitted(seen);
  });
  return points.map(([x, y], i): Point => {
    const own = [lines[i - 1], lines[i]].flatMap((line) => (line === undefined ? [] : [line(x)]));
    const mean = own.reduce((sum, one) => sum + one, 0) / Math.max(1, own.length);
    return own.length === 0 || Math.abs(mean - y) > 3 ? [x, y] : [x, mean];
  });
}

function fitted(seen: readonly Point[]): (x: number) => number {
  const mean = (c: 0 | 1): number => seen.reduce((sum, one) => sum + one[c], 0) / seen.length;
  const [mx, my] = [mean(0), mean(1)];
  const square = seen.reduce((sum, [x]) => sum + (x - mx) ** 2, 0);
  const slope = square === 0 ? 0 : seen.reduce((sum, [x, y]) => sum + (x - mx) * (y - my), 0) / square;
  return (x) => my + slope * (x - mx);
}

const medianOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Where a line is level, its fringe is a rule by itself. */
export const isFringeOf = ({ bounds }: Figure, curves: readonly Curve[]): boolean =>
  curves.some(({ yAt, width_px, left, right }) => {
    const y = bounds.left >= left && bounds.right <= right ? yAt((bounds.left + bounds.right) / 2) : undefined;
    return y !== undefined && Math.abs((bounds.top + bounds.bottom) / 2 - y) <= width_px / 2 + 2;
  });

/** A line that is level all along is as high as it is thick; thicker than a rule, it is a bar. */
const LEVEL_PX = 1.5;
const BAR_PX = 5;

/** Each line, and its dots on it. */
export const figuresOfCurves = (curves: readonly Curve[]): Figure[] =>
  curves.flatMap(({ left, top, right, bottom, color, width_px, points, dots }): Figure[] => {
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const bounds =
      points.length < 2
        ? { left, top, right, bottom }
        : { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
    const level = { ...bounds, top: (bounds.top + bounds.bottom - width_px) / 2, bottom: (bounds.top + bounds.bottom + width_px) / 2 };
    const isLevel = points.length > 1 && bounds.bottom - bounds.top < LEVEL_PX;
    return [
      isLevel
        ? { kind: width_px < BAR_PX ? 'line' : 'box', bounds: level, fill: color }
        : { kind: 'line', bounds, points, stroke: { color, width_px } },
      ...dots.map(
        ({ x, y, radius_px: r }): Figure => ({
          kind: 'ellipse',
          bounds: { left: x - r, top: y - r, right: x + r, bottom: y + r },
          fill: color,
        }),
      ),
    ];
  });
