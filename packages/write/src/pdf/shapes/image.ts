/** Pictures: cropped and rounded by a clip, framed by a stroke. */
import { type ImageShape, ptOfEmu } from '@deckwright/draw/scene';
import { pictureBox, ptBox, roundedRectOutline } from '../../geometry/index.ts';
import type { Page } from '../page.ts';
import { strokeOutline } from '../paint.ts';

export function paintImage(page: Page, shape: ImageShape): void {
  const { content } = page;
  const outline = roundedRectOutline(ptBox(shape.box), ptOfEmu(shape.radius ?? 0));
  const clipped = shape.crop !== undefined || (shape.radius ?? 0) > 0;
  if (clipped) {
    content.save();
    content.outline(outline);
    content.clipToPath();
  }
  content.image(page.resources.images.use(shape.media), pictureBox(shape));
  if (clipped) content.restore();
  if (shape.stroke) strokeOutline(page, outline, shape.stroke);
}
