/**
 * Makes an uploaded picture fit for slides: decoded as a whole, upright, in sRGB, without metadata of a camera, and no larger than a slide
 * needs. For isolates.
 */
import sharp, { type Sharp } from 'sharp';

export interface TakenPicture {
  readonly bytes: Uint8Array;
  readonly mime: 'image/png' | 'image/jpeg' | 'image/svg+xml';
  readonly width_px: number;
  readonly height_px: number;
  /** What the file was: `png`, `jpeg`, `svg`, `gif` or `webp`. */
  readonly format: string;
  /** What was done to it, in the order done. */
  readonly changes: readonly PictureChange[];
}

/** `first_frame`: of several. `turned`: as the camera was held. `converted`: another format or colour space. */
export type PictureChange = 'first_frame' | 'turned' | 'converted' | 'scaled' | 'compressed';

const FORMATS = new Set(['png', 'jpeg', 'svg', 'gif', 'webp']);
const MAX_PIXELS = 64_000_000;
/** Fills a slide at 192 pixels an inch. */
const MAX_SIDE_PX = 2560;
const MAX_BYTES = 2 * 1024 * 1024;
const QUALITIES = [90, 82, 72] as const;
const SMALLER = 0.7;

/** @throws Error in a sentence for bytes that are not one whole picture of those kinds */
export async function takePicture(bytes: Uint8Array): Promise<TakenPicture> {
  const open = () => sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1, failOn: 'error' });
  const metadata = await open().metadata();
  const { format, width, height, orientation = 1, space, hasAlpha, pages = 1 } = metadata;
  if (!FORMATS.has(format)) throw new Error(`The file is ${format}, not a PNG, JPEG, SVG, GIF or WebP picture.`);
  if (!(width > 0 && height > 0)) throw new Error('The picture has no size.');
  if (format === 'svg') {
    // Drawn once, so that one that cannot be drawn is refused now.
    await open().resize(64, 64, { fit: 'inside' }).raw().toBuffer();
    return { bytes, mime: 'image/svg+xml', width_px: width, height_px: height, format, changes: [] };
  }
  const opaque = !hasAlpha || (await open().stats()).isOpaque;
  const photo = opaque && (format === 'jpeg' || format === 'webp');
  const side = Math.max(width, height);
  const changes: PictureChange[] = [];
  if (pages > 1) changes.push('first_frame');
  if (orientation > 1) changes.push('turned');
  if (!(photo ? format === 'jpeg' : format === 'png') || (space !== 'srgb' && space !== 'b-w')) changes.push('converted');
  if (side > MAX_SIDE_PX) changes.push('scaled');

  // A file with nothing to mend stays as it is, once all of it was decoded; a JPEG loses a little each time that it is written.
  const noted = [metadata.exif, metadata.icc, metadata.xmp, metadata.iptc].some((block) => block !== undefined);
  if (changes.length === 0 && !noted && bytes.length <= MAX_BYTES) {
    await open().stats();
    return { bytes, mime: photo ? 'image/jpeg' : 'image/png', width_px: width, height_px: height, format, changes };
  }
  let side_px = Math.min(side, MAX_SIDE_PX);
  let made = await write(open, side_px, photo ? QUALITIES[0] : undefined);
  for (const quality of photo ? QUALITIES.slice(1) : []) {
    if (made.data.length <= MAX_BYTES) break;
    made = await write(open, side_px, quality);
    if (!changes.includes('compressed')) changes.push('compressed');
  }
  // A drawing that is a photo after all: few readers tell the difference, all wait for its bytes.
  let lossy = photo;
  if (made.data.length > MAX_BYTES && opaque && !photo) {
    lossy = true;
    made = await write(open, side_px, QUALITIES[0]);
    changes.push('compressed');
  }
  while (made.data.length > MAX_BYTES) {
    side_px = Math.round(side_px * SMALLER);
    made = await write(open, side_px, lossy ? QUALITIES[2] : undefined);
    if (!changes.includes('scaled')) changes.push('scaled');
  }
  return {
    bytes: new Uint8Array(made.data),
    mime: lossy ? 'image/jpeg' : 'image/png',
    width_px: made.info.width,
    height_px: made.info.height,
    format,
    changes,
  };
}

/** As JPEG of that quality, or as PNG. */
function write(open: () => Sharp, side: number, quality: number | undefined) {
  const upright = open().autoOrient().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }).toColourspace('srgb');
  const encoded =
    quality === undefined
      ? upright.png({ compressionLevel: 9 })
      : upright.flatten({ background: '#FFFFFF' }).jpeg({ quality, chromaSubsampling: '4:4:4' });
  return encoded.toBuffer({ resolveWithObject: true });
}
