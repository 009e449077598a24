/** A picture under one light: the shade that lies over its ground is taken from all of it. */
import type { Raster } from './raster.ts';

const TILE_PX = 8;
/** Steps of a channel from one tile to the next: shade is below, edges of panels are above. */
const SHADE_STEP = 3;
/** Of all tiles: less is no ground that tells the light. */
const LEAST_GROUND = 0.15;
/** Of a panel whose light is told by itself. */
const LEAST_TILES = 40;
/** Log of light: tiles further from the fit are no ground. */
const ROUNDS = [0.2, 0.06, 0.03];
const DARKEST = 8;

/** Pixels of a row that have one light. */
const STEP_PX = 2;
/** Log of light: ground that is further from the surface is another thing. */
const GLARE = 0.4;
/** Tiles around one whose light tells its own, the nearest first. */
const REACHES = [2, 8, 30] as const;
/** Of the tiles within reach. */
const ENOUGH = 0.1;

/**
 * Light is a quadratic surface in the logarithm, which is fitted to the largest connected ground, and what lies over it in places: glare, and the stripes of
 * screens. The latter is told by the ground nearby.
 */
export function evenLight(raster: Raster): Raster {
  const columns = Math.floor(raster.width / TILE_PX);
  const rows = Math.floor(raster.height / TILE_PX);
  const light = tilesOf(raster, columns, rows);
  const grounds = groundsOf(light, columns, rows);
  const ground = grounds[0] ?? [];
  if (ground.length < columns * rows * LEAST_GROUND) return raster;
  const basis = (x: number, y: number): number[] => [1, x, y, x * x, x * y, y * y];
  const place = (at: number): number[] => basis(((at % columns) + 0.5) / columns - 0.5, (Math.floor(at / columns) + 0.5) / rows - 0.5);
  const log = (at: number): number => Math.log(Math.max(DARKEST, light[at] ?? 0));
  let factors = fitted(ground.map(place), ground.map(log));
  for (const off of ROUNDS) {
    const near = ground.filter((at) => Math.abs(surfaceAt(factors, place(at)) - log(at)) < off);
    if (near.length < ground.length / 3) break;
    factors = fitted(near.map(place), near.map(log));
  }
  const { width, height } = raster;
  const brightest = Math.max(...ground.map((at) => surfaceAt(factors, place(at))));
  const off = new Map<number, number>();
  for (const one of grounds) {
    const over = one.map((at) => log(at) - surfaceAt(factors, place(at)));
    // Each ground has a colour of its own.
    const own = over.toSorted((a, b) => a - b)[Math.floor(over.length / 2)] ?? 0;
    for (const [i, at] of one.entries()) off.set(at, (over[i] ?? 0) - own);
  }
  const local = spread(off, columns, rows);
  const shade = Float32Array.from(light, (_, at) => surfaceAt(factors, place(at)) + (local[at] ?? 0) - brightest);
  const rgb = new Uint8Array(raster.rgb.length);
  for (let y = 0; y < height; y++)
    for (let x0 = 0; x0 < width; x0 += STEP_PX) {
      const gain = Math.exp(-between(shade, columns, rows, (x0 + STEP_PX / 2) / TILE_PX - 0.5, (y + 0.5) / TILE_PX - 0.5));
      const end = (y * width + Math.min(width, x0 + STEP_PX)) * 3;
      for (let at = (y * width + x0) * 3; at < end; at++) rgb[at] = Math.min(255, Math.round((raster.rgb[at] ?? 0) * gain));
    }
  return { width, height, rgb };
}

/** How far the ground around each tile is from the surface; 0 where there is none within reach. */
function spread(off: ReadonlyMap<number, number>, columns: number, rows: number): Float32Array {
  const [values, weights] = [new Float64Array(columns * rows), new Float64Array(columns * rows)];
  for (const [at, value] of off) {
    if (Math.abs(value) > GLARE) continue;
    values[at] = value;
    weights[at] = 1;
  }
  const [sum, count] = [summed(values, columns, rows), summed(weights, columns, rows)];
  return Float32Array.from(values, (_, at) => {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    for (const reach of REACHES) {
      const box = [
        Math.max(0, x - reach),
        Math.max(0, y - reach),
        Math.min(columns, x + reach + 1),
        Math.min(rows, y + reach + 1),
      ] as const;
      const there = within(count, columns, box);
      if (there >= ENOUGH * (box[2] - box[0]) * (box[3] - box[1])) return within(sum, columns, box) / there;
    }
    return 0;
  });
}

