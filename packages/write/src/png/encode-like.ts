/** Pixels as they are after a picture's own encoding: what JPEG and WebP leave of them, with the quality of that picture. */
import sharp from 'sharp';
import type { Pixels } from './read-pixels.ts';

/** The usual one: a WebP does not say it where a decoder's door would tell. */
const WEBP_QUALITY = 80;
/** Sum of the luma table of ITU-T T.81, K.1, to which encoders scale theirs. */
const STANDARD_SUM = 3688;
const TABLE_VALUES = 64;

/** The same pixels where the file is encoded without loss, and where its width is not theirs: scaling leaves little of it. */
export async function encodedLike({ width, height, rgb }: Pixels, file: Uint8Array): Promise<Pixels> {
  const { format, chromaSubsampling = '4:2:0', width: file_width } = await sharp(file).metadata();
  if (file_width !== width) return { width, height, rgb };
  const raw = sharp(rgb, { raw: { width, height, channels: 3 } });
  const quality = format === 'jpeg' ? jpegQuality(file) : undefined;
  const encoded =
    quality !== undefined
      ? await raw.jpeg({ quality, chromaSubsampling: chromaSubsampling === '4:4:4' ? '4:4:4' : '4:2:0' }).toBuffer()
      : format === 'webp' && isLossyWebp(file)
        ? await raw.webp({ quality: WEBP_QUALITY }).toBuffer()
        : undefined;
  if (encoded === undefined) return { width, height, rgb };
  const { data } = await sharp(encoded).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { width, height, rgb: new Uint8Array(data.buffer, data.byteOffset, data.length) };
}

const isLossyWebp = (file: Uint8Array): boolean => !Buffer.from(file.subarray(0, 64)).includes('VP8L');

/** Of the first luma table (T.81, B.2.4.1), 1 to 100, as the library of the IJG counts. */
function jpegQuality(file: Uint8Array): number | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length);
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1];
    if (marker === 0xda) return undefined;
    // 8 bits a value, table 0.
    if (marker !== 0xdb || bytes[at + 4] !== 0) continue;
    const table = bytes.subarray(at + 5, at + 5 + TABLE_VALUES);
    if (table.length < TABLE_VALUES) return undefined;
    const per_cent = (100 * table.reduce((sum, one) => sum + one, 0)) / STANDARD_SUM;
    return Math.max(1, Math.min(100, Math.round(per_cent > 100 ? 5000 / per_cent : (200 - per_cent) / 2)));
  }
  return undefined;
}
