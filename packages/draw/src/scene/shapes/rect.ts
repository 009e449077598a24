import type { Fill, Stroke } from '../color.ts';
import type { TextBody } from '../text.ts';
import type { Emu } from '../units.ts';
import type { ShapeBase } from './base.ts';

/** A rectangle, square-cornered or rounded, with or without text. */
export interface RectShape extends ShapeBase {
  readonly kind: 'rect';
  readonly fill?: Fill;
  readonly stroke?: Stroke;
  readonly radius?: Emu;
  readonly text?: TextBody;
}
