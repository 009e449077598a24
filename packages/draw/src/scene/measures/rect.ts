/** Plane geometry of checks, in inches: rectangles, segments, outlines. */
import { type Bounds, isInside, type PointXY } from '@deckwright/core/geometry';

export type PointIn = PointXY;

export const widthOf = (r: Bounds): number => r.right - r.left;
export const heightOf = (r: Bounds): number => r.bottom - r.top;
export const areaOf = (r: Bounds): number => Math.max(0, r.right - r.left) * Math.max(0, r.bottom - r.top);

/** Area that two rectangles share, square inches. */
export function sharedArea(a: Bounds, b: Bounds): number {
  const w = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return w > 0 && h > 0 ? w * h : 0;
}

export const meet = (a: Bounds, b: Bounds): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export const contains = (outer: Bounds, inner: Bounds, slack = 1e-6): boolean =>
  outer.left <= inner.left + slack &&
  outer.top <= inner.top + slack &&
  outer.right >= inner.right - slack &&
  outer.bottom >= inner.bottom - slack;

/** Gap between two rectangles: the larger of the horizontal and the vertical gap; negative when they overlap. */
export const gapBetween = (a: Bounds, b: Bounds): number =>
  Math.max(Math.max(a.left - b.right, b.left - a.right), Math.max(a.top - b.bottom, b.top - a.bottom));

/** Straight distance between two rectangles; 0 when they touch or overlap. */
export const distanceBetween = (a: Bounds, b: Bounds): number =>
  Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom));

export function unionOfBounds(rects: Iterable<Bounds>): Bounds | undefined {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const r of rects) {
    left = Math.min(left, r.left);
    top = Math.min(top, r.top);
    right = Math.max(right, r.right);
    bottom = Math.max(bottom, r.bottom);
  }
  return left > right ? undefined : { left, top, right, bottom };
}

/** Length of a segment inside a rectangle (Liang and Barsky, 1984). */
export function lengthInside([x0, y0]: PointIn, [x1, y1]: PointIn, r: Bounds): number {
  const dx = x1 - x0;
  const dy = y1 - y0;
  let from = 0;
  let to = 1;
  for (const [p, q] of [
    [-dx, x0 - r.left],
    [dx, r.right - x0],
    [-dy, y0 - r.top],
    [dy, r.bottom - y0],
  ] as const) {
    if (p === 0) {
      if (q < 0) return 0;
    } else if (p < 0) from = Math.max(from, q / p);
    else to = Math.min(to, q / p);
  }
  return to > from ? (to - from) * Math.hypot(dx, dy) : 0;
}

/** True when two segments cross away from their ends (by more than `slack`, in inches). */
export function segmentsCross(a0: PointIn, a1: PointIn, b0: PointIn, b1: PointIn, slack = 0.02): boolean {
  const ax = a1[0] - a0[0];
  const ay = a1[1] - a0[1];
  const bx = b1[0] - b0[0];
  const by = b1[1] - b0[1];
  const cross = ax * by - ay * bx;
  if (Math.abs(cross) < 1e-9) return false;
  const t = ((b0[0] - a0[0]) * by - (b0[1] - a0[1]) * bx) / cross;
  const u = ((b0[0] - a0[0]) * ay - (b0[1] - a0[1]) * ax) / cross;
  const la = Math.hypot(ax, ay);
  const lb = Math.hypot(bx, by);
  return t * la > slack && (1 - t) * la > slack && u * lb > slack && (1 - u) * lb > slack;
}

/** Area of closed rings by the shoelace formula; rings that run the other way are holes. */
export function ringArea(rings: readonly (readonly PointIn[])[]): number {
  let sum = 0;
  for (const ring of rings)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [xi, yi] = ring[i] as PointIn;
      const [xj, yj] = ring[j] as PointIn;
      sum += xj * yi - xi * yj;
    }
  return Math.abs(sum) / 2;
}

/** Share of a rectangle that an outline covers, from 5 x 3 sample points. */
export function coveredShare(r: Bounds, rings: readonly (readonly PointIn[])[]): number {
  let hits = 0;
  for (let i = 0; i < 5; i++)
    for (let j = 0; j < 3; j++) if (isInside([r.left + ((i + 0.5) / 5) * widthOf(r), r.top + ((j + 0.5) / 3) * heightOf(r)], rings)) hits++;
  return hits / 15;
}
