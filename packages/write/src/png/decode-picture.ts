/** The pixels of a picture of a stranger: upright, opaque on white, in sRGB, 8 bits a channel, in the size that was asked for. For isolates. */
import sharp, { type Metadata, type Sharp } from 'sharp';
import type { Pixels } from './read-pixels.ts';

export interface DecodedPicture {
  readonly format: string;
  /** Of the file, upright. */
  readonly width_px: number;
  readonly height_px: number;
  /** More than one frame: the first is decoded. */
  readonly frames: number;
  readonly pixels: Pixels;
}

export type PictureFault = 'not_a_picture' | 'corrupted' | 'too_large' | 'too_small' | 'too_narrow';

/** Names why a picture is not decoded. */
export class UndecodablePicture extends Error {
  override readonly name = 'UndecodablePicture';
  readonly code: PictureFault;

  constructor(code: PictureFault, sentence: string) {
    super(sentence);
    this.code = code;
  }
}

const FORMATS = new Set(['png', 'jpeg', 'webp']);
const MAX_PIXELS = 64_000_000;
/** Less holds no word. */
const MIN_SIDE_PX = 32;
/** A slide is between 1 and 56 inches wide and high; at 13.333 inches wide that leaves these. */
const RATIOS = { narrowest: 0.25, widest: 13 };

/** @param width_px the width that pixels are wanted in; the height follows */
export async function decodePicture(bytes: Uint8Array, width_px: number): Promise<DecodedPicture> {
  const open = (): Sharp => sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1, failOn: 'error' });
  const { format, width, height, orientation = 1, pages = 1 } = await metadataOf(open);
  if (!FORMATS.has(format)) throw new UndecodablePicture('not_a_picture', `The file is ${format}, not a PNG, JPEG or WebP picture.`);
  const [w, h] = orientation > 4 ? [height, width] : [width, height];
  if (w * h > MAX_PIXELS) throw new UndecodablePicture('too_large', `The picture has ${w} by ${h} pixels; at most ${MAX_PIXELS} are read.`);
  if (Math.min(w, h) < MIN_SIDE_PX)
    throw new UndecodablePicture('too_small', `The picture has ${w} by ${h} pixels; at least ${MIN_SIDE_PX} a side are needed.`);
  if (w / h < RATIOS.narrowest || w / h > RATIOS.widest)
    throw new UndecodablePicture('too_narrow', `The picture has ${w} by ${h} pixels, which is no shape that a slide has.`);
  try {
    const { data, info } = await open()
      .autoOrient()
      .flatten({ background: '#FFFFFF' })
      .resize({ width: width_px, height: Math.max(1, Math.round((width_px * h) / w)), fit: 'fill', kernel: 'linear' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return {
      format,
      width_px: w,
      height_px: h,
      frames: pages,
      pixels: { width: info.width, height: info.height, rgb: rgbOf(data, info.channels) },
    };
  } catch {
    throw new UndecodablePicture('corrupted', 'The picture is damaged, or ends before its last row.');
  }
}

/** Gray pictures have one channel. */
function rgbOf(data: Buffer, channels: number): Uint8Array {
  if (channels === 3) return new Uint8Array(data.buffer, data.byteOffset, data.length);
  const rgb = new Uint8Array((data.length / channels) * 3);
  for (let from = 0, to = 0; from < data.length; from += channels, to += 3) rgb.fill(data[from] ?? 0, to, to + 3);
  return rgb;
}

async function metadataOf(open: () => Sharp): Promise<Metadata> {
  try {
    return await open().metadata();
  } catch (error) {
    // The library's own words for its limit.
    if (error instanceof Error && /pixel limit/i.test(error.message))
      throw new UndecodablePicture('too_large', `The picture has more than ${MAX_PIXELS} pixels.`);
    throw new UndecodablePicture('not_a_picture', 'The file is not a PNG, JPEG or WebP picture.');
  }
}
