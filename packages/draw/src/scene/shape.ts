/** The shapes a slide is made of, and how to walk them. */
import type { EllipseShape } from './shapes/ellipse.ts';
import type { GroupShape } from './shapes/group.ts';
import type { ImageShape } from './shapes/image.ts';
import type { LineShape } from './shapes/line.ts';
import type { PathShape } from './shapes/path.ts';
import type { RectShape } from './shapes/rect.ts';
import type { TableShape } from './shapes/table.ts';
import type { TextShape } from './shapes/text.ts';

export type Shape = TextShape | RectShape | EllipseShape | LineShape | PathShape | ImageShape | TableShape | GroupShape;

/** Every shape, depth first, in drawing order; groups come before their children. */
export function* walk(shapes: readonly Shape[]): Generator<Shape> {
  for (const shape of shapes) {
    yield shape;
    if (shape.kind === 'group') yield* walk(shape.children);
  }
}
