/** Finds the largest rectangle of a layout's picture on which nothing is drawn, and its colour. */

export interface Raster {
  readonly width: number;
  readonly height: number;
  /** Three bytes a pixel. */
  readonly rgb: Uint8Array;
}

export interface PixelBox {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Channel values that count as one when the most common colour is sought. */
const STEP = 8;
/** Largest difference from the background, summed over the channels: gradients are background, lines and letters are not. */
const SAME = 42;

/** The most common colour inside a box. */
export function groundIn({ width, rgb }: Raster, box: PixelBox): readonly [number, number, number] {
  const counts = new Map<number, [number, number, number, number]>();
  for (let y = box.y; y < box.y + box.h; y++)
    for (let x = box.x; x < box.x + box.w; x++) {
      const at = (y * width + x) * 3;
      const [r = 0, g = 0, b = 0] = [rgb[at], rgb[at + 1], rgb[at + 2]];
      const key = (Math.floor(r / STEP) << 16) | (Math.floor(g / STEP) << 8) | Math.floor(b / STEP);
      const counted = counts.get(key);
      if (counted === undefined) counts.set(key, [1, r, g, b]);
      else {
        counted[0]++;
        counted[1] += r;
        counted[2] += g;
        counted[3] += b;
      }
    }
  let most: [number, number, number, number] = [0, 255, 255, 255];
  for (const one of counts.values()) if (one[0] > most[0]) most = one;
  const [n, r, g, b] = most;
  return n === 0 ? [255, 255, 255] : [Math.round(r / n), Math.round(g / n), Math.round(b / n)];
}

/** The largest rectangle within `search` of pixels that are ground and not `taken`, in pixels; undefined when there is none. */
export function largestFree(
  raster: Raster,
  search: PixelBox,
  ground: readonly [number, number, number],
  taken: readonly PixelBox[],
): PixelBox | undefined {
  const { width, rgb } = raster;
  const heights = new Int32Array(search.w);
  let best: PixelBox | undefined;
  let most = 0;
  const stack: number[] = [];
  for (let row = 0; row < search.h; row++) {
    const y = search.y + row;
    for (let column = 0; column < search.w; column++) {
      const x = search.x + column;
      const at = (y * width + x) * 3;
      const apart =
        Math.abs((rgb[at] ?? 0) - ground[0]) + Math.abs((rgb[at + 1] ?? 0) - ground[1]) + Math.abs((rgb[at + 2] ?? 0) - ground[2]);
      const free = apart <= SAME && !taken.some((box) => x >= box.x && x < box.x + box.w && y >= box.y && y < box.y + box.h);
      heights[column] = free ? (heights[column] ?? 0) + 1 : 0;
    }
    stack.length = 0;
    for (let column = 0; column <= search.w; column++) {
      const height = column === search.w ? 0 : (heights[column] ?? 0);
      while (stack.length > 0 && (heights[stack.at(-1) ?? 0] ?? 0) >= height) {
        const tall = heights[stack.pop() ?? 0] ?? 0;
        const from = stack.length === 0 ? 0 : (stack.at(-1) ?? 0) + 1;
        const area = tall * (column - from);
        if (area > most) {
          most = area;
          best = { x: search.x + from, y: y - tall + 1, w: column - from, h: tall };
        }
      }
      stack.push(column);
    }
  }
  return best;
}
