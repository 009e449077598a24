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
