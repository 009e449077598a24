import type { Shape } from '../shape.ts';
import type { ShapeBase } from './base.ts';

/** Shapes that move together. Children keep slide coordinates; `box` is the box around them. */
export interface GroupShape extends ShapeBase {
  readonly kind: 'group';
  readonly children: readonly Shape[];
}
