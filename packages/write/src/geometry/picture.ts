/** Where a cropped picture would be as a whole, so that its visible part fills the shape. */
import type { ImageShape } from '@deckwright/draw/scene';
import { type PtBox, ptBox } from './outline.ts';

/** The box of the uncropped picture; the caller clips it to the shape. Crops that leave nothing are taken as no crop. */
export function pictureBox(image: ImageShape): PtBox {
  const box = ptBox(image.box);
  const { l, t, r, b } = image.crop ?? { l: 0, t: 0, r: 0, b: 0 };
  const share_w = 1 - l - r;
  const share_h = 1 - t - b;
  if (!(share_w > 0) || !(share_h > 0)) return box;
  const w = box.w / share_w;
  const h = box.h / share_h;
  return { x: box.x - l * w, y: box.y - t * h, w, h };
}
