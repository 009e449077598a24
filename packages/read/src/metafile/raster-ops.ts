/**
 * Raster operations (MS-WMF, 2.1.1.31; MS-EMF, 2.1.26): what becomes of what is already there. Whatever an operation is, a bit of it ends as
 * `(there AND keep) XOR flip`, and several operations on one place are again of that form. So masks and the pictures that they cut out are
 * put together without knowing what is below them.
 */
import type { Pixels } from '@deckwright/core/png';
import type { Bitmap } from './dib.ts';
import type { Ink } from './drawing.ts';

export const SRC_COPY = 0xcc0020;

/** A colour as its channels. */
export type Channels = readonly [r: number, g: number, b: number];

export const channelsOf = (ink: Ink): Channels => [1, 3, 5].map((at) => Number.parseInt(ink.slice(at, at + 2), 16)) as unknown as Channels;

export const inkOf = (r: number, g: number, b: number): Ink =>
  `#${[r, g, b]
    .map((c) => Math.round(c).toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`;

/** The table of an operation with a pattern and a source. */
const table3 = (rop: number): number => (rop >>> 16) & 0xff;

/** Whether the result depends on what is below. */
export const needsBelow = (rop: number): boolean => (((table3(rop) >> 1) ^ table3(rop)) & 0x55) !== 0;

export interface Step {
  readonly rop: number;
  readonly source?: Bitmap;
  readonly pattern: Channels;
}

/** For bytes of a pattern and a source, all eight bits at once: what is kept of what is below, and what is flipped. */
function factors(table: number, pattern: number, source: number): readonly [keep: number, flip: number] {
  let [on0, on1] = [0, 0];
  for (let p = 0; p < 2; p++)
    for (let s = 0; s < 2; s++) {
      const bits = (p ? pattern : ~pattern) & (s ? source : ~source) & 255;
      if ((table >> (4 * p + 2 * s)) & 1) on0 |= bits;
      if ((table >> (4 * p + 2 * s + 1)) & 1) on1 |= bits;
    }
  return [on0 ^ on1, on0];
}

/**
 * Writes what is painted, such that it looks as meant on white and lets through what the operations let through. It is called for every
 * pixel, so it makes no arrays. False when nothing is painted.
 */
function paint(keep: Uint8Array, flip: Uint8Array, to: Uint8Array, at: number): boolean {
  let alpha = 0;
  for (let c = 0; c < 3; c++) {
    const black = flip[c] as number;
    const white = (keep[c] as number) ^ black;
    alpha = Math.max(alpha, white > black ? 255 - white + black : 255);
  }
  if (alpha === 0) return false;
  for (let c = 0; c < 3; c++) {
    const white = (keep[c] as number) ^ (flip[c] as number);
    to[at + c] = Math.max(0, Math.round(((white - 255 + alpha) * 255) / alpha));
  }
  to[at + 3] = alpha;
  return true;
}

/** A colour that is painted with an operation of two operands (MS-EMF, 2.1.26); undefined for one that changes nothing. */
export function mixedInk(rop2: number, ink: Ink): { readonly color: Ink; readonly alpha: number } | undefined {
  if (rop2 === 13) return { color: ink, alpha: 1 };
  const table = (rop2 - 1) & 15;
  // Of the two operands the pattern is the higher bit, so that it takes the place of the source.
  const both = channelsOf(ink).map((channel) => factors(table | (table << 4), 0, channel));
  const pixel = new Uint8Array(4);
  const [keep, flip] = [0, 1].map((i) => Uint8Array.from(both, (pair) => pair[i] ?? 0)) as [Uint8Array, Uint8Array];
  if (!paint(keep, flip, pixel, 0)) return undefined;
  const [r = 0, g = 0, b = 0, alpha = 0] = pixel;
  return { color: inkOf(r, g, b), alpha: alpha / 255 };
}

/** The picture that operations on one place make. Undefined when nothing is seen of it. */
export function composed(steps: readonly Step[]): Pixels | undefined {
  const [only] = steps;
  if (steps.length === 1 && only?.rop === SRC_COPY && only.source !== undefined) return opaque(only.source);
  // The finest of them gives the pixels; sides of several would make a picture larger than any.
  const [finest] = steps.flatMap(({ source }) => source ?? []).sort((a, b) => b.width * b.height - a.width * a.height);
  const { width, height } = finest ?? { width: 1, height: 1 };
  const data = new Uint8Array(width * height * 4);
  const tables = steps.map(tableOf);
  const [keep, flip] = [new Uint8Array(3), new Uint8Array(3)];
  let seen = false;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      keep.fill(255);
      flip.fill(0);
      for (const { source, keeps, flips } of tables) {
        let from = 0;
        if (source?.width === width && source.height === height) from = (y * width + x) * 4;
        else if (source !== undefined)
          from = (Math.floor((y * source.height) / height) * source.width + Math.floor((x * source.width) / width)) * 4;
        for (let c = 0; c < 3; c++) {
          const at = c * 256 + (source === undefined ? 0 : (source.data[from + c] as number));
          keep[c] = (keep[c] as number) & (keeps[at] as number);
          flip[c] = ((flip[c] as number) & (keeps[at] as number)) ^ (flips[at] as number);
        }
      }
      if (paint(keep, flip, data, (y * width + x) * 4)) seen = true;
    }
  return seen ? { width, height, channels: 4, data } : undefined;
}

/** A picture that covers what is below, without a look at every bit. */
function opaque({ width, height, data: from }: Bitmap): Pixels {
  const data = Uint8Array.from(from);
  for (let i = 3; i < data.length; i += 4) data[i] = 255;
  return { width, height, channels: 4, data };
}

/** Factors of one operation for each byte of its source, channel by channel. */
function tableOf({ rop, source, pattern }: Step) {
  const [keeps, flips] = [new Uint8Array(768), new Uint8Array(768)];
  for (let c = 0; c < 3; c++)
    for (let s = 0; s < 256; s++) [keeps[c * 256 + s], flips[c * 256 + s]] = factors(table3(rop), pattern[c] ?? 0, s) as [number, number];
  return { source, keeps, flips };
}

const means = new WeakMap<Bitmap, Ink>();

/** The mean colour of a bitmap, worked out once. */
export function meanInk(bitmap: Bitmap): Ink {
  let mean = means.get(bitmap);
  if (mean === undefined) {
    const { data } = bitmap;
    const sums = [0, 0, 0];
    for (let i = 0; i < data.length; i += 4) for (let c = 0; c < 3; c++) sums[c] = (sums[c] ?? 0) + (data[i + c] as number);
    const [r = 0, g = 0, b = 0] = sums.map((sum) => (sum * 4) / data.length);
    mean = inkOf(r, g, b);
    means.set(bitmap, mean);
  }
  return mean;
}
