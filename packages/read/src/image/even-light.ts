/** A picture under one light: the shade that lies over its ground is taken from all of it. */
import type { Raster } from './raster.ts';

const TILE_PX = 8;
/** Steps of a channel from one tile to the next: shade is below, edges of panels are above. */
const SHADE_STEP = 3;
/** Of all tiles: less is no ground that tells the light. */
const LEAST_GROUND = 0.15;
/** Log of light: tiles further from the fit are no ground. */
const ROUNDS = [0.2, 0.06, 0.03];
const DARKEST = 8;

/** Light is a quadratic surface in the logarithm, which is fitted to the largest connected ground. */
export function evenLight(raster: Raster): Raster {
  const columns = Math.floor(raster.width / TILE_PX);
  const rows = Math.floor(raster.height / TILE_PX);
  const light = tilesOf(raster, columns, rows);
  const ground = largestGround(light, columns, rows);
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
  const surface = (x: number, y: number): number => surfaceAt(factors, basis((x + 0.5) / width - 0.5, (y + 0.5) / height - 0.5));
  const brightest = Math.max(...ground.map((at) => surfaceAt(factors, place(at))));
  const rgb = new Uint8Array(raster.rgb.length);
  for (let y = 0; y < height; y++)
    for (let x0 = 0; x0 < width; x0 += TILE_PX) {
      const gain = Math.exp(brightest - surface(x0 + TILE_PX / 2, y));
      const end = (y * width + Math.min(width, x0 + TILE_PX)) * 3;
      for (let at = (y * width + x0) * 3; at < end; at++) rgb[at] = Math.min(255, Math.round((raster.rgb[at] ?? 0) * gain));
    }
  return { width, height, rgb };
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

function largestGround(light: Float32Array, columns: number, rows: number): number[] {
  const seen = new Uint8Array(light.length);
  let largest: number[] = [];
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
    if (found.length > largest.length) largest = found;
  }
  return largest;
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
