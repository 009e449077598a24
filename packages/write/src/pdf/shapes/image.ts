/** Pictures: cropped and rounded by a clip, framed by a stroke. */
import { type ImageShape, ptOfEmu } from '@deckwright/draw/scene';
import { ellipseOutline, pathOutline, pictureBox, ptBox, roundedRectOutline } from '../../geometry/index.ts';
import { imageKey } from '../images.ts';
import type { Page } from '../page.ts';
import { strokeOutline } from '../paint.ts';

export function paintImage(page: Page, shape: ImageShape): void {
  const { content } = page;
  const round = shape.geometry === 'ellipse';
  const outline = round ? ellipseOutline(ptBox(shape.box)) : roundedRectOutline(ptBox(shape.box), ptOfEmu(shape.radius ?? 0));
  const alpha = page.resources.transparency.use(shape.alpha);
  const clipped = round || shape.crop !== undefined || (shape.radius ?? 0) > 0 || shape.clip !== undefined;
  if (clipped || alpha !== '') content.save();
  if (shape.clip) {
    content.outline(pathOutline(shape.clip, shape.box));
    content.clipToPath(true);
  }
  content.setAlpha(alpha);
  if (clipped) {
    content.outline(outline);
    content.clipToPath();
  }
  content.image(page.resources.images.use(imageKey(shape, (color) => page.rgb(color))), pictureBox(shape), shape.flip_h, shape.flip_v);
  if (clipped || alpha !== '') content.restore();
  if (shape.stroke) strokeOutline(page, outline, shape.stroke);
}
