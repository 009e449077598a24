/** The brand's logo: at the foot of a slide with a frame, between the source and the page number, and at the head of a cover. */
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
/** Smallest height of a logo, because a smaller one is not readable. */
const LEAST_H = 0.14;
const PLATE_PAD = 0.05;

/** `right` is where the room ends, in inches. `place` mirrors a box on right-to-left slides. */
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
  return logoIn(logo, { x: right - pad - w, y: TOP + (MOST_H - h) / 2, w, h }, logo.plate, pad, place, kit);
}

/** Room at the head of a cover. */
const COVER = { x: 0.5, y: 0.42, w: 2.6, h: 0.5 };
/** Padding around a logo that is on a plate there. */
const COVER_PAD = 0.12;

/**
 * The logo at the leading side of a cover's head. A cover on the dark colour of the theme has a different ground from the usual slide: a
 * logo that needs a plate on the usual ground needs none here, and the reverse. `taken` are the boxes of what the cover draws.
 */
export function drawCoverLogo(
  logo: BrandLogo,
  on_dark: boolean,
  taken: readonly BoxIn[],
  place: (box: BoxIn) => BoxIn,
  kit: Kit,
): readonly Shape[] {
  const own = on_dark && kit.theme.mode === 'light';
  const plate = own ? (logo.plate === undefined ? 'canvas' : undefined) : logo.plate;
  const pad = plate === undefined ? 0 : COVER_PAD;
  const aspect = logo.media.width_px / logo.media.height_px;
  const w = Math.min(COVER.w, COVER.h * aspect);
  const box = { x: COVER.x + pad, y: COVER.y + pad, w, h: w / aspect };
  const at = place(box);
  const meets = (b: BoxIn): boolean =>
    b.x < at.x + at.w + pad && b.x + b.w > at.x - pad && b.y < at.y + at.h + pad && b.y + b.h > at.y - pad;
  if (!taken.some(meets)) return logoIn(logo, box, plate, pad, place, kit);
  kit.warn('logo_left_out', 'There is no room for the logo at the head of the cover.', { remedy: 'Shorten the title.' });
  return [];
}

function logoIn(
  logo: BrandLogo,
  box: BoxIn,
  plate: BrandLogo['plate'],
  pad: number,
  place: (box: BoxIn) => BoxIn,
  kit: Kit,
): readonly Shape[] {
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
  if (plate === undefined) return [image];
  const ground = place({ x: box.x - pad, y: box.y - pad, w: box.w + 2 * pad, h: box.h + 2 * pad });
  return [rect({ id: 'logo/plate', name: 'logo ground', role: 'background' }, ground, { fill: fill(plate) }), image];
}
