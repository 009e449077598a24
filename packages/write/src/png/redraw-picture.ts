/** Decodes an uploaded picture and writes it as a PNG of ours, cropped to what is visible. For isolates. */
import sharp from 'sharp';

export interface RedrawLimits {
  readonly width_px: number;
  readonly height_px: number;
  /** Clear margins stay, for a picture whose place is given. */
  readonly keep_margins?: boolean;
}

export interface Redrawn {
  readonly png: Uint8Array;
  readonly width_px: number;
  readonly height_px: number;
  /** What the file was: `png`, `jpeg`, `svg`, `gif` or `webp`. */
  readonly format: string;
  /** The picture has clear parts: what is behind it shows. */
  readonly clear: boolean;
  /** Colours that it is mostly made of where it is not clear, with their shares, largest first. */
  readonly colors: readonly { readonly rgb: readonly [number, number, number]; readonly share: number }[];
}

const FORMATS = new Set(['png', 'jpeg', 'svg', 'gif', 'webp']);
const MAX_PIXELS = 40_000_000;
/** Steps of a channel that count as one colour. */
const STEP = 16;
const VISIBLE = 24;

/** @throws Error in a sentence for bytes that are not one whole picture of those kinds */
export async function redrawPicture(bytes: Uint8Array, limits: RedrawLimits): Promise<Redrawn> {
  const open = () => sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1, failOn: 'error' });
  const { format, width, height } = await open().metadata();
  if (!FORMATS.has(format)) throw new Error(`The file is ${format}, not a PNG, JPEG, SVG, GIF or WebP picture.`);
  if (!(width > 0 && height > 0)) throw new Error('The picture has no size.');
  const source = format === 'svg' ? sharp(bytes, { limitInputPixels: MAX_PIXELS, density: densityFor(width, height, limits) }) : open();
  const { data, info } = await source
    .autoOrient()
    .resize({ width: limits.width_px, height: limits.height_px, fit: 'inside', withoutEnlargement: format !== 'svg' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const seen = limits.keep_margins === true ? whole(info) : visibleBox(data, info.width, info.height);
  if (seen === undefined) throw new Error('Nothing of the picture is visible.');
  const png = await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .extract(seen)
    .png({ compressionLevel: 9 })
    .toBuffer();
  return { png: new Uint8Array(png), width_px: seen.width, height_px: seen.height, format, ...colorsOf(data) };
}

/** Dots an inch at which a vector picture is as large as it will be needed. */
const densityFor = (width: number, height: number, { width_px, height_px }: RedrawLimits): number =>
  Math.min(2400, Math.max(1, 72 * Math.min(width_px / width, height_px / height)));

/** Without the clear margins that many logos come with. */
const whole = ({ width, height }: { readonly width: number; readonly height: number }) => ({ left: 0, top: 0, width, height });

function visibleBox(data: Buffer, width: number, height: number) {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if ((data[4 * (y * width + x) + 3] as number) < VISIBLE) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  return right < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

function colorsOf(data: Buffer): Pick<Redrawn, 'clear' | 'colors'> {
  const counts = new Map<number, number>();
  let visible = 0;
  let clear = 0;
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3] as number;
    if (alpha < 128) {
      clear++;
      continue;
    }
    visible++;
    const key = [0, 1, 2].reduce((sum, c) => sum * 256 + Math.min(255, Math.round((data[i + c] as number) / STEP) * STEP), 0);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const colors = [...counts]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, 12)
    .map(([key, count]) => ({ rgb: [key >> 16, (key >> 8) & 255, key & 255] as const, share: count / visible }));
  return { clear: clear > data.length / 4 / 50, colors };
}
