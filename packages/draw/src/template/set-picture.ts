/** A picture in a place or in the free area of a layout. It covers its box, and its focus stays in view. */

import type { BoxIn } from '../layout/index.ts';
import { boxOfIn, type ImageShape, type SheetPlace } from '../scene/index.ts';
import type { Place } from './model.ts';
import { inchBox, sheetPlace } from './set-place.ts';

export interface PictureFill {
  /** Key into the deck's media. */
  readonly media: string;
  readonly width_px: number;
  readonly height_px: number;
  readonly alt: string;
  /** What stays in view: shares of width and height from the top left; the middle when absent. */
  readonly about?: { readonly x: number; readonly y: number };
  /** Of the value that names it. */
  readonly path: string;
}

/** The crop that makes a picture cover a box, around its focus. */
function cropTo({ width_px, height_px, about = { x: 0.5, y: 0.5 } }: PictureFill, { w, h }: BoxIn): NonNullable<ImageShape['crop']> {
  const [own, wanted] = [width_px / height_px, w / h];
  const shown = Math.min(own / wanted, wanted / own);
  const point = own > wanted ? about.x : about.y;
  const before = Math.min(Math.max(point - shown / 2, 0), 1 - shown);
  const after = 1 - shown - before;
  return own > wanted ? { l: before, t: 0, r: after, b: 0 } : { l: 0, t: before, r: 0, b: after };
}

/** @param box inches at our scale */
export const pictureIn = (id: string, picture: PictureFill, box: BoxIn): ImageShape => ({
  kind: 'image',
  id,
  name: 'picture',
  role: 'image',
  box: boxOfIn(box.x, box.y, box.w, box.h),
  alt: picture.alt,
  media: picture.media,
  crop: cropTo(picture, box),
});

/** @param k how much larger the template's slide is than the one drawn on */
export function setPicture(
  id: string,
  picture: PictureFill,
  place: Place,
  k: number,
): { readonly shape: ImageShape; readonly place: SheetPlace } {
  return {
    shape: { ...pictureIn(id, picture, inchBox(place.box, k)), name: place.name === '' ? id : place.name },
    place: sheetPlace(place),
  };
}
