/** Upright rectangles and path segments. The unit of length is the type's: EMU with a brand of their own, else inches, points or pixels. */

export interface Point<Length extends number = number> {
  readonly x: Length;
  readonly y: Length;
}

/** A rectangle by its top-left corner and size. */
export interface Rect<Length extends number = number> extends Point<Length> {
  readonly w: Length;
  readonly h: Length;
}

/** A rectangle by its edges. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** One segment of a path: move, line, cubic curve, or back to where the part began. */
export type PathSegment<Length extends number = number> =
  | { readonly op: 'M' | 'L'; readonly x: Length; readonly y: Length }
  | {
      readonly op: 'C';
      readonly x1: Length;
      readonly y1: Length;
      readonly x2: Length;
      readonly y2: Length;
      readonly x: Length;
      readonly y: Length;
    }
  | { readonly op: 'Z' };

export type PointXY = readonly [x: number, y: number];

/** How far a rectangle passes the edge of a canvas that begins at 0, 0; negative inside of it. */
export const beyondCanvas = ({ left, top, right, bottom }: Bounds, canvas: { readonly w: number; readonly h: number }): number =>
  Math.max(-left, -top, right - canvas.w, bottom - canvas.h);

export const edgesOf = ({ x, y, w, h }: Rect): Bounds => ({ left: x, top: y, right: x + w, bottom: y + h });

/**
 * The rings of an outline. Parts of a single point are left out.
 * @param chords of each curve
 * @param place from the numbers of the steps to the points of the rings
 */
export function ringsOfPath(steps: readonly PathSegment[], chords: number, place: (x: number, y: number) => PointXY): PointXY[][] {
  const rings: PointXY[][] = [];
  let ring: PointXY[] = [];
  let at = place(0, 0);
  for (const step of steps) {
    if (step.op === 'Z') continue;
    if (step.op === 'M') {
      if (ring.length > 1) rings.push(ring);
      ring = [];
    }
    const to = place(step.x, step.y);
    if (step.op === 'C') {
      const [x0, y0] = at;
      const [x1, y1] = place(step.x1, step.y1);
      const [x2, y2] = place(step.x2, step.y2);
      for (let i = 1; i < chords; i++) {
        const t = i / chords;
        const u = 1 - t;
        ring.push([
          u * u * u * x0 + 3 * u * u * t * x1 + 3 * u * t * t * x2 + t * t * t * to[0],
          u * u * u * y0 + 3 * u * u * t * y1 + 3 * u * t * t * y2 + t * t * t * to[1],
        ]);
      }
    }
    ring.push(to);
    at = to;
  }
  if (ring.length > 1) rings.push(ring);
  return rings;
}

/** Even-odd rule over several closed rings, so that a hole is outside. */
export function isInside([x, y]: PointXY, rings: readonly (readonly PointXY[])[]): boolean {
  let inside = false;
  for (const ring of rings)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [xi, yi] = ring[i] as PointXY;
      const [xj, yj] = ring[j] as PointXY;
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
    }
  return inside;
}
