/** The four straight edges of a slide in a photograph. */
import type { Raster } from './raster.ts';

export type Point = readonly [number, number];

/** Edges are looked for in a picture of this width, in which grain and letters have gone. */
const SMALL_PX = 480;
/** Steps of a channel across two pixels: an edge between two things, seen through grain. */
const LEAST_STEP = 7;
/** Pixels across to one along. */
const STEEPEST = 0.4;
const SLOPES = 81;
/** Lines that are tried for each side. */
const TRIED = 10;
/** Of a side: the part on which an edge is seen. */
const LEAST_SEEN = 0.72;
/** Of the photograph: a smaller slide holds no words that could be read. */
const LEAST_AREA = 0.2;
/** Of a side's place and tilt; less is a picture of a slide alone, with a box in it. */
const LEAST_TILT = 0.0035;

interface Gray {
  readonly width: number;
  readonly height: number;
  readonly light: Float32Array;
}

/** `at + slope * along`: y of a side that lies, x of one that stands. */
interface Side {
  readonly at: number;
  readonly slope: number;
}

/** Left top, right top, right bottom, left bottom. */
type Corners = readonly [Point, Point, Point, Point];

export function slideEdges(raster: Raster): Corners | undefined {
  const small = smallOf(raster);
  const lying = edgesOf(small, false);
  const standing = edgesOf(small, true);
  const rows = linesOf(lying, small.width, small.height);
  const columns = linesOf(standing, small.height, small.width);
  const best = bestQuad(rows, columns, lying, standing, small);
  if (best === undefined) return undefined;
  const scale = raster.width / small.width;
  const fine = best.map((side, i) => refined(raster, side, scale, i % 2 === 1, cornersOf(best))) as unknown as Quad;
  const isTilted = fine.some(({ slope }) => Math.abs(slope) > LEAST_TILT);
  return isTilted ? cornersOf(fine) : undefined;
}

function smallOf({ width, height, rgb }: Raster): Gray {
  const scale = Math.max(1, width / SMALL_PX);
  const [w, h] = [Math.floor(width / scale), Math.floor(height / scale)];
  const light = new Float32Array(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const [x0, x1] = [Math.floor(x * scale), Math.min(width, Math.floor((x + 1) * scale))];
      const [y0, y1] = [Math.floor(y * scale), Math.min(height, Math.floor((y + 1) * scale))];
      let sum = 0;
      for (let py = y0; py < y1; py++)
        for (let at = (py * width + x0) * 3; at < (py * width + x1) * 3; at += 3)
          sum += (rgb[at] ?? 0) + (rgb[at + 1] ?? 0) + (rgb[at + 2] ?? 0);
      light[y * w + x] = sum / (3 * Math.max(1, (x1 - x0) * (y1 - y0)));
    }
  return { width: w, height: h, light };
}

/** A byte a pixel: 1 where light changes across a lying line (a standing one: in the turned picture, along the rows of which it then lies). */
function edgesOf({ width, height, light }: Gray, turned: boolean): Uint8Array {
  const [along, across] = turned ? [height, width] : [width, height];
  const at = (i: number, j: number): number => light[turned ? i * width + j : j * width + i] ?? 0;
  const edges = new Uint8Array(along * across);
  for (let j = 1; j < across - 1; j++)
    for (let i = 1; i < along - 1; i++) {
      const step = Math.abs(at(i, j + 1) - at(i, j - 1));
      if (step >= LEAST_STEP && step > Math.abs(at(i + 1, j) - at(i - 1, j))) edges[j * along + i] = 1;
    }
  return edges;
}

/** The lines with the most edge on them, by Hough's vote for each slope. */
function linesOf(edges: Uint8Array, along: number, across: number): Side[] {
  const votes = new Uint16Array(SLOPES * across);
  const slopeOf = (s: number): number => ((s / (SLOPES - 1)) * 2 - 1) * STEEPEST;
  for (let j = 0; j < across; j++)
    for (let i = 0; i < along; i++) {
      if (edges[j * along + i] === 0) continue;
      for (let s = 0; s < SLOPES; s++) {
        const middle = Math.round(j - slopeOf(s) * (i - along / 2));
        if (middle >= 0 && middle < across) votes[s * across + middle] = (votes[s * across + middle] ?? 0) + 1;
      }
    }
  const halves = [0, across / 2];
  return halves.flatMap((from) => {
    const found: Side[] = [];
    const places = Array.from({ length: SLOPES * Math.floor(across / 2) }, (_, k) => k)
      .map((k) => ({ s: k % SLOPES, middle: Math.floor(from) + Math.floor(k / SLOPES) }))
      .filter(({ s, middle }) => (votes[s * across + middle] ?? 0) > along * 0.25)
      .toSorted((a, b) => (votes[b.s * across + b.middle] ?? 0) - (votes[a.s * across + a.middle] ?? 0));
    for (const { s, middle } of places) {
      const side = { at: middle - (slopeOf(s) * along) / 2, slope: slopeOf(s) };
      const ends = (one: Side): readonly number[] => [one.at, one.at + one.slope * along];
      const isNew = found.every((other) => ends(other).some((end, i) => Math.abs(end - (ends(side)[i] ?? 0)) > 6));
      if (isNew) found.push(side);
      if (found.length >= TRIED) break;
    }
    return found;
  });
}

