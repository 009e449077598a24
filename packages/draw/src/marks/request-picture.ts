/** A picture of a request: turns its data URI into checked bytes in the deck, and scales and crops it. */
import { z } from 'zod';
import { type BoxIn, DrawRefusal, dataUri, type Kit, readPictureHeader } from '../layout/index.ts';
import type { ImageShape, Media, Stroke } from '../scene/index.ts';
import { boxOfIn } from '../scene/index.ts';
import { examplePicture, examplePictures } from './example-pictures.ts';

export interface Picture {
  readonly key: string;
  readonly media: Media;
  readonly path: string;
}

/** Largest decoded size of one picture. Larger pictures belong in assets. */
const MAX_BYTES = 10 * 1024 * 1024;
/** Largest size that the writers decode. */
const MAX_PIXELS = 64_000_000;
const MIN_PIXELS_PER_IN = 150;
const MAX_CROP = 0.15;

const refuse = (code: string, title: string, detail: string, remedy: string, pointer: string): DrawRefusal =>
  new DrawRefusal({
    code,
    status: 422,
    title,
    detail,
    remedy,
    errors: [{ pointer, loc: pointer.slice(1).split('/'), code, msg: detail, type: code }],
    members: { cost_charged: 0 },
  });

/** Throws `image_source_not_supported`, `image_too_large` or `image_unreadable`, each naming `path`. */
export function loadPicture(src: string, path: string, kit: Kit): Picture {
  const given = kit.picture(src);
  if (given !== undefined) return checkedPicture(given, path, kit);
  const example = examplePicture(src);
  if (example !== undefined) return checkedPicture(example, path, kit);
  const uri = dataUri(src);
  if (uri === undefined && /^example:/i.test(src))
    throw refuse(
      'image_source_not_supported',
      'The picture cannot be fetched from there',
      `There is no picture ${JSON.stringify(src.slice(0, 60))}; there are ${examplePictures.join(', ')}.`,
      'Name one of them, or send a picture of your own as a data URI.',
      path,
    );
  if (uri === undefined) {
    const kind = /^asset:/i.test(src) ? 'An asset' : /^https?:/i.test(src) ? 'An address' : 'This source';
    throw refuse(
      'image_source_not_supported',
      'The picture cannot be fetched from there',
      `${kind} is not read while a slide is drawn; only pictures inside the request are.`,
      'Send the picture as a data URI, data:image/png;base64,…, or, to the service, as an https:// address.',
      path,
    );
  }
  if (uri.length > (MAX_BYTES * 4) / 3 + 4)
    throw refuse(
      'image_too_large',
      'The picture is too large',
      `The picture has more than ${MAX_BYTES / 1024 / 1024} MB.`,
      'Send it with fewer pixels or stronger compression.',
      path,
    );
  return checkedPicture(uri.read(), path, kit);
}

function checkedPicture(bytes: Uint8Array | undefined, path: string, kit: Kit): Picture {
  const header = bytes === undefined ? undefined : readPictureHeader(bytes);
  if (bytes === undefined || header === undefined)
    throw refuse(
      'image_unreadable',
      'The picture cannot be read',
      'The data are not one whole PNG, JPEG, GIF, WebP or plain SVG picture.',
      'Send the picture as it was exported, in base64; an SVG without scripts, entities and outside references.',
      path,
    );
  if (header.width_px * header.height_px > MAX_PIXELS)
    throw refuse(
      'image_too_large',
      'The picture is too large',
      `The picture has ${header.width_px} x ${header.height_px} pixels; ${MAX_PIXELS / 1e6} million are drawn at most.`,
      'Scale it down; 4000 pixels across fill any slide.',
      path,
    );
  const media: Media = { ...header, bytes };
  return { key: kit.addMedia(media), media, path };
}

/** The largest box of the picture's proportions inside `area`, at its leading edge or in the middle. */
export function containedBox({ media }: Picture, area: BoxIn, across: 'start' | 'center' = 'center'): BoxIn {
  const aspect = media.width_px / media.height_px;
  const w = Math.min(area.w, area.h * aspect);
  const h = w / aspect;
  return { x: area.x + (across === 'center' ? (area.w - w) / 2 : 0), y: area.y, w, h };
}

