/** One line of text as dark ink on white, whatever its colours, so that one reader of letters serves all. */
import { type Channels, channelsAt, colorDistance, type PxBounds, type Raster } from './raster.ts';

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
  const distances = new Float32Array(width * height);
  let color = ground;
  let farthest = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = channelsAt(raster, left + x, top + y);
      const distance = colorDistance(at, ground);
      distances[y * width + x] = distance;
      if (distance > farthest) {
        farthest = distance;
        color = at;
      }
    }
  }
  const sorted = distances.toSorted();
  const full = Math.max(LEAST_CONTRAST, sorted[Math.floor(sorted.length * INK_QUANTILE)] ?? 0);
  const gray = Uint8Array.from(distances, (distance) => 255 - Math.min(255, Math.round((255 * distance) / full)));
  return { width, height, gray, color, ground };
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
