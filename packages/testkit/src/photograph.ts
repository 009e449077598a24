/**
 * A picture as a camera takes it from a seat beside the middle: in perspective before a dark wall, blurred a little, shaded from one corner to the other,
 * with the grain of a sensor, as a JPEG. The same picture gives the same photograph.
 */
import sharp from 'sharp';

export interface PhotographOptions {
  /** Of the whole photograph, which is 4 : 3. */
  readonly width_px?: number;
  /** Corners of the slide as parts of width and height: left top, right top, right bottom, left bottom. */
  readonly corners?: Corners;
  /** Light at the darkest corner; 1 at the opposite one. */
  readonly darkest?: number;
  /** Standard deviation of the grain, in steps of a channel. */
  readonly grain?: number;
}

type Point = readonly [number, number];
type Corners = readonly [Point, Point, Point, Point];

const CORNERS: Corners = [
  [0.052, 0.176],
  [0.934, 0.128],
  [0.951, 0.842],
  [0.036, 0.806],
];
const WALL = [58, 54, 50] as const;
const BLUR_PX = 0.7;

export async function photograph(png: Uint8Array, options: PhotographOptions = {}): Promise<Uint8Array> {
  const { width_px: width = 2400, corners = CORNERS, darkest = 0.72, grain = 5 } = options;
  const height = Math.round((width * 3) / 4);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = corners.map(([x, y]): Point => [x * width, y * height]);
  const toSlide = intoSquare(at);
  const noise = grainOf(7);
  const out = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = toSlide(x + 0.5, y + 0.5);
      const isSlide = u >= 0 && v >= 0 && u < 1 && v < 1;
      const light = darkest + (1 - darkest) * (x / width + (1 - y / height)) * 0.5;
      for (let c = 0; c < 3; c++) {
        const color = isSlide ? bilinear(data, info, u * info.width - 0.5, v * info.height - 0.5, c) : (WALL[c] ?? 0);
        out[(y * width + x) * 3 + c] = Math.max(0, Math.min(255, Math.round(color * light)));
      }
    }
  const blurred = await sharp(out, { raw: { width, height, channels: 3 } })
    .blur(BLUR_PX)
    .raw()
    .toBuffer();
  for (let i = 0; i < blurred.length; i++) blurred[i] = Math.max(0, Math.min(255, Math.round((blurred[i] ?? 0) + grain * noise())));
  return sharp(blurred, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer();
}

function bilinear(data: Buffer, { width, height }: { width: number; height: number }, x: number, y: number, c: number): number {
  const [x0, y0] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
  const [x1, y1] = [Math.min(width - 1, x0 + 1), Math.min(height - 1, y0 + 1)];
  const [fx, fy] = [Math.max(0, x - x0), Math.max(0, y - y0)];
  const at = (px: number, py: number): number => data[(py * width + px) * 3 + c] ?? 0;
  return (at(x0, y0) * (1 - fx) + at(x1, y0) * fx) * (1 - fy) + (at(x0, y1) * (1 - fx) + at(x1, y1) * fx) * fy;
}

/** The projective map of a quadrilateral onto the unit square: the inverse of Heckbert's (1989, 2.2.2). */
function intoSquare([p0 = [0, 0], p1 = [1, 0], p2 = [1, 1], p3 = [0, 1]]: readonly Point[]): (x: number, y: number) => Point {
  const [sx, sy] = [p0[0] - p1[0] + p2[0] - p3[0], p0[1] - p1[1] + p2[1] - p3[1]];
  const [dx1, dy1, dx2, dy2] = [p1[0] - p2[0], p1[1] - p2[1], p3[0] - p2[0], p3[1] - p2[1]];
  const det = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / det;
  const h = (dx1 * sy - sx * dy1) / det;
  const [a, b, c] = [p1[0] - p0[0] + g * p1[0], p3[0] - p0[0] + h * p3[0], p0[0]];
  const [d, e, f] = [p1[1] - p0[1] + g * p1[1], p3[1] - p0[1] + h * p3[1], p0[1]];
  return (x, y) => {
    const u = (e - f * h) * x + (c * h - b) * y + (b * f - c * e);
    const v = (f * g - d) * x + (a - c * g) * y + (c * d - a * f);
    const w = (d * h - e * g) * x + (b * g - a * h) * y + (a * e - b * d);
    return [u / w, v / w];
  };
}

/** Numbers of mean 0 and deviation 1, the same for each start: a sum of four of a congruential generator (Numerical Recipes' ranqd1). */
function grainOf(start: number): () => number {
  let state = start;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return () => (next() + next() + next() + next() - 2) * Math.sqrt(3);
}
