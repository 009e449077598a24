/** Ellipses and circles. */
import type { EllipseShape } from '@deckwright/draw/scene';
import type { SlideScope } from '../slide-scope.ts';
import { ELLIPSE_GEOMETRY } from './frame.ts';
import { writeGeometryShape } from './geometry.ts';

export const writeEllipse = (shape: EllipseShape, scope: SlideScope): string => writeGeometryShape(shape, ELLIPSE_GEOMETRY, scope);
