/** Rectangles, square-cornered or rounded, with or without text. */
import type { RectShape } from '@deckwright/draw/scene';
import type { SlideScope } from '../slide-scope.ts';
import { rectGeometry } from './frame.ts';
import { writeGeometryShape } from './geometry.ts';

export const writeRect = (shape: RectShape, scope: SlideScope): string =>
  writeGeometryShape(shape, rectGeometry(shape.box, shape.radius), scope);
