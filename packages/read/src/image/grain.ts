/** Noise that a picture has everywhere, as sensors make it: how much, and the picture without. */
import type { Raster } from './raster.ts';

const TILE_PX = 16;

/**
 * The deviation of the middle one of all tiles, in steps of a channel, by differences that edges and slopes cancel (Immerkær, 1996). Most tiles of a slide
 * are ground, so that 0 is a picture without grain.
 */
export function grainOf({ width, height, rgb }: Raster): number {
  const tiles: number[] = [];
  const green = (x: number, y: number): number => rgb[(y * width + x) * 3 + 1] ?? 0;
  for (let top = 1; top + TILE_PX < height; top += 2 * TILE_PX)
    for (let left = 1; left + TILE_PX < width; left += 2 * TILE_PX) {
      let sum = 0;
      for (let y = top; y < top + TILE_PX; y++)
        for (let x = left; x < left + TILE_PX; x++)
          sum += Math.abs(
            green(x - 1, y - 1) +
              green(x + 1, y - 1) +
              green(x - 1, y + 1) +
              green(x + 1, y + 1) -
              2 * (green(x, y - 1) + green(x - 1, y) + green(x + 1, y) + green(x, y + 1)) +
              4 * green(x, y),
          );
      tiles.push((Math.sqrt(Math.PI / 2) * sum) / (6 * TILE_PX * TILE_PX));
    }
  return tiles.toSorted((a, b) => a - b)[Math.floor(tiles.length / 2)] ?? 0;
}

/**
 * The deviation of the middle one of all tiles from a plane, in steps of a channel: what is left of grain that a camera smoothed and compressed, and of the
 * stripes of screens, which neighbouring pixels share.
 */
export function textureOf({ width, height, rgb }: Raster): number {
  const tiles: number[] = [];
  const half = (TILE_PX - 1) / 2;
  /** Sum of squares of a coordinate over a tile. */
  const squares = (TILE_PX * TILE_PX * (TILE_PX * TILE_PX - 1)) / 12;
  for (let top = 0; top + TILE_PX <= height; top += 2 * TILE_PX)
    for (let left = 0; left + TILE_PX <= width; left += 2 * TILE_PX) {
      let [sum, all, across, down] = [0, 0, 0, 0];
      for (let y = 0; y < TILE_PX; y++)
        for (let x = 0; x < TILE_PX; x++) {
          const light = rgb[((top + y) * width + left + x) * 3 + 1] ?? 0;
          sum += light;
          all += light * light;
          across += light * (x - half);
          down += light * (y - half);
        }
      const count = TILE_PX * TILE_PX;
      tiles.push(Math.sqrt(Math.max(0, all - (sum * sum) / count - (across * across + down * down) / squares) / count));
    }
  return tiles.toSorted((a, b) => a - b)[Math.floor(tiles.length / 2)] ?? 0;
}

/** Pixels to each side, and from one that is looked at to the next. */
const REACHES_PX = [
  { reach: 2, step: 1 },
  { reach: 1, step: 1 },
] as const;
/** Of grain that neighbouring pixels share, and of stripes. */
const FAR_REACHES_PX = [{ reach: 12, step: 3 }, { reach: 4, step: 1 }, ...REACHES_PX] as const;
const SHARED = 1.5;
/** Deviations: what differs by more is another thing (Lee, 1983). */
const SAME_THING = 3.5;

/** Each pixel as the mean of those around it whose light differs by no more than grain does, in steps of a channel. */
export function withoutGrain(raster: Raster, grain: number): Raster {
  let { rgb } = raster;
  const { width, height } = raster;
  for (const { reach, step } of grain > SHARED ? FAR_REACHES_PX : REACHES_PX) {
    const most = Math.max(3, Math.round(SAME_THING * grain * 4));
    const light = new Uint16Array(width * height);
    for (let at = 0, from = 0; at < light.length; at++, from += 3)
      light[at] = (rgb[from] ?? 0) + 2 * (rgb[from + 1] ?? 0) + (rgb[from + 2] ?? 0);
    const next = new Uint8Array(rgb);
    for (let y = reach; y < height - reach; y++)
      for (let x = reach; x < width - reach; x++) {
        const at = y * width + x;
        const own = light[at] ?? 0;
        let [count, red, green, blue] = [0, 0, 0, 0];
        for (let dy = -reach; dy <= reach; dy += step) {
          const row = at + dy * width;
          for (let near = row - reach; near <= row + reach; near += step) {
            const off = (light[near] ?? 0) - own;
            if (off > most || off < -most) continue;
            count++;
            red += rgb[near * 3] ?? 0;
            green += rgb[near * 3 + 1] ?? 0;
            blue += rgb[near * 3 + 2] ?? 0;
          }
        }
        next[at * 3] = Math.round(red / count);
        next[at * 3 + 1] = Math.round(green / count);
        next[at * 3 + 2] = Math.round(blue / count);
      }
    rgb = next;
  }
  return { width, height, rgb };
}
