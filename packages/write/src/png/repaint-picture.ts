/** Changes the pixels of a picture on a foreign slide: two tones, or many tiles on one sheet. For isolates. */
import type { Media } from '@deckwright/draw/scene';
import sharp from 'sharp';
import { inTwoTones } from '../geometry/index.ts';

export interface Repaint {
  /** What black and white become, and all between them by its lightness: `#RRGGBB`. */
  readonly duotone?: readonly [string, string];
  /** So many beside and below one another, every other one mirrored. */
  readonly sheet?: { readonly columns: number; readonly rows: number; readonly flip: 'none' | 'x' | 'y' | 'xy' };
}

const MAX_PIXELS = 40_000_000;
/** More than a slide shows. */
const MAX_SIDE_PX = 3840;

/** @throws Error for bytes that are not one whole picture of a kind that is decoded */
export async function repaintPicture(bytes: Uint8Array, { duotone, sheet }: Repaint): Promise<Media> {
  const open = () => sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1, failOn: 'error' });
  const { density, width } = await open().metadata();
  const { data, info } = await open()
    .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (duotone !== undefined) inTwoTones(data, duotone);
  const whole = sheet === undefined ? { data, width: info.width, height: info.height } : onSheet(data, info.width, info.height, sheet);
  const raw = { width: whole.width, height: whole.height, channels: 4 } as const;
  const written = sharp(whole.data, { raw }).png({ compressionLevel: 6 });
  // As large in inches as before.
  const dots = density === undefined ? undefined : (density * info.width) / width;
  const png = await (dots === undefined || dots < 1 ? written : written.withMetadata({ density: dots })).toBuffer();
  return { mime: 'image/png', bytes: new Uint8Array(png), width_px: whole.width, height_px: whole.height };
}

function onSheet(data: Buffer, width: number, height: number, { columns, rows, flip }: NonNullable<Repaint['sheet']>) {
  const out = { data: Buffer.alloc(width * columns * height * rows * 4), width: width * columns, height: height * rows };
  for (let y = 0; y < out.height; y++) {
    const row = Math.floor(y / height);
    const down = y % height;
    const from = (flip.includes('y') && row % 2 === 1 ? height - 1 - down : down) * width;
    for (let x = 0; x < out.width; x++) {
      const column = Math.floor(x / width);
      const along = x % width;
      const at = from + (flip.includes('x') && column % 2 === 1 ? width - 1 - along : along);
      data.copy(out.data, (y * out.width + x) * 4, at * 4, at * 4 + 4);
    }
  }
  return out;
}
