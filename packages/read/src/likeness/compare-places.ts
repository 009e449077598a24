/** Compares what two pictures show place by place, each about the size of a figure of small text. */
import type { PxBounds, Raster } from '../image/index.ts';
import { areaMean, lumaOf, type Samples } from './area-mean.ts';

/** A slide is this many points wide. */
const SLIDE_PT = 960;
/** A figure of 9-point text. */
const PLACE_PT = { width: 6, height: 9 };
const LEAST_PX = { width: 4, height: 5 };
/** Places are this far apart. */
const STEP_PX = 2;
/** Of a channel: noise that no place is judged by. */
const NOISE = 8;

export interface Comparison {
  /** Of the place that differs most: the energy of the difference beside that of what both show there; 0 for the same, about 1 for two other things. */
  readonly worst: number;
  /** Of the place whose mean colour differs most: by how much, 0 to 255. */
  readonly farthest_color: number;
  /** The place of `worst`. */
  readonly at: PxBounds;
}

/** @param part of both pictures, which are of one size, in whole pixels; the slide is `slide_px` wide */
export function comparePlaces(one: Raster, other: Raster, part: PxBounds, slide_px: number): Comparison {
  const [width, height] = [part.right - part.left, part.bottom - part.top];
  const [a, b] = [areaMean(one, part, width, height), areaMean(other, part, width, height)];
  const scale = slide_px / SLIDE_PT;
  const w = Math.min(width, Math.max(LEAST_PX.width, Math.round(PLACE_PT.width * scale)));
  const h = Math.min(height, Math.max(LEAST_PX.height, Math.round(PLACE_PT.height * scale)));
  const { worst, x, y } = worstPlace(softened(lumaOf(a)), softened(lumaOf(b)), w, h);
  const at = { left: part.left + x, top: part.top + y, right: part.left + x + w, bottom: part.top + y + h };
  return { worst, farthest_color: farthestColor(a, b, w, h), at };
}

/** Difference squared, value and square of either. */
const SUMS = 5;

function worstPlace({ width, height, values: a }: Samples, { values: b }: Samples, w: number, h: number) {
  // Sums of `h` pixels of each column, moved down as places are.
  const columns = new Float64Array(width * SUMS);
  const add = (y: number, sign: 1 | -1): void => {
    for (let x = 0, i = y * width, at = 0; x < width; x++, i++, at += SUMS) {
      const p = a[i]!;
      const c = b[i]!;
      columns[at] = columns[at]! + sign * (p - c) * (p - c);
      columns[at + 1] = columns[at + 1]! + sign * p;
      columns[at + 2] = columns[at + 2]! + sign * p * p;
      columns[at + 3] = columns[at + 3]! + sign * c;
      columns[at + 4] = columns[at + 4]! + sign * c * c;
    }
  };
  for (let y = 0; y < h; y++) add(y, 1);
  const n = w * h;
  const found = { worst: 0, x: 0, y: 0 };
  for (let y = 0; ; ) {
    let d = 0;
    let p = 0;
    let pp = 0;
    let c = 0;
    let cc = 0;
    for (let x = 0, at = 0; x < width; x++, at += SUMS) {
      d += columns[at]!;
      p += columns[at + 1]!;
      pp += columns[at + 2]!;
      c += columns[at + 3]!;
      cc += columns[at + 4]!;
      if (x < w - 1) continue;
      const bad = d / (pp - (p * p) / n + cc - (c * c) / n + n * NOISE * NOISE);
      if (bad > found.worst) {
        found.worst = bad;
        found.x = x - w + 1;
        found.y = y;
      }
      const from = at - (w - 1) * SUMS;
      d -= columns[from]!;
      p -= columns[from + 1]!;
      pp -= columns[from + 2]!;
      c -= columns[from + 3]!;
      cc -= columns[from + 4]!;
    }
    if (y + h + STEP_PX > height) return found;
    for (let i = 0; i < STEP_PX; i++) {
      add(y + i, -1);
      add(y + h + i, 1);
    }
    y += STEP_PX;
  }
}

function farthestColor(a: Samples, b: Samples, w: number, h: number): number {
  let farthest = 0;
  for (let y = 0; y + h <= a.height; y += h)
    for (let x = 0; x + w <= a.width; x += w) {
      const sums = [0, 0, 0];
      for (let dy = 0; dy < h; dy++)
        for (let dx = 0; dx < w; dx++) {
          const at = ((y + dy) * a.width + x + dx) * 3;
          for (let c = 0; c < 3; c++) sums[c] = (sums[c] ?? 0) + (a.values[at + c] ?? 0) - (b.values[at + c] ?? 0);
        }
      farthest = Math.max(farthest, ...sums.map((sum) => Math.abs(sum) / (w * h)));
    }
  return farthest;
}

/** By a pixel: scalers differ in how sharp they leave edges. */
function softened({ width, height, values }: Samples): Samples {
  const across = new Float32Array(values.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      across[i] = (values[x > 0 ? i - 1 : i]! + 2 * values[i]! + values[x < width - 1 ? i + 1 : i]!) / 4;
    }
  const soft = new Float32Array(values.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      soft[i] = (across[y > 0 ? i - width : i]! + 2 * across[i]! + across[y < height - 1 ? i + width : i]!) / 4;
    }
  return { width, height, values: soft };
}
