/** Matrices of a page, and upright rectangles through them. */
import { applyTo, IDENTITY, type Matrix } from '@deckwright/core/matrix';

/** Six numbers of a file; the identity where they are none. */
export function matrixOf(value: unknown): Matrix {
  if (!(Array.isArray(value) || ArrayBuffer.isView(value))) return IDENTITY;
  const numbers = Array.from(value as ArrayLike<number>);
  return numbers.length === 6 && numbers.every(Number.isFinite) ? (numbers as unknown as Matrix) : IDENTITY;
}

/** Points, from the page's top-left corner. */
export interface Rect {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export const intersect = (a: Rect, b: Rect): Rect => ({
  x0: Math.max(a.x0, b.x0),
  y0: Math.max(a.y0, b.y0),
  x1: Math.min(a.x1, b.x1),
  y1: Math.min(a.y1, b.y1),
});

export const union = (a: Rect, b: Rect): Rect => ({
  x0: Math.min(a.x0, b.x0),
  y0: Math.min(a.y0, b.y0),
  x1: Math.max(a.x1, b.x1),
  y1: Math.max(a.y1, b.y1),
});

export const areaOf = (r: Rect): number => Math.max(0, r.x1 - r.x0) * Math.max(0, r.y1 - r.y0);

/** The upright box around a transformed one. */
export function boxThrough(m: Matrix, x0: number, y0: number, x1: number, y1: number): Rect {
  const corners = [applyTo(m, x0, y0), applyTo(m, x1, y0), applyTo(m, x0, y1), applyTo(m, x1, y1)];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

/** Whether `inner` lies in `outer`, with a tolerance. */
export const contains = (outer: Rect, inner: Rect, by = 0.5): boolean =>
  inner.x0 >= outer.x0 - by && inner.y0 >= outer.y0 - by && inner.x1 <= outer.x1 + by && inner.y1 <= outer.y1 + by;
