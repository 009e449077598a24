import type { Stroke } from '../color.ts';
import type { Point } from '../units.ts';
import type { ShapeBase } from './base.ts';

/** Which side of a shape a connector is glued to: the connection sites of rectangles and ellipses in clock order. */
export interface Glue {
  readonly shape: string;
  readonly side: 'top' | 'left' | 'bottom' | 'right';
}

/** A straight line from one point to another; `box` is the box around both. */
export interface LineShape extends ShapeBase {
  readonly kind: 'line';
  readonly from: Point;
  readonly to: Point;
  readonly stroke: Stroke;
  readonly glue_from?: Glue;
  readonly glue_to?: Glue;
}