/** Focus points of a picture by name. */
const NAMED_FOCUS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  center: { x: 0.5, y: 0.5 },
  top: { x: 0.5, y: 0 },
  bottom: { x: 0.5, y: 1 },
  left: { x: 0, y: 0.5 },
  right: { x: 1, y: 0.5 },
  'top-left': { x: 0, y: 0 },
  'top-right': { x: 1, y: 0 },
  'bottom-left': { x: 0, y: 1 },
  'bottom-right': { x: 1, y: 1 },
};

const named = (v: unknown): unknown => (v === null || v === '' ? undefined : typeof v === 'string' ? (NAMED_FOCUS[nameOf(v)] ?? v) : v);
const nameOf = (said: string): string =>
  said
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '-')
    .replace(/^(?:centre|middle)$/, 'center');

/** The point that a crop keeps nearest to the middle: shares of the picture's width and height from the top left, or a name. */
export const focus = z.preprocess(
  named,
  z
    .object(
      { x: z.number().min(0).max(1), y: z.number().min(0).max(1) },
      { error: `must be {"x": 0 to 1, "y": 0 to 1} or one of ${Object.keys(NAMED_FOCUS).join(', ')}` },
    )
    .optional(),
);
export type Focus = NonNullable<z.infer<typeof focus>>;

/**
 * The amount to cut on each side so that the picture covers `box`. The crop is centred on the middle, or as near as possible to the focus.
 */
export function coverCrop(picture: Picture, box: BoxIn, kit: Kit, about?: Focus): NonNullable<ImageShape['crop']> {
  const own = picture.media.width_px / picture.media.height_px;
  const wanted = box.w / box.h;
  const shown = Math.min(own / wanted, wanted / own);
  // Along the side that is too long, half of the visible part comes before the point, as far as the picture has that much.
  const before = (point: number): number => Math.min(Math.max(point - shown / 2, 0), 1 - shown);
  if (about !== undefined) {
    const cut = before(own > wanted ? about.x : about.y);
    const rest = 1 - shown - cut;
    return own > wanted ? { l: cut, t: 0, r: rest, b: 0 } : { l: 0, t: cut, r: 0, b: rest };
  }
  const across = own > wanted ? (1 - wanted / own) / 2 : 0;
  const down = own > wanted ? 0 : (1 - own / wanted) / 2;
  const most = Math.max(across, down);
  if (most > MAX_CROP)
    kit.warn('image_cropped', `${Math.round(most * 100)} % of the picture is cut away on two sides to fill its place.`, {
      path: picture.path,
      remedy: `Send a picture of about ${wanted.toFixed(2)} to 1, the point to keep (focus), or choose the style contained.`,
    });
  return { l: across, t: down, r: across, b: down };
}

export interface PictureLook {
  readonly id: string;
  readonly name: string;
  readonly alt: string;
  readonly box: BoxIn;
  readonly crop?: NonNullable<ImageShape['crop']> | undefined;
  readonly duotone?: ImageShape['duotone'] | undefined;
  /** Cropped to the ellipse in its box. */
  readonly round?: boolean;
  readonly ring?: Stroke;
}

/** The picture in its box, with its alternative text. */
export function pictureShape(picture: Picture, { id, name, alt, box, crop, duotone, round, ring }: PictureLook, kit: Kit): ImageShape {
  const shown = 1 - (crop === undefined ? 0 : crop.l + crop.r);
  const density = (picture.media.width_px * shown) / box.w;
  if (picture.media.mime !== 'image/svg+xml' && density < MIN_PIXELS_PER_IN)
    kit.warn('image_upscaled', `The picture has ${Math.round(density)} pixels an inch here; below ${MIN_PIXELS_PER_IN} it looks soft.`, {
      path: picture.path,
      remedy: `Send it at least ${Math.ceil((box.w / shown) * MIN_PIXELS_PER_IN)} pixels wide.`,
    });
  return {
    kind: 'image',
    id,
    name,
    role: 'image',
    box: boxOfIn(box.x, box.y, box.w, box.h),
    alt,
    media: picture.key,
    ...(crop === undefined ? {} : { crop }),
    ...(duotone === undefined ? {} : { duotone }),
    ...(round === true ? { geometry: 'ellipse' } : {}),
    ...(ring === undefined ? {} : { stroke: ring }),
  };
}
