import type { Fill, Stroke } from '../color.ts';
import type { TextBody } from '../text.ts';
import type { ShapeBase } from './base.ts';

export interface EllipseShape extends ShapeBase {
  readonly kind: 'ellipse';
  readonly fill?: Fill;
  readonly stroke?: Stroke;
  readonly text?: TextBody;
}
