/** Lengths as types: no bare number is ever a length. A scene stores whole EMU; components think in inches and points. */
import type { Point as PointOf, Rect } from '@deckwright/core/geometry';

/** English Metric Units, always a whole number. 914,400 to the inch, 12,700 to the point (ISO 29500-1, 20.1.2.1). */
export type Emu = number & { readonly __unit: 'emu' };

export const EMU_PER_IN = 914_400;
export const EMU_PER_PT = 12_700;

/** Inches to whole EMU. */
export const emuOfIn = (inches: number): Emu => Math.round(inches * EMU_PER_IN) as Emu;

/** Points to whole EMU. */
export const emuOfPt = (points: number): Emu => Math.round(points * EMU_PER_PT) as Emu;

/** EMU to inches, for measuring and messages. */
export const inOfEmu = (emu: number): number => emu / EMU_PER_IN;

/** EMU to points, for writers whose unit is the point. */
export const ptOfEmu = (emu: number): number => emu / EMU_PER_PT;

/** An upright rectangle on the slide. */
export type Box = Rect<Emu>;

export type Point = PointOf<Emu>;

/** A box from inches; both edges are rounded, so boxes that share an edge in inches share it in EMU. */
export function boxOfIn(x_in: number, y_in: number, w_in: number, h_in: number): Box {
  const x = emuOfIn(x_in);
  const y = emuOfIn(y_in);
  return { x, y, w: (emuOfIn(x_in + w_in) - x) as Emu, h: (emuOfIn(y_in + h_in) - y) as Emu };
}

/** The smallest box around all of `boxes`; undefined for none. */
export function unionOf(boxes: Iterable<Box>): Box | undefined {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const box of boxes) {
    left = Math.min(left, box.x);
    top = Math.min(top, box.y);
    right = Math.max(right, box.x + box.w);
    bottom = Math.max(bottom, box.y + box.h);
  }
  if (left > right) return undefined;
  return { x: left as Emu, y: top as Emu, w: (right - left) as Emu, h: (bottom - top) as Emu };
}
