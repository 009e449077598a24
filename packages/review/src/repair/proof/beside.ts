/** Whether a shape lies wholly beside the slide, with everything that it draws. */
import type { ForeignShape, SlideBox } from '@deckwright/read/pptx';

export interface Drawn {
  readonly shape: ForeignShape;
  /** Upright, around the turned box. */
  readonly bounds?: SlideBox;
  readonly texts: readonly { readonly bounds?: SlideBox }[];
}

/** Reach of shadows, glows and soft edges in practice, EMU. */
const EFFECT = 457_200;

/**
 * @param reach 0 to judge the box alone, 1 to judge line, effects and words too
 */
export function liesBeside(canvas: SlideBox, { shape, bounds, texts }: Drawn, reach: 0 | 1): boolean {
  if (bounds === undefined || !isBeside(canvas, bounds, 0)) return false;
  if (reach === 0) return true;
  const around =
    (shape.outline === undefined || shape.outline.paint.kind === 'none' ? 0 : shape.outline.width) + (shape.effects ? EFFECT : 0);
  return isBeside(canvas, bounds, around) && texts.every((text) => text.bounds === undefined || isBeside(canvas, text.bounds, 0));
}

/** A shape that only touches the edge shows nothing; a line does, because it has no area. */
function isBeside(canvas: SlideBox, { x, y, w, h }: SlideBox, around: number): boolean {
  const left = x - around;
  const top = y - around;
  const right = x + w + around;
  const bottom = y + h + around;
  if (left > canvas.w || top > canvas.h || right < 0 || bottom < 0) return true;
  return around === 0 && ((w > 0 && (left === canvas.w || right === 0)) || (h > 0 && (top === canvas.h || bottom === 0)));
}
