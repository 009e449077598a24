/** Maps points between a shape's unrotated box and the slide: rotation about its centre, and flips. */
import type { ForeignShape, SlideBox } from '@deckwright/read/pptx';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Turn {
  /** From a point of the unrotated shape to the slide. */
  readonly toSlide: (x: number, y: number) => Point;
  /** From a point of the slide to the unrotated shape, flips included. */
  readonly toShape: (x: number, y: number) => Point;
  readonly turned: boolean;
}

const identity = (x: number, y: number): Point => ({ x, y });

export function turnOf(shape: ForeignShape, box: SlideBox): Turn {
  const { rotation, flip_h, flip_v } = shape;
  const turned = Number.isFinite(rotation) && rotation % 360 !== 0;
  if (!turned && !flip_h && !flip_v) return { toSlide: identity, toShape: identity, turned: false };
  const angle = turned ? (rotation * Math.PI) / 180 : 0;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const cx = box.x + box.w / 2;
  const cy = box.y + box.h / 2;
  return {
    turned,
    // Text is turned with its shape but never mirrored by it.
    toSlide: (x, y) => ({ x: cx + (x - cx) * cos - (y - cy) * sin, y: cy + (x - cx) * sin + (y - cy) * cos }),
    toShape(x, y) {
      const dx = x - cx;
      const dy = y - cy;
      const ux = dx * cos + dy * sin;
      const uy = -dx * sin + dy * cos;
      return { x: cx + (flip_h ? -ux : ux), y: cy + (flip_v ? -uy : uy) };
    },
  };
}

/** The upright box around points. */
export function boundsOf(points: readonly Point[]): SlideBox {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const { x, y } of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, w: right - left, h: bottom - top };
}

export const cornersOf = ({ x, y, w, h }: SlideBox, { toSlide }: Turn): Point[] => [
  toSlide(x, y),
  toSlide(x + w, y),
  toSlide(x + w, y + h),
  toSlide(x, y + h),
];

export const overlapOf = (a: SlideBox, b: SlideBox): { readonly w: number; readonly h: number } => ({
  w: Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)),
  h: Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)),
});