/** Sums of all that is left of and above each corner of a tile (Crow, 1984). */
function summed(values: Float64Array, columns: number, rows: number): Float64Array {
  const sums = new Float64Array((columns + 1) * (rows + 1));
  for (let y = 0; y < rows; y++)
    for (let x = 0, row = 0; x < columns; x++) {
      row += values[y * columns + x] ?? 0;
      sums[(y + 1) * (columns + 1) + x + 1] = (sums[y * (columns + 1) + x + 1] ?? 0) + row;
    }
  return sums;
}

function within(sums: Float64Array, columns: number, [x0, y0, x1, y1]: readonly [number, number, number, number]): number {
  const at = (x: number, y: number): number => sums[y * (columns + 1) + x] ?? 0;
  return at(x1, y1) - at(x0, y1) - at(x1, y0) + at(x0, y0);
}

/** Between the middles of tiles. */
function between(values: Float32Array, columns: number, rows: number, x: number, y: number): number {
  const [cx, cy] = [Math.max(0, Math.min(columns - 1, x)), Math.max(0, Math.min(rows - 1, y))];
  const [x0, y0] = [Math.min(columns - 2, Math.floor(cx)), Math.min(rows - 2, Math.floor(cy))];
  const [fx, fy] = [cx - x0, cy - y0];
  const of = (dx: number, dy: number): number => values[(y0 + dy) * columns + x0 + dx] ?? 0;
  return (of(0, 0) * (1 - fx) + of(1, 0) * fx) * (1 - fy) + (of(0, 1) * (1 - fx) + of(1, 1) * fx) * fy;
}

/** Mean of the channels of each tile. */
function tilesOf({ width, rgb }: Raster, columns: number, rows: number): Float32Array {
  const light = new Float32Array(columns * rows);
  for (let y = 0; y < rows * TILE_PX; y++)
    for (let x = 0; x < columns * TILE_PX; x++) {
      const at = (y * width + x) * 3;
      const tile = Math.floor(y / TILE_PX) * columns + Math.floor(x / TILE_PX);
      light[tile] = (light[tile] ?? 0) + ((rgb[at] ?? 0) + (rgb[at + 1] ?? 0) + (rgb[at + 2] ?? 0)) / (3 * TILE_PX * TILE_PX);
    }
  return light;
}

/** Connected tiles of one colour, the largest ground first. */
function groundsOf(light: Float32Array, columns: number, rows: number): number[][] {
  const seen = new Uint8Array(light.length);
  const grounds: number[][] = [];
  for (let start = 0; start < light.length; start++) {
    if (seen[start] === 1) continue;
    seen[start] = 1;
    const found = [start];
    for (let i = 0; i < found.length; i++) {
      const at = found[i] ?? 0;
      const [x, y] = [at % columns, Math.floor(at / columns)];
      for (const [nx, ny] of [
        [x - 1, y],
        [x + 1, y],
        [x, y - 1],
        [x, y + 1],
      ] as const) {
        const next = ny * columns + nx;
        if (nx < 0 || ny < 0 || nx >= columns || ny >= rows || seen[next] === 1) continue;
        if (Math.abs((light[next] ?? 0) - (light[at] ?? 0)) > SHADE_STEP) continue;
        seen[next] = 1;
        found.push(next);
      }
    }
    if (found.length >= LEAST_TILES) grounds.push(found);
  }
  return grounds.toSorted((x, y) => y.length - x.length);
}

const surfaceAt = (factors: readonly number[], at: readonly number[]): number =>
  factors.reduce((sum, factor, i) => sum + factor * (at[i] ?? 0), 0);

/** Least squares by the normal equations, solved by Gauss and Jordan. */
function fitted(places: readonly (readonly number[])[], values: readonly number[]): number[] {
  const size = places[0]?.length ?? 0;
  const matrix = Array.from({ length: size }, () => new Float64Array(size + 1));
  for (const [i, place] of places.entries())
    for (let row = 0; row < size; row++) {
      const to = matrix[row];
      if (to === undefined) continue;
      for (let column = 0; column < size; column++) to[column] = (to[column] ?? 0) + (place[row] ?? 0) * (place[column] ?? 0);
      to[size] = (to[size] ?? 0) + (place[row] ?? 0) * (values[i] ?? 0);
    }
  for (let pivot = 0; pivot < size; pivot++) {
    const own = matrix[pivot];
    const head = own?.[pivot] ?? 0;
    if (own === undefined || Math.abs(head) < 1e-9) continue;
    for (const [row, other] of matrix.entries()) {
      if (row === pivot) continue;
      const factor = (other[pivot] ?? 0) / head;
      for (let column = pivot; column <= size; column++) other[column] = (other[column] ?? 0) - factor * (own[column] ?? 0);
    }
  }
  return matrix.map((row, i) => (Math.abs(row[i] ?? 0) < 1e-9 ? 0 : (row[size] ?? 0) / (row[i] ?? 1)));
}
