/** Means of rectangles: what a picture shows in fewer pixels. */
import type { PxBounds, Raster } from '../image/index.ts';

/** Samples of several values each, row by row. */
export interface Samples {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

const RGB = 3;

/** What scalers weigh pixels by, at a distance counted in pixels of what they make. */
export type Kernel = 'box' | 'linear' | 'lanczos';

const KERNELS: Readonly<Record<Kernel, { readonly reach: number; readonly at: (x: number) => number }>> = {
  box: { reach: 0.5, at: () => 1 },
  linear: { reach: 1, at: (x) => 1 - Math.abs(x) },
  lanczos: { reach: 3, at: (x) => sinc(x) * sinc(x / 3) },
};

const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));

/** Red, green and blue of `columns` by `rows` rectangles that fill the frame; parts outside of the picture are as its edge. */
export function areaMean({ width, height, rgb }: Raster, frame: PxBounds, columns: number, rows: number, kernel: Kernel = 'box'): Samples {
  const across = sharesOf(frame.left, frame.right, columns, width, kernel);
  const down = sharesOf(frame.top, frame.bottom, rows, height, kernel);
  const values = new Float32Array(columns * rows * RGB);
  // First each row of pixels, once, and then each column of what became of them.
  const made = new Map<number, Float32Array>();
  let gone = 0;
  const rowAt = (y: number): Float32Array => {
    let row = made.get(y);
    if (row === undefined) {
      row = new Float32Array(columns * RGB);
      meansOfRow(rgb, y * width, width, across, row);
      made.set(y, row);
    }
    return row;
  };
  for (let to = 0; to < rows; to++) {
    const first = down.firsts[to] ?? 0;
    const count = down.counts[to] ?? 0;
    for (let i = 0; i < count; i++) {
      const share = down.shares[to * down.most + i] ?? 0;
      if (share === 0) continue;
      const row = rowAt(clamped(first + i, height));
      const at = to * columns * RGB;
      for (let x = 0; x < columns * RGB; x++) values[at + x]! += share * row[x]!;
    }
    for (; gone < first && gone < height - 1; gone++) made.delete(gone);
  }
  return { width: columns, height: rows, values };
}

function meansOfRow(rgb: Uint8Array, from: number, width: number, { firsts, counts, shares, most }: Shares, row: Float32Array): void {
  for (let x = 0; x < firsts.length; x++) {
    const first = firsts[x]!;
    const count = counts[x]!;
    if (count === 1) {
      const at = (from + clamped(first, width)) * RGB;
      row[x * RGB] = rgb[at]!;
      row[x * RGB + 1] = rgb[at + 1]!;
      row[x * RGB + 2] = rgb[at + 2]!;
      continue;
    }
    let r = 0;
    let g = 0;
    let b = 0;
    for (let i = 0; i < count; i++) {
      const at = (from + clamped(first + i, width)) * RGB;
      const share = shares[x * most + i]!;
      r += share * rgb[at]!;
      g += share * rgb[at + 1]!;
      b += share * rgb[at + 2]!;
    }
    row[x * RGB] = r;
    row[x * RGB + 1] = g;
    row[x * RGB + 2] = b;
  }
}

const clamped = (at: number, limit: number): number => (at < 0 ? 0 : at >= limit ? limit - 1 : at);

/** Of each rectangle along one side: its first pixel, how many it has a share of, and these shares, whose sum is 1. */
interface Shares {
  readonly firsts: Int32Array;
  readonly counts: Int32Array;
  readonly shares: Float32Array;
  /** Places in `shares` for each rectangle. */
  readonly most: number;
}

function sharesOf(from: number, to: number, count: number, limit: number, kernel: Kernel): Shares {
  const { reach, at } = KERNELS[kernel];
  const step = (to - from) / count;
  // Narrower than a pixel, a rectangle is as wide as one, and so lies between two.
  const size = Math.max(1, step);
  const around = reach * size;
  const most = Math.ceil(2 * around) + 2;
  const made: Shares = { firsts: new Int32Array(count), counts: new Int32Array(count), shares: new Float32Array(count * most), most };
  for (let i = 0; i < count; i++) {
    const middle = Math.min(limit + size, Math.max(-size, from + (i + 0.5) * step));
    const first = Math.floor(middle - around + 1e-6);
    const pixels = Math.min(most, Math.max(1, Math.ceil(middle + around - 1e-6) - first));
    made.firsts[i] = first;
    made.counts[i] = pixels;
    let sum = 0;
    for (let j = 0; j < pixels; j++) {
      const share =
        kernel === 'box'
          ? Math.max(0, Math.min(middle + around, first + j + 1) - Math.max(middle - around, first + j))
          : Math.abs(first + j + 0.5 - middle) < around
            ? at((first + j + 0.5 - middle) / size)
            : 0;
      made.shares[i * most + j] = share;
      sum += share;
    }
    for (let j = 0; j < pixels; j++) made.shares[i * most + j] = (made.shares[i * most + j] ?? 0) / sum;
  }
  return made;
}

/** Rec. 601, as JPEG has it. */
export function lumaOf({ width, height, values }: Samples): Samples {
  const luma = new Float32Array(width * height);
  for (let i = 0, at = 0; i < luma.length; i++, at += RGB)
    luma[i] = 0.299 * (values[at] ?? 0) + 0.587 * (values[at + 1] ?? 0) + 0.114 * (values[at + 2] ?? 0);
  return { width, height, values: luma };
}
