/** A slide that was photographed, as a picture of it: the slide's four edges are found, made straight, and grain and shade are taken away. */

import { evenLight } from './even-light.ts';
import { grainOf, textureOf, withoutGrain } from './grain.ts';
import type { Raster } from './raster.ts';
import { type Point, slideEdges } from './slide-edges.ts';

export interface Photographed {
  readonly raster: Raster;
  /** Left top, right top, right bottom and left bottom of the slide, as parts of the photograph's width and height. */
  readonly corners: readonly [Point, Point, Point, Point];
}

/** Every sensor has more; pictures of drawings have none in most places, compressed or not. */
const LEAST_GRAIN = 0.35;
/** What a camera leaves of it that smooths its pictures. Slides with photographs have as much, so the slide must stand out all around. */
const SMOOTHED_GRAIN = 0.05;
/** Parts of the photograph's width to both sides of an edge, steps of a channel between them, and the share of a side on which it is so. */
const BESIDE = 0.012;
const STEP = 12;
const ALONG = 0.7;
const LOOKED_AT = 40;
/** Of a slide's sides; others are taken as they are measured. */
const RATIOS = [16 / 9, 4 / 3, 16 / 10];
const SAME_RATIO = 0.07;

/** @returns undefined for what is no photograph, and where no slide's edges are found */
export function slideOfPhotograph(raster: Raster, width_px: number): Photographed | undefined {
  const grain = grainOf(raster);
  if (grain < SMOOTHED_GRAIN) return undefined;
  const outer = slideEdges(raster);
  if (outer === undefined || (grain < LEAST_GRAIN && !standsOut(raster, outer))) return undefined;
  const shown = (of: Corners): Raster => straightened(raster, of, width_px, Math.round(width_px / ratioOf(of, raster)));
  const corners = withinFrame(shown(outer), outer);
  const straight = shown(corners);
  const part = ([x, y]: Point): Point => [x / raster.width, y / raster.height];
  const [a, b, c, d] = corners;
  return {
    raster: evenLight(withoutGrain(straight, Math.max(grainOf(straight), textureOf(straight)))),
    corners: [part(a), part(b), part(c), part(d)],
  };
}

type Corners = readonly [Point, Point, Point, Point];

/** Whether the light on both sides of each edge differs, and the slide is not all of the picture. */
function standsOut({ width, height, rgb }: Raster, corners: Corners): boolean {
  const light = (x: number, y: number): number | undefined => {
    if (x < 0 || y < 0 || x >= width || y >= height) return undefined;
    const from = (Math.floor(y) * width + Math.floor(x)) * 3;
    return ((rgb[from] ?? 0) + (rgb[from + 1] ?? 0) + (rgb[from + 2] ?? 0)) / 3;
  };
  return corners.every(([x0, y0], i) => {
    const [x1, y1] = corners[(i + 1) % 4] ?? [x0, y0];
    const length = Math.hypot(x1 - x0, y1 - y0);
    const [across, down] = [(-(y1 - y0) / length) * BESIDE * width, ((x1 - x0) / length) * BESIDE * width];
    const differing = Array.from({ length: LOOKED_AT }, (_, k) => {
      const part = (k + 0.5) / LOOKED_AT;
      const [x, y] = [x0 + (x1 - x0) * part, y0 + (y1 - y0) * part];
      const [inside, outside] = [light(x + across, y + down), light(x - across, y - down)];
      return inside !== undefined && outside !== undefined && Math.abs(inside - outside) > STEP;
    }).filter(Boolean).length;
    return differing >= ALONG * LOOKED_AT;
  });
}

/** Width to height of a rectangle in perspective, whose middle of projection is the picture's (Zhang and He, 2003, section 3.3). */
function ratioOf([lt, rt, rb, lb]: Corners, { width, height }: Raster): number {
  const centre: Point = [width / 2, height / 2];
  const at = ([x, y]: Point): Vector => [x - centre[0], y - centre[1], 1];
  const [m1, m2, m3, m4] = [at(lt), at(rt), at(lb), at(rb)];
  const k2 = dot(cross(m1, m4), m3) / dot(cross(m2, m4), m3);
  const k3 = dot(cross(m1, m4), m2) / dot(cross(m3, m4), m2);
  const n2: Vector = [k2 * m2[0] - m1[0], k2 * m2[1] - m1[1], k2 - 1];
  const n3: Vector = [k3 * m3[0] - m1[0], k3 * m3[1] - m1[1], k3 - 1];
  const f2 = -(n2[0] * n3[0] + n2[1] * n3[1]) / (n2[2] * n3[2]);
  const length = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
  const bySides = (length(lt, rt) + length(lb, rb)) / (length(lt, lb) + length(rt, rb));
  // Of a camera: from half the picture's width to six times of it. Sides that are all but parallel tell nothing.
  const isTold = Number.isFinite(f2) && f2 > (width / 2) ** 2 && f2 < (6 * width) ** 2;
  const of = (n: Vector): number => n[0] ** 2 / f2 + n[1] ** 2 / f2 + n[2] ** 2;
  const told = isTold ? Math.sqrt(of(n2) / of(n3)) : bySides;
  const near = (to: number): number | undefined =>
    RATIOS.filter((one) => Math.abs(Math.log(one / to)) < SAME_RATIO).toSorted((a, b) => Math.abs(a - to) - Math.abs(b - to))[0];
  return near(told) ?? near(bySides) ?? Math.max(0.5, Math.min(4, told));
}

