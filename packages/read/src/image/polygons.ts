/** Areas with straight edges that are no rectangles: triangles, trapezoids, chevrons and arrows. */
import type { Figure } from './figures.ts';
import type { FlatRegion, FlatRegions } from './flat-regions.ts';
import { channelsAt, colorDistance, heightOf, type Raster, widthOf } from './raster.ts';
import { grown } from './restore.ts';
import type { Point } from './slide-edges.ts';

const LEAST_SIDE_PX = { clean: 9, noisy: 16 } as const;
const LEAST_AREA_PX = 60;
/** Corners of an arrow with a shaft; more are a drawing. */
const MOST_CORNERS = 9;
/** Edges of drawn shapes are straight to a pixel. */
const OFF_PX = { clean: 1.3, noisy: 2.6 } as const;
/** Of the area: a polygon that holds less or more is another outline. */
const SAME_AREA = 0.04;
/** Longest strip of a region that is no part of it: a hole, or a second arm. */
const FULL = 0.97;

export function polygonsOf({ regions, labels }: FlatRegions, { width, height }: Raster, noisy: boolean): Map<FlatRegion, Figure> {
  const figures = regions.flatMap((region, id): (readonly [FlatRegion, Figure])[] => {
    const [w, h] = [widthOf(region), heightOf(region)];
    if (Math.min(w, h) < (noisy ? LEAST_SIDE_PX.noisy : LEAST_SIDE_PX.clean) || region.area < LEAST_AREA_PX || w * h > width * height * 0.5)
      return [];
    const isSolid = region.area >= FULL * Math.min(region.filled_rows, region.filled_columns) * w * h;
    if (!isSolid || isPlain(region) || isConnector(region)) return [];
    const at = (x: number, y: number): boolean => labels[y * width + x] === id;
    const off = noisy ? OFF_PX.noisy : OFF_PX.clean;
    const byRows = outlineOf(region.top, region.bottom, region.left, region.right, (across, along) => at(along, across));
    const byColumns = outlineOf(region.left, region.right, region.top, region.bottom, (across, along) => at(across, along));
    const chains = [byRows, byColumns?.map(([y, x]): Point => [x, y]).toReversed()];
    const found = chains.flatMap((points) => {
      if (points === undefined) return [];
      const corners = simplified(points, off);
      const isSame = Math.abs(areaWithin(corners) / region.area - 1) < SAME_AREA + (2 * (w + h)) / region.area / 4;
      return corners.length >= 3 && corners.length <= MOST_CORNERS && isSame ? [corners] : [];
    });
    const [points] = found.toSorted((a, b) => a.length - b.length);
    const { left, top, right, bottom } = region;
    return points === undefined ? [] : [[region, { kind: 'box', bounds: { left, top, right, bottom }, fill: region.color, points }]];
  });
  return new Map(figures.map(([region, figure]) => [region, outlined(region, figure, regions)]));
}

const CONNECTOR = { long_px: 60, thick_px: 6 } as const;

/** Lines that turn, with an arrow at their end: rules, and no area. */
const isConnector = (region: FlatRegion): boolean =>
  Math.max(widthOf(region), heightOf(region)) >= CONNECTOR.long_px &&
  region.area < (widthOf(region) + heightOf(region)) * CONNECTOR.thick_px &&
  region.area < widthOf(region) * heightOf(region) * 0.35;

/** Outlines of shapes are rarely thicker: 4 pt at 1,920 pixels a slide. */
const OUTLINE_PX = 9;

/** With the stroke that lies round it, if one does: thin, and as far beyond each edge. */
function outlined(region: FlatRegion, figure: Figure, regions: readonly FlatRegion[]): Figure {
  for (const ring of regions) {
    if (ring.thick_px > OUTLINE_PX || ring.area > region.area) continue;
    const gaps = [region.left - ring.left, region.top - ring.top, ring.right - region.right, ring.bottom - region.bottom];
    // At a sharp corner a stroke reaches further than it is wide.
    if (gaps.some((gap) => gap < 0 || gap > 3 * OUTLINE_PX)) continue;
    const width_px = Math.max(1, Math.min(...gaps));
    if (width_px > OUTLINE_PX || ring.area < widthOf(region) + heightOf(region)) continue;
    const [x, y] = [(region.left + region.right) / 2, (region.top + region.bottom) / 2];
    const [sx, sy] = [1 + width_px / widthOf(region), 1 + width_px / heightOf(region)];
    const half = width_px / 2;
    const { left, top, right, bottom } = figure.bounds;
    return {
      ...figure,
      bounds: { left: left - half, top: top - half, right: right + half, bottom: bottom + half },
      points: (figure.points ?? []).map(([px, py]): Point => [x + (px - x) * sx, y + (py - y) * sy]),
      stroke: { color: ring.color, width_px },
    };
  }
  return figure;
}

