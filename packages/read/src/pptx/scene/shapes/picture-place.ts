/** Where a picture stands: its shape, what cuts it, and the part that its crop shows. */
import type { Box, Emu, ImageShape, PathStep, Stroke } from '@deckwright/draw/scene';
import type { ForeignShape, Picture } from '../../model/index.ts';
import type { Flips } from './outline.ts';

/** A picture that fills a shape or a slide is a background and needs no description. */
export const roleOf = ({ kind, decorative, alt }: ForeignShape): 'image' | 'decoration' =>
  !decorative && (kind === 'picture' || kind === 'object' || alt !== undefined) ? 'image' : 'decoration';

export interface PicturePlace {
  readonly shape: ForeignShape;
  readonly box: Box;
  /** Outlines that cut the picture, from the corner of `box`. */
  readonly clip: readonly PathStep[] | undefined;
  readonly flips: Flips;
  readonly stroke: Stroke | undefined;
}

export interface Placed {
  readonly box: Box;
  readonly crop?: NonNullable<ImageShape['crop']>;
}

/** Where the picture lies and what is cut: a negative crop leaves room, so the picture gets smaller than its box. */
export function cropped(box: Box, { crop }: Picture, flips: Flips): Placed | undefined {
  const sides = { l: crop.l, t: crop.t, r: crop.r, b: crop.b };
  const w = 1 - sides.l - sides.r;
  const h = 1 - sides.t - sides.b;
  if (!(w > 0.001) || !(h > 0.001)) return { box };
  const room = { l: Math.max(0, -sides.l) / w, r: Math.max(0, -sides.r) / w, t: Math.max(0, -sides.t) / h, b: Math.max(0, -sides.b) / h };
  const left = flips.flip_h ? room.r : room.l;
  const top = flips.flip_v ? room.b : room.t;
  const emu = (value: number): Emu => Math.round(value) as Emu;
  const placed: Box = {
    x: emu(box.x + left * box.w),
    y: emu(box.y + top * box.h),
    w: emu(box.w * (1 - room.l - room.r)),
    h: emu(box.h * (1 - room.t - room.b)),
  };
  if (placed.w <= 0 || placed.h <= 0) return undefined;
  const cut = { l: Math.max(0, sides.l), t: Math.max(0, sides.t), r: Math.max(0, sides.r), b: Math.max(0, sides.b) };
  return { box: placed, ...(cut.l + cut.t + cut.r + cut.b > 0 ? { crop: cut } : {}) };
}
