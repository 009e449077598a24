/** The pixels of a picture that we drew, for measuring on it. */
import sharp from 'sharp';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Three bytes a pixel, row by row. */
  readonly rgb: Uint8Array;
}

export async function readPixels(png: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: new Uint8Array(data.buffer, data.byteOffset, data.length) };
}