/** Corners all turn one way: strokes of letters have bays. */
export function isConvex(points: readonly Point[]): boolean {
  const turns = points.map(([x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y];
    const [px, py] = points[(i + 2) % points.length] ?? [x, y];
    return Math.sign((nx - x) * (py - ny) - (ny - y) * (px - nx));
  });
  return turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0);
}

/** Of a box: its corners are there, or round. */
const RECTANGLE = 0.985;
const ELLIPSE = Math.PI / 4;
const ELLIPSE_OFF = 0.035;
const CORNERS = 4 - Math.PI;

/** A rectangle, an ellipse, or a rectangle whose corners miss what their radius takes. */
function isPlain(region: FlatRegion): boolean {
  const [w, h] = [widthOf(region), heightOf(region)];
  const filled = Math.min(region.filled_rows, region.filled_columns);
  if (filled > RECTANGLE || Math.abs(filled - ELLIPSE) < ELLIPSE_OFF) return true;
  const radius = Math.sqrt(((1 - filled) * w * h) / CORNERS);
  // In the first row, a quarter of a circle has come in by all but its root.
  return radius <= Math.min(w, h) / 2 + 1 && region.inset_px >= 1 && region.inset_px > 0.4 * (radius - Math.sqrt(radius));
}

/** First ends of all rows downward, then last ends upward; undefined where a row is in two parts. */
function outlineOf(
  from: number,
  to: number,
  start: number,
  end: number,
  has: (across: number, along: number) => boolean,
): Point[] | undefined {
  const firsts: Point[] = [];
  const lasts: Point[] = [];
  for (let across = from; across < to; across++) {
    let first = start;
    while (first < end && !has(across, first)) first++;
    let last = end;
    while (last > first && !has(across, last - 1)) last--;
    if (last === first) return undefined;
    if (across === from) {
      firsts.push([first, across]);
      lasts.push([last, across]);
    }
    firsts.push([first, across + 0.5]);
    lasts.push([last, across + 0.5]);
    if (across === to - 1) {
      firsts.push([first, across + 1]);
      lasts.push([last, across + 1]);
    }
  }
  return [...lasts, ...firsts.toReversed()];
}

/** Ramer (1972), Douglas and Peucker (1973), between the two points that are farthest apart; corners of a pixel are one. */
function simplified(points: readonly Point[], off: number): Point[] {
  const [first = [0, 0] as const] = points;
  let far = 0;
  for (const [i, point] of points.entries()) if (distance(point, first) > distance(points[far] ?? first, first)) far = i;
  let near = 0;
  for (const [i, point] of points.entries())
    if (distance(point, points[far] ?? first) > distance(points[near] ?? first, points[far] ?? first)) near = i;
  const [a, b] = [Math.min(near, far), Math.max(near, far)];
  const one = between(points.slice(a, b + 1), off);
  const other = between([...points.slice(b), ...points.slice(0, a + 1)], off);
  const corners = [...one.slice(0, -1), ...other.slice(0, -1)];
  return corners.filter((corner, i) => distance(corner, corners[(i + 1) % corners.length] ?? corner) > 2 * off);
}

function between(points: readonly Point[], off: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 3) return [...points];
  let [most, at] = [0, 0];
  const length = Math.max(1e-6, distance(first, last));
  for (const [i, [x, y]] of points.entries()) {
    const away = Math.abs((last[0] - first[0]) * (first[1] - y) - (first[0] - x) * (last[1] - first[1])) / length;
    if (away > most) [most, at] = [away, i];
  }
  if (most <= off) return [first, last];
  return [...between(points.slice(0, at + 1), off).slice(0, -1), ...between(points.slice(at), off)];
}

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

const areaWithin = (points: readonly Point[]): number =>
  Math.abs(
    points.reduce(
      (sum, [x, y], i) => sum + x * (points[(i + 1) % points.length]?.[1] ?? 0) - y * (points[(i + 1) % points.length]?.[0] ?? 0),
      0,
    ),
  ) / 2;

/** Pixels round a hole to what lies beyond its letter: strokes are thinner. */
const BEYOND_STROKE_PX = 5;

/** The inside of a letter has the colour of what the letter stands on. */
export function isHole(region: FlatRegion, raster: Raster): boolean {
  const { left, top, right, bottom } = grown(region, raster, BEYOND_STROKE_PX);
  const corners = [left, right - 1].flatMap((x) => [top, bottom - 1].map((y) => channelsAt(raster, x, y)));
  return corners.some((color) => colorDistance(color, region.color) < SAME_GROUND);
}

const SAME_GROUND = 14;