/** Top, right, bottom and left. */
type Quad = readonly [Side, Side, Side, Side];

/** The largest one whose sides are all seen. */
function bestQuad(
  rows: readonly Side[],
  columns: readonly Side[],
  lying: Uint8Array,
  standing: Uint8Array,
  { width, height }: Gray,
): Quad | undefined {
  let best: { readonly area: number; readonly quad: Quad } | undefined;
  for (const top of rows)
    for (const bottom of rows) {
      if (bottom.at - top.at < height * 0.25) continue;
      for (const left of columns)
        for (const right of columns) {
          if (right.at - left.at < width * 0.25) continue;
          const quad: Quad = [top, right, bottom, left];
          const [a, b, c, d] = cornersOf(quad);
          const area = Math.abs((c[0] - a[0]) * (d[1] - b[1]) - (d[0] - b[0]) * (c[1] - a[1])) / 2;
          if (area < LEAST_AREA * width * height || area <= (best?.area ?? 0)) continue;
          if ([a, b, c, d].some(([x, y]) => x < -2 || y < -2 || x > width + 2 || y > height + 2)) continue;
          const seen = Math.min(
            seenOf(lying, width, top, a[0], b[0]),
            seenOf(lying, width, bottom, d[0], c[0]),
            seenOf(standing, height, left, a[1], d[1]),
            seenOf(standing, height, right, b[1], c[1]),
          );
          if (seen >= LEAST_SEEN) best = { area, quad };
        }
    }
  return best?.quad;
}

function seenOf(edges: Uint8Array, along: number, { at, slope }: Side, from: number, to: number): number {
  let [seen, all] = [0, 0];
  for (let i = Math.max(1, Math.ceil(from) + 2); i < Math.min(along - 1, to - 2); i += 2) {
    const j = Math.round(at + slope * i);
    all++;
    if (edges[j * along + i] === 1 || edges[(j - 1) * along + i] === 1 || edges[(j + 1) * along + i] === 1) seen++;
  }
  return seen / Math.max(1, all);
}

function cornersOf([top, right, bottom, left]: Quad): Corners {
  const meet = (row: Side, column: Side): Point => {
    const y = (row.at + row.slope * column.at) / (1 - row.slope * column.slope);
    return [column.at + column.slope * y, y];
  };
  return [meet(top, left), meet(top, right), meet(bottom, right), meet(bottom, left)];
}

/** The side in the whole picture: a line through the places of the greatest change near it, those that lie off left out. */
function refined({ width, height, rgb }: Raster, { at, slope }: Side, scale: number, stands: boolean, [a, b, c, d]: Corners): Side {
  const [along, across] = stands ? [height, width] : [width, height];
  const ends = stands ? [a[1], b[1], c[1], d[1]] : [a[0], b[0], c[0], d[0]];
  const light = (i: number, j: number): number => {
    const from = (stands ? i * width + j : j * width + i) * 3;
    return (rgb[from] ?? 0) + (rgb[from + 1] ?? 0) + (rgb[from + 2] ?? 0);
  };
  const reach = Math.ceil(scale * 2.5);
  const places: { readonly i: number; readonly j: number }[] = [];
  const [first, last] = [Math.max(4, Math.min(...ends) * scale + 8), Math.min(along - 4, Math.max(...ends) * scale - 8)];
  for (let i = Math.round(first); i < last; i += 4) {
    const near = Math.round((at + (slope * i) / scale) * scale);
    let best = { j: near, step: 0 };
    for (let j = Math.max(3, near - reach); j <= Math.min(across - 4, near + reach); j++) {
      let step = 0;
      for (let k = -2; k <= 2; k++) step += light(i + k, j + 1) + light(i + k, j + 2) - light(i + k, j - 1) - light(i + k, j - 2);
      if (Math.abs(step) > best.step) best = { j, step: Math.abs(step) };
    }
    places.push({ i, j: best.j + 0.5 });
  }
  let line: Side = { at: at * scale, slope };
  for (const off of [reach, 3, 1.5]) {
    const near = places.filter(({ i, j }) => Math.abs(line.at + line.slope * i - j) <= off);
    if (near.length < 8) break;
    line = lineThrough(near);
  }
  return line;
}

function lineThrough(places: readonly { readonly i: number; readonly j: number }[]): Side {
  const mean = (of: (one: { readonly i: number; readonly j: number }) => number): number =>
    places.reduce((sum, one) => sum + of(one), 0) / places.length;
  const [i, j] = [mean((one) => one.i), mean((one) => one.j)];
  const slope =
    places.reduce((sum, one) => sum + (one.i - i) * (one.j - j), 0) /
    Math.max(
      1e-9,
      places.reduce((sum, one) => sum + (one.i - i) ** 2, 0),
    );
  return { at: j - slope * i, slope };
}
