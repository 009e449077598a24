/** The shapes a slide is made of, and how to walk them. */

import type { ShapeBase } from './shapes/base.ts';
import type { EllipseShape } from './shapes/ellipse.ts';
import type { ImageShape } from './shapes/image.ts';
import type { LineShape } from './shapes/line.ts';
import type { PathShape, PathStep } from './shapes/path.ts';
import type { RectShape } from './shapes/rect.ts';
import type { TableShape } from './shapes/table.ts';
import type { TextShape } from './shapes/text.ts';
import type { TextBody } from './text.ts';

/** Shapes that move together. Children keep slide coordinates; `box` is the box around them. */
export interface GroupShape extends ShapeBase {
  readonly kind: 'group';
  readonly children: readonly Shape[];
  /** Cuts the children, from the corner of `box`. Drawings in foreign decks have it; the writers of fixed pages draw it. */
  readonly clip?: { readonly steps: readonly PathStep[]; readonly even_odd?: boolean };
}

export type Shape = TextShape | RectShape | EllipseShape | LineShape | PathShape | ImageShape | TableShape | GroupShape;

/** Every shape, depth first, in drawing order; groups come before their children. */
export function* walk(shapes: readonly Shape[]): Generator<Shape> {
  for (const shape of shapes) {
    yield shape;
    if (shape.kind === 'group') yield* walk(shape.children);
  }
}

/** The texts of one shape: those of all cells of a table, and none of a group, because `walk` comes to its children. */
export function textsOf(shape: Shape): readonly TextBody[] {
  if (shape.kind === 'table') return shape.cells.flatMap((row) => row.map(({ text }) => text));
  return 'text' in shape && shape.text !== undefined ? [shape.text] : [];
}
