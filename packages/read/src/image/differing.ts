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
    const own: number[] = [];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const x = at % columns;
      const y = (at - x) / columns;
      own.push(at);
      for (let ny = Math.max(0, y - JOIN_TILES); ny <= Math.min(rows - 1, y + JOIN_TILES); ny++)
        for (let nx = Math.max(0, x - JOIN_TILES); nx <= Math.min(columns - 1, x + JOIN_TILES); nx++) {
          const next = ny * columns + nx;
          if (seen[next] === 1 || (tiles[next] ?? 0) === 0) continue;
          seen[next] = 1;
          waiting.push(next);
        }
    }
    regions.push(...boxesOf(own, columns).flatMap((one) => boundsOf(one.flatMap((at) => seenIn[at] ?? []))));
  }
  return disjoint(regions);
}

const boundsOf = (boxes: readonly PxBounds[]): PxBounds[] => (boxes.length === 0 ? [] : [boxes.reduce(union)]);

/** Of the box around: fewer tiles are lines that cross or turn, and the box would cover what lies between them. */
const SPARSE = 0.3;
const MOST_BOXES = 24;

/** Tiles in boxes: all in one, or stretches of rows, one upon the other where they are as long. */
function boxesOf(own: readonly number[], columns: number): (readonly number[])[] {
  const [xs, ys] = [own.map((at) => at % columns), own.map((at) => Math.floor(at / columns))];
  const around = (Math.max(...xs) - Math.min(...xs) + 1) * (Math.max(...ys) - Math.min(...ys) + 1);
  if (own.length >= SPARSE * around) return [own];
  const runs: number[][] = [];
  for (const at of own.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last !== undefined && last.at(-1) === at - 1 && at % columns !== 0) last.push(at);
    else runs.push([at]);
  }
  const boxes: { readonly first: number; last: number; readonly tiles: number[] }[] = [];
  for (const run of runs) {
    const [from = 0] = run;
    const above = boxes.find(
      ({ first, last, tiles }) =>
        last === from - columns &&
        first % columns === from % columns &&
        tiles.length % run.length === 0 &&
        widthIn(tiles, last) === run.length,
    );
    if (above === undefined) boxes.push({ first: from, last: from, tiles: [...run] });
    else {
      above.last = from;
      above.tiles.push(...run);
    }
  }
  return boxes.length > MOST_BOXES ? [own] : boxes.map(({ tiles }) => tiles);
}

/** Tiles of the last row, which begins at `last`. */
const widthIn = (tiles: readonly number[], last: number): number => tiles.length - tiles.indexOf(last);

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
