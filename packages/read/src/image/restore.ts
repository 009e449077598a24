/** The picture without its letters: what stands below them is filled from around, so that words are not there twice. */
import { channelsAt, colorDistance, type PxBounds, type Raster } from './raster.ts';

/** Fringes of letters reach so far beyond what was found of them; with noise of compression, most of a block of 8. */
const AROUND_PX = 3;
const AROUND_NOISY_PX = 6;
/** Steps of a channel; a ground differs from its own colour by less. */
const GROUND_NOISE = 10;

/** Each letter's pixels, ring by ring from outside, become the mean of their known neighbours. */
export function withoutLetters(raster: Raster, lines: readonly PxBounds[], noisy = false): Raster {
  const rgb = raster.rgb.slice();
  for (const line of lines) fill({ ...raster, rgb }, grown(line, raster, noisy ? AROUND_NOISY_PX : AROUND_PX));
  return { ...raster, rgb };
}

export const grown = ({ left, top, right, bottom }: PxBounds, { width, height }: Raster, by = AROUND_PX): PxBounds => ({
  left: Math.max(0, left - by),
  top: Math.max(0, top - by),
  right: Math.min(width, right + by),
  bottom: Math.min(height, bottom + by),
});

function fill(raster: Raster, box: PxBounds): void {
  const w = box.right - box.left;
  const h = box.bottom - box.top;
  const ground = commonColor(raster, box);
  const unknown = new Uint8Array(w * h);
  // Where most of the border is one colour, what has it between the letters stays.
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const isBorder = x === 0 || y === 0 || x === w - 1 || y === h - 1;
      if (isBorder) continue;
      unknown[y * w + x] = colorDistance(channelsAt(raster, box.left + x, box.top + y), ground) > GROUND_NOISE ? 1 : 0;
    }
  let ring = ringOf(unknown, w, h);
  while (ring.length > 0) {
    const colors = ring.map((at) => meanAround(raster, box, unknown, at, w));
    for (const [i, at] of ring.entries()) {
      const to = ((box.top + Math.floor(at / w)) * raster.width + box.left + (at % w)) * 3;
      raster.rgb.set(colors[i] ?? [], to);
      unknown[at] = 0;
    }
    ring = ringOf(unknown, w, h);
  }
}

/** Unknown pixels beside known ones. */
function ringOf(unknown: Uint8Array, w: number, h: number): number[] {
  const ring: number[] = [];
  for (let y = 1; y < h - 1; y++)
    for (let x = 1; x < w - 1; x++) {
      const at = y * w + x;
      if (unknown[at] === 1 && (unknown[at - 1] === 0 || unknown[at + 1] === 0 || unknown[at - w] === 0 || unknown[at + w] === 0))
        ring.push(at);
    }
  return ring;
}

function meanAround(raster: Raster, box: PxBounds, unknown: Uint8Array, at: number, w: number): readonly number[] {
  const sum = [0, 0, 0];
  let count = 0;
  for (const step of [-w - 1, -w, -w + 1, -1, 1, w - 1, w, w + 1]) {
    const near = at + step;
    if (unknown[near] !== 0) continue;
    const color = channelsAt(raster, box.left + (near % w), box.top + Math.floor(near / w));
    for (const c of [0, 1, 2] as const) sum[c] = (sum[c] ?? 0) + color[c];
    count++;
  }
  return sum.map((value) => Math.round(value / Math.max(1, count)));
}

/** The colour of most pixels of the border, in steps of 16. */
function commonColor(raster: Raster, { left, top, right, bottom }: PxBounds) {
  const counts = new Map<number, { count: number; color: readonly [number, number, number] }>();
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
  return [...counts.values()].reduce((most, one) => (one.count > most.count ? one : most)).color;
}
