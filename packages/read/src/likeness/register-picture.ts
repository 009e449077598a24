/** Finds where exactly one picture lies in another: left, top, right and bottom by least squares on luma (Lucas and Kanade, 1981), coarse to fine. */
import type { PxBounds, Raster } from '../image/index.ts';
import { areaMean, lumaOf, type Samples } from './area-mean.ts';
import { wholeOf } from './fingerprint.ts';

/** Pixels across the slide at which it is looked for, one after the other. */
const WIDTHS_PX = [120, 240, 480, 960];
const ROUNDS = 8;
/** Residuals above count less: what differs must not pull the frame. */
const ROBUST = 24;
/** Less movement ends a level, pixels of it. */
const SETTLED_PX = 0.01;
/** A slide is not looked for in fewer. */
const LEAST_PX = 8;
/** Of the largest curvature: holds what a slide of horizontal lines alone leaves open. */
const DAMPING = 1e-5;

type Edges = readonly [left: number, top: number, right: number, bottom: number];

/** @param frame a guess that is a few per cent off at most */
export function registerPicture(picture: Raster, frame: PxBounds, candidate: Raster): PxBounds {
  let edges: Edges = [frame.left, frame.top, frame.right, frame.bottom];
  const slide_px = frame.right - frame.left;
  for (const [i, width_px] of WIDTHS_PX.entries()) {
    if (i > 0 && width_px > slide_px) break;
    const scale = width_px / slide_px;
    const ground = grayOf(picture, picture.width * scale, picture.height * scale);
    const [sx, sy] = [ground.width / picture.width, ground.height / picture.height];
    const own = grayOf(candidate, width_px, (edges[3] - edges[1]) * sy);
    let level: Edges = [edges[0] * sx, edges[1] * sy, edges[2] * sx, edges[3] * sy];
    for (let round = 0; round < ROUNDS; round++) {
      const moves = movesOf(ground, level, own);
      if (moves === undefined) return frame;
      level = [level[0] + moves[0], level[1] + moves[1], level[2] + moves[2], level[3] + moves[3]];
      if (level[2] - level[0] < LEAST_PX || level[3] - level[1] < LEAST_PX) return frame;
      if (Math.max(...moves.map(Math.abs)) < SETTLED_PX) break;
    }
    edges = [level[0] / sx, level[1] / sy, level[2] / sx, level[3] / sy];
  }
  const [left, top, right, bottom] = edges;
  return { left, top, right, bottom };
}

const grayOf = (raster: Raster, width: number, height: number): Samples =>
  lumaOf(areaMean(raster, wholeOf(raster), Math.max(LEAST_PX, Math.round(width)), Math.max(LEAST_PX, Math.round(height))));
/** How left, top, right and bottom are to move; undefined where the picture does not say. */
function movesOf(ground: Samples, [left, top, right, bottom]: Edges, own: Samples): Edges | undefined {
  const fw = right - left;
  const fh = bottom - top;
  const perX = own.width / fw;
  const perY = own.height / fh;
  const { values: luma, width } = own;
  const sums = new Float64Array(14);
  const fromX = Math.max(0, Math.ceil(left));
  const toX = Math.min(ground.width, Math.floor(right));
  const toY = Math.min(ground.height, Math.floor(bottom));
  for (let y = Math.max(0, Math.ceil(top)); y < toY; y++) {
    const v = (y + 0.5 - top) * perY - 0.5;
    const v0 = Math.floor(v);
    if (v0 < 1 || v0 + 2 >= own.height) continue;
    const fv = v - v0;
    const ry = (y + 0.5 - top) / fh;
    for (let x = fromX; x < toX; x++) {
      const u = (x + 0.5 - left) * perX - 0.5;
      const u0 = Math.floor(u);
      if (u0 < 1 || u0 + 2 >= width) continue;
      const at = v0 * width + u0;
      const a = luma[at]!;
      const b = luma[at + 1]!;
      const c = luma[at + width]!;
      const d = luma[at + width + 1]!;
      if (a === b && c === d && a === c) continue;
      const fu = u - u0;
      const du = (b - a) * (1 - fv) + (d - c) * fv;
      const dv = (c - a) * (1 - fu) + (d - b) * fu;
      const error = ground.values[y * ground.width + x]! - (a + (b - a) * fu + (c - a) * fv + (a - b - c + d) * fu * fv);
      const weight = Math.abs(error) > ROBUST ? ROBUST / Math.abs(error) : 1;
      const rx = (x + 0.5 - left) / fw;
      const g0 = -du * perX * (1 - rx);
      const g1 = -dv * perY * (1 - ry);
      const g2 = -du * perX * rx;
      const g3 = -dv * perY * ry;
      sums[0]! += weight * g0 * g0;
      sums[1]! += weight * g0 * g1;
      sums[2]! += weight * g0 * g2;
      sums[3]! += weight * g0 * g3;
      sums[4]! += weight * g1 * g1;
      sums[5]! += weight * g1 * g2;
      sums[6]! += weight * g1 * g3;
      sums[7]! += weight * g2 * g2;
      sums[8]! += weight * g2 * g3;
      sums[9]! += weight * g3 * g3;
      sums[10]! += weight * g0 * error;
      sums[11]! += weight * g1 * error;
      sums[12]! += weight * g2 * error;
      sums[13]! += weight * g3 * error;
    }
  }
  const [aa, ab, ac, ad, bb, bc, bd, cc, cd, dd, ea, eb, ec, ed] = [...sums] as [number, ...number[]] & { readonly length: 14 };
  return solved([
    [aa!, ab!, ac!, ad!, ea!],
    [ab!, bb!, bc!, bd!, eb!],
    [ac!, bc!, cc!, cd!, ec!],
    [ad!, bd!, cd!, dd!, ed!],
  ]);
}

/** Gauss's elimination with a little damping, so that a slide of horizontal lines alone does not slide away. */
function solved(rows: number[][]): Edges | undefined {
  const largest = Math.max(...rows.map((row, i) => row[i] ?? 0));
  if (!(largest > 0)) return [0, 0, 0, 0];
  for (let i = 0; i < 4; i++) rows[i]![i]! += largest * DAMPING;
  for (let i = 0; i < 4; i++) {
    const pivot = rows[i]!;
    for (let k = i + 1; k < 4; k++) {
      const row = rows[k]!;
      const by = row[i]! / pivot[i]!;
      for (let j = i; j < 5; j++) row[j]! -= by * pivot[j]!;
    }
  }
  const x = [0, 0, 0, 0];
  for (let i = 3; i >= 0; i--) {
    let sum = rows[i]![4]!;
    for (let j = i + 1; j < 4; j++) sum -= rows[i]![j]! * x[j]!;
    x[i] = sum / rows[i]![i]!;
  }
  return x.every(Number.isFinite) ? [x[0]!, x[1]!, x[2]!, x[3]!] : undefined;
}