type Vector = readonly [number, number, number];
const cross = (a: Vector, b: Vector): Vector => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Of a screen's height or width: its frame is no broader. */
const FRAME = 0.08;
/** Frames are dark, and what they hold is lighter, in steps of a channel. */
const DARK = 70;
const LIGHTER = 40;

/** The corners of what a dark frame holds, where one goes all around; else those that are given. */
function withinFrame({ width, height, rgb }: Raster, corners: Corners): Corners {
  /** Mean light of a row or column in the middle of the picture, counted from a side. */
  const lightOf = (side: number, j: number): number => {
    const stands = side % 2 === 1;
    const along = stands ? height : width;
    const at = side === 1 ? width - 1 - j : side === 2 ? height - 1 - j : j;
    let [sum, count] = [0, 0];
    for (let i = Math.round(along * 0.15); i < along * 0.85; i += 2, count += 3) {
      const from = (stands ? i * width + at : at * width + i) * 3;
      sum += (rgb[from] ?? 0) + (rgb[from + 1] ?? 0) + (rgb[from + 2] ?? 0);
    }
    return sum / Math.max(1, count);
  };
  const insets = [0, 1, 2, 3].map((side) => {
    const most = Math.round((side % 2 === 1 ? width : height) * FRAME);
    const profile = Array.from({ length: most + 4 }, (_, j) => lightOf(side, j));
    const at = profile.findIndex((light, j) => j < most && (profile[j + 3] ?? 0) - light > LIGHTER);
    const isFrame = at > 0 && profile.slice(0, at + 1).every((light) => light < DARK);
    return isFrame ? (at + 3) / (side % 2 === 1 ? width : height) : undefined;
  });
  const [top, right, bottom, left] = insets;
  if (top === undefined || right === undefined || bottom === undefined || left === undefined) return corners;
  const on = projection(corners);
  return [on(left, top), on(1 - right, top), on(1 - right, 1 - bottom), on(left, 1 - bottom)];
}

const EDGE_PX = 5;

/** Where a place of the slide, as parts of its width and height, lies in the photograph: the projective map of the unit square (Heckbert, 1989, 2.2.2). */
function projection([p0, p1, p2, p3]: Corners): (u: number, v: number) => Point {
  const [sx, sy] = [p0[0] - p1[0] + p2[0] - p3[0], p0[1] - p1[1] + p2[1] - p3[1]];
  const [dx1, dy1, dx2, dy2] = [p1[0] - p2[0], p1[1] - p2[1], p3[0] - p2[0], p3[1] - p2[1]];
  const det = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / det;
  const h = (dx1 * sy - sx * dy1) / det;
  const [a, b] = [p1[0] - p0[0] + g * p1[0], p3[0] - p0[0] + h * p3[0]];
  const [d, e] = [p1[1] - p0[1] + g * p1[1], p3[1] - p0[1] + h * p3[1]];
  return (u, v) => {
    const w = g * u + h * v + 1;
    return [(a * u + b * v + p0[0]) / w, (d * u + e * v + p0[1]) / w];
  };
}

function straightened(raster: Raster, corners: Corners, width: number, height: number): Raster {
  const on = projection(corners);
  const rgb = new Uint8Array(width * height * 3);
  const most_x = raster.width - 1.001;
  const most_y = raster.height - 1.001;
  const stride = raster.width * 3;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      // The outermost pixels are those of the slide's edge, which is blurred with what is around it.
      const u = Math.max(EDGE_PX, Math.min(width - EDGE_PX, x + 0.5)) / width;
      const v = Math.max(EDGE_PX, Math.min(height - EDGE_PX, y + 0.5)) / height;
      const place = on(u, v);
      const px = Math.max(0, Math.min(most_x, place[0] - 0.5));
      const py = Math.max(0, Math.min(most_y, place[1] - 0.5));
      const [x0, y0] = [Math.floor(px), Math.floor(py)];
      const [fx, fy] = [px - x0, py - y0];
      const from = y0 * stride + x0 * 3;
      const to = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) {
        const upper = (raster.rgb[from + c] ?? 0) * (1 - fx) + (raster.rgb[from + 3 + c] ?? 0) * fx;
        const lower = (raster.rgb[from + stride + c] ?? 0) * (1 - fx) + (raster.rgb[from + stride + 3 + c] ?? 0) * fx;
        rgb[to + c] = Math.round(upper * (1 - fy) + lower * fy);
      }
    }
  return { width, height, rgb };
}
