/** The brand's logo at the foot of a slide with a frame, between the source and the page number. */
import type { ImageShape, Shape } from '../scene/index.ts';
import { boxOfIn } from '../scene/index.ts';
import type { BrandLogo } from '../themes/index.ts';
import type { BoxIn } from './boxes.ts';
import type { Kit } from './kit.ts';
import { fill, rect } from './shapes.ts';

/** Room at the foot: from the end of the source's lines to the page number. */
const TOP = 6.93;
const MOST_H = 0.32;
const MOST_W = 1.6;
const LEFT = 9.8;
/** Smaller than this nobody reads it. */
const LEAST_H = 0.14;
const PLATE_PAD = 0.05;

/** `right` is where the room ends, inches; `place` mirrors a box on slides that run right to left. */
export function drawLogo(logo: BrandLogo, right: number, place: (box: BoxIn) => BoxIn, kit: Kit): readonly Shape[] {
  const pad = logo.plate === undefined ? 0 : PLATE_PAD;
  const aspect = logo.media.width_px / logo.media.height_px;
  const w = Math.min(MOST_W, (MOST_H - 2 * pad) * aspect, right - LEFT - 2 * pad);
  const h = w / aspect;
  if (h < LEAST_H) {
    kit.warn('logo_left_out', 'There is no room for the logo at the foot of the slide.', {
      remedy: 'Shorten the footer, or make a logo that is less wide.',
    });
    return [];
  }
  const box = { x: right - pad - w, y: TOP + (MOST_H - h) / 2, w, h };
  const at = place(box);
  const image: ImageShape = {
    kind: 'image',
    id: 'logo',
    name: 'Logo',
    role: 'logo',
    box: boxOfIn(at.x, at.y, at.w, at.h),
    media: kit.addMedia(logo.media),
    alt: logo.alt,
  };
  if (logo.plate === undefined) return [image];
  const ground = place({ x: box.x - pad, y: box.y - pad, w: w + 2 * pad, h: h + 2 * pad });
  return [rect({ id: 'logo/plate', name: 'logo ground', role: 'background' }, ground, { fill: fill(logo.plate) }), image];
}
