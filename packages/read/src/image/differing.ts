/** Where two pictures of one size differ: by more than noise, and by more than an edge that moved by a pixel. */
import { heightOf, overlap, type PxBounds, type Raster, union, widthOf } from './raster.ts';

/** Of a channel: the noise of JPEG of quality 60 is below, and words that can be seen are above. In a clean picture a panel may be 8 from its ground. */
const NOISE = { clean: 7, noisy: 40 } as const;
/** Edges of what is drawn again lie within so many pixels of where they were. */
const MOVED_PX = 1;
const TILE_PX = 16;
/** Differing pixels that make a tile count: a bullet has more. */
const LEAST_PX = 6;
/** Tiles nearer than this belong to one thing. */
const JOIN_TILES = 1;

export interface Differing {
  /** Boxes of what differs in tiles that touch. */
  readonly regions: readonly PxBounds[];
  /** Of all pixels, 0 to 1. */
  readonly alike: number;
  /** Differing pixels within a box. */
  readonly within: (bounds: PxBounds) => number;
}

export function differing(a: Raster, b: Raster, noisy: boolean): Differing {
  const noise = noisy ? NOISE.noisy : NOISE.clean;
  const { width, height } = a;
  const mask = new Uint8Array(width * height);
  let count = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      if (near(a.rgb, b.rgb, at, noise)) continue;
      if (isNearby(a, b, x, y, noise) && isNearby(b, a, x, y, noise)) continue;
      mask[y * width + x] = 1;
      count++;
    }
  return {
    regions: regionsOf(mask, width, height),
    alike: 1 - count / (width * height),
    within: (bounds) => {
      let sum = 0;
      const [left, top] = [Math.max(0, Math.floor(bounds.left)), Math.max(0, Math.floor(bounds.top))];
      const [right, bottom] = [Math.min(width, Math.ceil(bounds.right)), Math.min(height, Math.ceil(bounds.bottom))];
      for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) sum += mask[y * width + x] ?? 0;
      return sum;
    },
  };
}

const near = (a: Uint8Array, b: Uint8Array, at: number, noise: number): boolean =>
  Math.abs((a[at] ?? 0) - (b[at] ?? 0)) <= noise &&
  Math.abs((a[at + 1] ?? 0) - (b[at + 1] ?? 0)) <= noise &&
  Math.abs((a[at + 2] ?? 0) - (b[at + 2] ?? 0)) <= noise;

/** A pixel of one lies between its neighbours of the other, channel by channel: an edge, or its fringe. */
function isNearby(one: Raster, { width, height, rgb }: Raster, x: number, y: number, noise: number): boolean {
  const at = (y * width + x) * 3;
  for (let c = 0; c < 3; c++) {
    const value = one.rgb[at + c] ?? 0;
    let [least, most] = [255, 0];
    for (let ny = Math.max(0, y - MOVED_PX); ny <= Math.min(height - 1, y + MOVED_PX); ny++)
      for (let nx = Math.max(0, x - MOVED_PX); nx <= Math.min(width - 1, x + MOVED_PX); nx++) {
        const other = rgb[(ny * width + nx) * 3 + c] ?? 0;
        if (other < least) least = other;
        if (other > most) most = other;
      }
    if (value < least - noise || value > most + noise) return false;
  }
  return true;
}

function regionsOf(mask: Uint8Array, width: number, height: number): PxBounds[] {
  const columns = Math.ceil(width / TILE_PX);
  const rows = Math.ceil(height / TILE_PX);
  const tiles = new Uint16Array(columns * rows);
  const seenIn: (PxBounds | undefined)[] = new Array(columns * rows);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (mask[y * width + x] === 0) continue;
      const tile = Math.floor(y / TILE_PX) * columns + Math.floor(x / TILE_PX);
      tiles[tile] = (tiles[tile] ?? 0) + 1;
      const pixel = { left: x, top: y, right: x + 1, bottom: y + 1 };
      const known = seenIn[tile];
      seenIn[tile] = known === undefined ? pixel : union(known, pixel);
    }
  const regions: PxBounds[] = [];
  const seen = new Uint8Array(tiles.length);
  for (let start = 0; start < tiles.length; start++) {
    if (seen[start] === 1 || (tiles[start] ?? 0) < LEAST_PX) continue;
    const waiting = [start];
    seen[start] = 1;
    let bounds: PxBounds | undefined;
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const x = at % columns;
      const y = (at - x) / columns;
      const own = seenIn[at];
      if (own !== undefined) bounds = bounds === undefined ? own : union(bounds, own);
      for (let ny = Math.max(0, y - JOIN_TILES); ny <= Math.min(rows - 1, y + JOIN_TILES); ny++)
        for (let nx = Math.max(0, x - JOIN_TILES); nx <= Math.min(columns - 1, x + JOIN_TILES); nx++) {
          const next = ny * columns + nx;
          if (seen[next] === 1 || (tiles[next] ?? 0) === 0) continue;
          seen[next] = 1;
          waiting.push(next);
        }
    }
    if (bounds !== undefined) regions.push(bounds);
  }
  return disjoint(regions);
}

/** Of the smaller of two boxes: above, they are crops of one thing. */
const MOSTLY_SHARED = 0.5;

/** Boxes that mostly overlap are one. Others stay two, because the box around both would cover what lies beside them. */
export function disjoint(boxes: readonly PxBounds[]): PxBounds[] {
  let rest = [...boxes];
  for (let changed = true; changed; ) {
    changed = false;
    const kept: PxBounds[] = [];
    for (const box of rest) {
      const at = kept.findIndex((other) => sharedArea(box, other) > MOSTLY_SHARED * Math.min(areaOf(box), areaOf(other)));
      const other = kept[at];
      if (other === undefined) kept.push(box);
      else {
        kept[at] = union(box, other);
        changed = true;
      }
    }
    rest = kept;
  }
  return rest;
}

export const areaOf = (box: PxBounds): number => widthOf(box) * heightOf(box);

export const sharedArea = (a: PxBounds, b: PxBounds): number =>
  Math.max(0, overlap(a.left, a.right, b.left, b.right)) * Math.max(0, overlap(a.top, a.bottom, b.top, b.bottom));
