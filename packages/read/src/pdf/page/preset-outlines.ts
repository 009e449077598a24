/** Polygons that have the outline of a preset geometry (ISO 29500-1, annex D), with its adjustments read off their corners. */
import { EMU_PER_PT, ptOfEmu } from '@deckwright/draw/scene';
import { presetSteps } from '../../pptx/geometry/index.ts';
import type { Segment } from './marks.ts';
import type { Rect } from './matrix.ts';
import { boxOfSegments } from './outlines.ts';
import { PRESETS } from './preset-table.ts';

type Point = readonly [x: number, y: number];

export interface PresetOutline {
  readonly name: string;
  /** By the names of its guides, in hundred thousandths. */
  readonly adjust: Readonly<Record<string, number>>;
}

/** Points within which outlines are one. */
const SAME = 0.5;
/** Points: corners nearer to each other, and corners this near to the line of their neighbours, are none. */
const NO_CORNER = 0.12;
const SMALLEST = 4;

/** @param part one closed outline of straight lines; undefined for all others */
export function presetOf(part: readonly Segment[]): PresetOutline | undefined {
  const box = boxOfSegments(part);
  const corners = cornersOf(part);
  if (box === undefined || corners === undefined) return undefined;
  const [w, h] = [box.x1 - box.x0, box.y1 - box.y0];
  if (w < SMALLEST || h < SMALLEST) return undefined;
  const points = corners.map(([x, y]): Point => [x - box.x0, y - box.y0]);
  for (const { name, corners: count, from = [], adjust } of PRESETS) {
    if (count !== points.length) continue;
    const at = from.map(([axis, nth]) => different(points.map(([x, y]) => (axis === 'x' ? x : y)))[nth] ?? 0);
    const exact = adjust?.(at, w, h) ?? {};
    if (!isSameOutline(points, outlineOf(name, exact, w, h))) continue;
    const guides = Object.entries(exact).map(([guide, value]) => [guide, Math.round(value)] as const);
    return { name, adjust: Object.fromEntries(guides) };
  }
  return undefined;
}

/** The corners of a preset in a box of w by h points. */
const outlineOf = (name: string, adjust: Readonly<Record<string, number>>, w: number, h: number): readonly Point[] =>
  presetSteps(name, adjust, w * EMU_PER_PT, h * EMU_PER_PT).flatMap((step) =>
    step.op === 'Z' ? [] : [[ptOfEmu(step.x), ptOfEmu(step.y)] as const],
  );

/** Of a closed polygon, each once. */
export function cornersOf(part: readonly Segment[]): readonly Point[] | undefined {
  const points: Point[] = [];
  let isClosed = false;
  for (const s of part) {
    if (s.op === 'Z') isClosed = true;
    else if (s.op === 'C') {
      const last = points.at(-1);
      if (last === undefined || !isNear(last, [s.x, s.y]) || !isNear(last, [s.x1, s.y1])) return undefined;
    } else if (points.length === 0 || !isNear(points.at(-1) as Point, [s.x, s.y])) points.push([s.x, s.y]);
  }
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length > 40) return undefined;
  if (points.length > 1 && isNear(first, last)) {
    isClosed = true;
    points.pop();
  }
  if (!isClosed) return undefined;
  const corners = points.filter((point, i) => {
    const [before, next] = [points.at(i - 1) as Point, points[(i + 1) % points.length] as Point];
    return fromLine(point, before, next) > NO_CORNER;
  });
  return corners.length < 3 ? undefined : corners;
}

const isNear = ([ax, ay]: Point, [bx, by]: Point): boolean => Math.hypot(ax - bx, ay - by) <= NO_CORNER;

function fromLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  return length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length;
}

/** In rising order; those that lie together count once. */
function different(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted.filter((value, i) => i === 0 || value - (sorted[i - 1] as number) > SAME);
}

/** Corner by corner, from any corner on and in either direction. */
function isSameOutline(a: readonly Point[], b: readonly Point[]): boolean {
  const near = ([ax, ay]: Point, [bx, by]: Point): boolean => Math.hypot(ax - bx, ay - by) <= SAME;
  const n = a.length;
  return a.some((_, from) => [1, -1].some((step) => b.every((point, i) => near(point, a[(from + step * i + n * n) % n] as Point))));
}

/** A rectangle that is turned: its box before the turn, and degrees clockwise up to 45 to either side. */
export function turnedRectangleOf(part: readonly Segment[]): { readonly box: Rect; readonly angle: number } | undefined {
  const corners = cornersOf(part);
  if (corners?.length !== 4) return undefined;
  const [a, b, c, d] = corners as [Point, Point, Point, Point];
  const middle: Point = [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2];
  const diagonals = [Math.hypot(c[0] - a[0], c[1] - a[1]), Math.hypot(d[0] - b[0], d[1] - b[1])] as const;
  // A parallelogram whose diagonals are equal.
  if (Math.hypot((b[0] + d[0]) / 2 - middle[0], (b[1] + d[1]) / 2 - middle[1]) > SAME / 2) return undefined;
  if (Math.abs(diagonals[0] - diagonals[1]) > SAME / 2) return undefined;
  const side = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const other = Math.hypot(c[0] - b[0], c[1] - b[1]);
  let angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  const quarters = Math.round(angle / 90);
  angle -= 90 * quarters;
  const [w, h] = quarters % 2 === 0 ? [side, other] : [other, side];
  const [x, y] = middle;
  return { box: { x0: x - w / 2, x1: x + w / 2, y0: y - h / 2, y1: y + h / 2 }, angle };
}
