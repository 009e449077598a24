/** Changes of whole pictures, row by row: made smaller, faded, turned over, cut by an outline. Strangers' pictures have tens of millions of pixels. */

import type { Matrix } from '@deckwright/core/matrix';
import type { PdfPixels, Segment } from './marks.ts';
import type { Rect } from './matrix.ts';

const STEPS_OF_CURVE = 12;

/** Of a picture that is painted often in one size. */
const made = new WeakMap<Uint8Array, { readonly step: number; readonly pixels: PdfPixels }>();

/** By whole steps, each the mean of its pixels. @param width dots that are wanted at least */
export function smaller({ width, height, channels, data }: PdfPixels, wide: number, high: number): PdfPixels {
  const step = Math.floor(Math.min(width / Math.max(1, wide), height / Math.max(1, high)));
  if (step < 2) return { width, height, channels, data };
  const earlier = made.get(data);
  if (earlier?.step === step) return earlier.pixels;
  const [w, h] = [Math.floor(width / step), Math.floor(height / step)];
  const out = new Uint8Array(w * h * channels);
  const row = w * channels;
  const sums = new Uint32Array(row);
  const span = step * channels;
  const count = step * step;
  for (let y = 0; y < h; y++) {
    sums.fill(0);
    for (let v = 0; v < step; v++) {
      let from = (y * step + v) * width * channels;
      for (let to = 0; to < row; to += channels, from += span)
        for (let i = 0; i < span; i += channels)
          for (let c = 0; c < channels; c++) sums[to + c] = (sums[to + c] as number) + (data[from + i + c] as number);
    }
    for (let i = 0, to = y * row; i < row; i++, to++) out[to] = (sums[i] as number) / count;
  }
  const pixels: PdfPixels = { width: w, height: h, channels, data: out };
  made.set(data, { step, pixels });
  return pixels;
}

function withAlpha(p: PdfPixels): PdfPixels {
  if (p.channels === 4) return { ...p, data: Uint8Array.from(p.data) };
  const from = p.data;
  const data = new Uint8Array(p.width * p.height * 4);
  for (let i = 0, j = 0; i < data.length; i += 4, j += 3) {
    data[i] = from[j] as number;
    data[i + 1] = from[j + 1] as number;
    data[i + 2] = from[j + 2] as number;
    data[i + 3] = 255;
  }
  return { ...p, channels: 4, data };
}

export function faded(pixels: PdfPixels, alpha: number): PdfPixels {
  const p = withAlpha(pixels);
  const { data } = p;
  for (let i = 3; i < data.length; i += 4) data[i] = (data[i] as number) * alpha;
  return p;
}

export function flipped({ width, height, channels, data: from }: PdfPixels, x: boolean, y: boolean): PdfPixels {
  const data = new Uint8Array(width * height * channels);
  const row = width * channels;
  for (let v = 0; v < height; v++) {
    const start = (y ? height - 1 - v : v) * row;
    if (!x) data.set(from.subarray(start, start + row), v * row);
    else
      for (let u = 0, to = v * row, at = start + row - channels; u < width; u++, to += channels, at -= channels)
        for (let c = 0; c < channels; c++) data[to + c] = from[at + c] as number;
  }
  return { width, height, channels, data };
}

/**
 * Clears the pixels beyond a clip, whose outline and box are taken into the picture's own pixels so that a turned picture is cut row by row too.
 *
 * @param m the unit square, y up, to the page
 */
export function masked(pixels: PdfPixels, m: Matrix, outline: readonly Segment[] | undefined, { x0, y0, x1, y1 }: Rect): PdfPixels {
  const p = withAlpha(pixels);
  const [a, b, c, d, e, f] = m;
  const det = a * d - b * c;
  if (!(Math.abs(det) > 0)) return p;
  const toPixels = (x: number, y: number): readonly [number, number] => [
    ((d * (x - e) - c * (y - f)) / det) * p.width,
    (1 - (a * (y - f) - b * (x - e)) / det) * p.height,
  ];
  const corners: readonly Segment[] = [
    { op: 'M', x: x0, y: y0 },
    { op: 'L', x: x1, y: y0 },
    { op: 'L', x: x1, y: y1 },
    { op: 'L', x: x0, y: y1 },
    { op: 'Z' },
  ];
  clearOutside(p, edgesOf(corners, toPixels));
  if (outline !== undefined) clearOutside(p, edgesOf(outline, toPixels));
  return p;
}

type Edge = readonly [ax: number, ay: number, bx: number, by: number];

/** Clears between the odd and the even crossings of each row. */
function clearOutside({ width, height, data }: PdfPixels, edges: readonly Edge[]): void {
  const rows: number[][] = Array.from({ length: height }, () => []);
  for (const [ax, ay, bx, by] of edges) {
    const last = Math.min(height - 1, Math.ceil(Math.max(ay, by) - 0.5) - 1);
    for (let v = Math.max(0, Math.ceil(Math.min(ay, by) - 0.5)); v <= last; v++)
      rows[v]?.push(ax + ((v + 0.5 - ay) / (by - ay)) * (bx - ax));
  }
  rows.forEach((crossings, v) => {
    crossings.sort((one, other) => one - other);
    let from = 0;
    const clear = (to: number): void => {
      for (let i = (v * width + from) * 4 + 3, end = (v * width + to) * 4; i < end; i += 4) data[i] = 0;
    };
    const pixel = (at: number): number => Math.min(width, Math.max(0, Math.ceil(at - 0.5)));
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      clear(pixel(crossings[i] as number));
      from = Math.max(from, pixel(crossings[i + 1] as number));
    }
    clear(width);
  });
}

function edgesOf(outline: readonly Segment[], toPixels: (x: number, y: number) => readonly [number, number]): Edge[] {
  const edges: Edge[] = [];
  let [sx, sy, px, py] = [0, 0, 0, 0];
  const to = (x: number, y: number): void => {
    edges.push([...toPixels(px, py), ...toPixels(x, y)]);
    [px, py] = [x, y];
  };
  for (const s of outline) {
    if (s.op === 'Z') to(sx, sy);
    else if (s.op === 'M') {
      if (px !== sx || py !== sy) to(sx, sy);
      [sx, sy, px, py] = [s.x, s.y, s.x, s.y];
    } else if (s.op !== 'C') to(s.x, s.y);
    else {
      const [ax, ay] = [px, py];
      for (let i = 1; i <= STEPS_OF_CURVE; i++) {
        const t = i / STEPS_OF_CURVE;
        const u = 1 - t;
        to(
          u ** 3 * ax + 3 * u * u * t * s.x1 + 3 * u * t * t * s.x2 + t ** 3 * s.x,
          u ** 3 * ay + 3 * u * u * t * s.y1 + 3 * u * t * t * s.y2 + t ** 3 * s.y,
        );
      }
    }
  }
  if (px !== sx || py !== sy) to(sx, sy);
  return edges;
}
