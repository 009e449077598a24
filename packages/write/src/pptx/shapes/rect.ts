/** Rectangles, square-cornered or rounded, with or without text. */
import type { Emu, RectShape, TextBody } from '@deckwright/draw/scene';
import type { SlideScope } from '../slide-scope.ts';
import { rectGeometry } from './frame.ts';
import { writeGeometryShape } from './geometry.ts';

export function writeRect(shape: RectShape, scope: SlideScope): string {
  const { radius = 0, text } = shape;
  const own = text === undefined || radius <= 0 ? shape : { ...shape, text: withinCorners(text, radius) };
  return writeGeometryShape(own, rectGeometry(shape.box, radius), scope);
}

/** A rounded rectangle holds its text off each side by this share of its radius (`il` of `roundRect` in ISO 29500-1, annex D). */
const CORNER_INSET = 0.29289;

/** Insets less what the geometry adds by itself, so that words wrap where they were measured. */
function withinCorners(text: TextBody, radius: number): TextBody {
  const less = (inset: Emu): Emu => Math.max(0, inset - Math.round(radius * CORNER_INSET)) as Emu;
  const { l, t, r, b } = text.insets;
  return { ...text, insets: { l: less(l), t: less(t), r: less(r), b: less(b) } };
}
