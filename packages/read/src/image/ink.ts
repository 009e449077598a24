/** One line of text as dark ink on white, whatever its colours, so that one reader of letters serves all. */
import { type Channels, channelsAt, type PxBounds, type Raster } from './raster.ts';

export interface Ink {
  readonly width: number;
  readonly height: number;
  /** A byte a pixel: 0 is ink, 255 ground. */
  readonly gray: Uint8Array;
  readonly color: Channels;
  readonly ground: Channels;
}

const PADDING_PX = 2;
/** Of the pixels, those nearest to the ink's own colour; the rest are ground and fringe. */
const INK_QUANTILE = 0.97;
const LEAST_CONTRAST = 20;

export function inkOf(raster: Raster, box: PxBounds): Ink {
  const left = Math.max(0, box.left - PADDING_PX);
  const top = Math.max(0, box.top - PADDING_PX);
  const right = Math.min(raster.width, box.right + PADDING_PX);
  const bottom = Math.min(raster.height, box.bottom + PADDING_PX);
  const [width, height] = [right - left, bottom - top];
  const ground = colorAround(raster, { left, top, right, bottom });
  const [red, green, blue] = ground;
  const distances = new Float32Array(width * height);
  const counts = new Uint32Array(FARTHEST + 1);
  let [at, farthest, farthest_at] = [0, 0, -1];
  for (let y = top; y < bottom; y++)
    for (let from = (y * raster.width + left) * 3; from < (y * raster.width + right) * 3; from += 3) {
      const [r, g, b] = [(raster.rgb[from] ?? 0) - red, (raster.rgb[from + 1] ?? 0) - green, (raster.rgb[from + 2] ?? 0) - blue];
      const distance = Math.sqrt(r * r + g * g + b * b);
      distances[at++] = distance;
      const step = Math.round(distance);
      counts[step] = (counts[step] ?? 0) + 1;
      if (distance > farthest) [farthest, farthest_at] = [distance, from];
    }
  const color: Channels =
    farthest_at < 0 ? ground : [raster.rgb[farthest_at] ?? 0, raster.rgb[farthest_at + 1] ?? 0, raster.rgb[farthest_at + 2] ?? 0];
  const full = Math.max(LEAST_CONTRAST, quantile(counts, at * INK_QUANTILE));
  const gray = Uint8Array.from(distances, (distance) => 255 - Math.min(255, Math.round((255 * distance) / full)));
  return { width, height, gray, color, ground };
}

/** With ground all round: a reader that doubts letters of one height may know them at another. */
export function withRoom(ink: Ink, room: number): Ink {
  const [width, height] = [ink.width + 2 * room, ink.height + 2 * room];
  const gray = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < ink.height; y++) gray.set(ink.gray.subarray(y * ink.width, (y + 1) * ink.width), (y + room) * width + room);
  return { ...ink, width, height, gray };
}

/** Of black from white, in sRGB. */
const FARTHEST = 442;

function quantile(counts: Uint32Array, below: number): number {
  let sum = 0;
  for (const [step, count] of counts.entries()) {
    sum += count;
    if (sum > below) return step;
  }
  return FARTHEST;
}

/** The colour that most pixels of the border have, in steps of 16. */
function colorAround(raster: Raster, { left, top, right, bottom }: PxBounds): Channels {
  const counts = new Map<number, { count: number; readonly color: Channels }>();
  const see = (x: number, y: number): void => {
    const color = channelsAt(raster, x, y);
    const key = ((color[0] >> 4) << 8) | ((color[1] >> 4) << 4) | (color[2] >> 4);
    const seen = counts.get(key);
    if (seen === undefined) counts.set(key, { count: 1, color });
    else seen.count++;
  };
  for (let x = left; x < right; x++) {
    see(x, top);
    see(x, bottom - 1);
  }
  for (let y = top; y < bottom; y++) {
    see(left, y);
    see(right - 1, y);
  }
  let most: { readonly count: number; readonly color: Channels } = { count: 0, color: [255, 255, 255] };
  for (const one of counts.values()) if (one.count > most.count) most = one;
  return most.color;
}
