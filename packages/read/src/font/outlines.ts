/** Outlines of glyphs as TrueType has them: closed contours of points, on the curve or between. Cubic curves become quadratic ones. */
import { FontFault } from './font-fault.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
  readonly on: boolean;
}

/** Contours of one glyph, font units. */
export type Outline = readonly (readonly Point[])[];

/** Limits of points of one glyph and of a font; the largest real fonts have a tenth. */
const MAX_GLYPH_POINTS = 4_000;
const MAX_FONT_POINTS = 3_000_000;
/** No letter is larger than four ems, and larger coordinates do not fit the format. */
const FARTHEST_EM = 4;
/** A cubic curve is split until each part differs from a quadratic one by no more, ems. */
const NEAR_EM = 0.0004;
const MAX_CUTS = 16;

/** Receives the outlines that a shaper draws, one glyph after another. */
export class Pen {
  readonly #near: number;
  readonly #farthest: number;
  #contours: Point[][] = [];
  #open: Point[] = [];
  #points = 0;
  #all = 0;
  #strays = false;

  constructor(units_per_em: number) {
    this.#near = NEAR_EM * units_per_em;
    this.#farthest = Math.min(16_000, FARTHEST_EM * units_per_em);
  }

  /** The glyph that was drawn since the last call; undefined when it is too large. @throws FontFault for a font of too many points */
  take(): Outline | undefined {
    this.close();
    const contours = this.#contours;
    const fits = this.#points <= MAX_GLYPH_POINTS && !this.#strays;
    this.#all += this.#points;
    this.#contours = [];
    this.#points = 0;
    this.#strays = false;
    if (this.#all > MAX_FONT_POINTS) throw new FontFault('font_too_large', `The font has more than ${MAX_FONT_POINTS} points.`);
    return fits ? contours : undefined;
  }

  move(x: number, y: number): void {
    this.close();
    this.#add(x, y, true);
  }

  line(x: number, y: number): void {
    this.#add(x, y, true);
  }

  quadratic(cx: number, cy: number, x: number, y: number): void {
    this.#add(cx, cy, false);
    this.#add(x, y, true);
  }

  cubic(ax: number, ay: number, bx: number, by: number, x: number, y: number): void {
    const from = this.#open.at(-1) ?? { x: 0, y: 0, on: true };
    // Distance of a cubic from the quadratic through its ends, and how it falls with the number of parts.
    const off = Math.hypot(x - 3 * bx + 3 * ax - from.x, y - 3 * by + 3 * ay - from.y) * (Math.sqrt(3) / 36);
    const parts = Math.min(MAX_CUTS, Math.max(1, Math.ceil(Math.cbrt(off / this.#near))));
    const at = (t: number): readonly [number, number] => {
      const u = 1 - t;
      return [
        u * u * u * from.x + 3 * u * u * t * ax + 3 * u * t * t * bx + t * t * t * x,
        u * u * u * from.y + 3 * u * u * t * ay + 3 * u * t * t * by + t * t * t * y,
      ];
    };
    const slope = (t: number): readonly [number, number] => {
      const u = 1 - t;
      return [
        3 * u * u * (ax - from.x) + 6 * u * t * (bx - ax) + 3 * t * t * (x - bx),
        3 * u * u * (ay - from.y) + 6 * u * t * (by - ay) + 3 * t * t * (y - by),
      ];
    };
    for (let i = 0; i < parts; i++) {
      const [t0, t1] = [i / parts, (i + 1) / parts];
      const [p, q] = [at(t0), at(t1)];
      const [v, w] = [slope(t0), slope(t1)];
      const h = (t1 - t0) / 4;
      // The mean of the two control points that the ends would need.
      this.quadratic((p[0] + v[0] * 2 * h + q[0] - w[0] * 2 * h) / 2, (p[1] + v[1] * 2 * h + q[1] - w[1] * 2 * h) / 2, q[0], q[1]);
    }
  }

  close(): void {
    const points = this.#open;
    this.#open = [];
    const [first] = points;
    const last = points.at(-1);
    // A contour is closed by itself.
    if (first !== undefined && last !== undefined && points.length > 1 && last.on && last.x === first.x && last.y === first.y) points.pop();
    if (points.length > 2) this.#contours.push(points);
  }

  #add(x: number, y: number, on: boolean): void {
    if (++this.#points > MAX_GLYPH_POINTS) return;
    if (!(Math.abs(x) <= this.#farthest && Math.abs(y) <= this.#farthest)) {
      this.#strays = true;
      return;
    }
    this.#open.push({ x: Math.round(x), y: Math.round(y), on });
  }
}
