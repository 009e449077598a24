/** Pictures decoded and encoded by libvips. `picture-codec.browser.ts` has the same functions. */
import type { Media, Rgb } from '@deckwright/draw/scene';
import sharp from 'sharp';
import { inTwoTones } from '../geometry/index.ts';
import { readPngStream } from './png-stream.ts';
import type { RasterSamples } from './samples.ts';

const MAX_PIXELS = 64_000_000;

/** A picture in two tones: a photograph as a JPEG again, all else without loss. */
export async function inTones(media: Media, tones: readonly [Rgb, Rgb], max_width_px: number): Promise<Media> {
  const { data, info } = await sharp(media.bytes, { limitInputPixels: MAX_PIXELS, pages: 1 })
    .resize({ width: Math.min(max_width_px, 8192), withoutEnlargement: media.mime !== 'image/svg+xml' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  inTwoTones(data, tones);
  const redone = sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } });
  const photograph = media.mime === 'image/jpeg';
  const bytes = await (photograph ? redone.removeAlpha().jpeg({ quality: 88, chromaSubsampling: '4:4:4' }) : redone.png()).toBuffer();
  const mime = photograph ? 'image/jpeg' : 'image/png';
  return { mime, bytes: new Uint8Array(bytes), width_px: info.width, height_px: info.height };
}

/** Samples of a picture of any kind, at most this wide; a vector picture exactly so. */
export async function encodeRaster(media: Media, max_width_px: number): Promise<RasterSamples> {
  const vector = media.mime === 'image/svg+xml';
  const source = sharp(media.bytes, { limitInputPixels: MAX_PIXELS, pages: 1 })
    .resize({ width: Math.min(max_width_px, 8192), withoutEnlargement: !vector })
    .toColourspace('srgb');
  const { channels, isOpaque } = await sharp(media.bytes, { limitInputPixels: MAX_PIXELS, pages: 1 })
    .stats()
    .then((stats) => ({ channels: stats.channels.length, isOpaque: stats.isOpaque }));
  const png = { compressionLevel: 6, adaptiveFiltering: true, palette: false } as const;
  const color = readPngStream(await source.clone().removeAlpha().png(png).toBuffer());
  if (isOpaque || channels === 1 || channels === 3) return { color };
  const alpha = await source.clone().ensureAlpha().extractChannel('alpha').toColourspace('b-w').png(png).toBuffer();
  return { color, alpha: readPngStream(alpha) };
}
