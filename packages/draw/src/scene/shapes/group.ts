import type { Shape } from '../shape.ts';
import type { ShapeBase } from './base.ts';
import type { PathStep } from './path.ts';

/** Shapes that move together. Children keep slide coordinates; `box` is the box around them. */
export interface GroupShape extends ShapeBase {
  readonly kind: 'group';
  readonly children: readonly Shape[];
  /** Cuts the children, from the corner of `box`. Drawings in foreign decks have it; the writers of fixed pages draw it. */
  readonly clip?: { readonly steps: readonly PathStep[]; readonly even_odd?: boolean };
}
