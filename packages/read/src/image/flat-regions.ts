/** Connected stretches of one colour: grounds, panels, marks, strokes of letters, and the fringes between them. */
import { type Channels, heightOf, type PxBounds, type Raster, widthOf } from './raster.ts';

export interface FlatRegion extends PxBounds {
  /** Pixels. */
  readonly area: number;
  /** Mean. */
  readonly color: Channels;
  /** Part of its bounds that lies between its outermost pixels, by rows and by columns: 1 for a rectangle, holes or not; 0.785 for an ellipse. */
  readonly filled_rows: number;
  readonly filled_columns: number;
  /** Of its first and last row, the least that is missing at an end: 0 for square corners, or one of them. */
  readonly inset_px: number;
}

export interface FlatRegions {
  readonly regions: readonly FlatRegion[];
  /** Index of the region of each pixel. */
  readonly labels: Int32Array;
}

/** A pixel joins a region while none of its channels differs by more from the one that the region began with: tints of panels are 8 from white. */
const TOLERANCE = { clean: 6, noisy: 20 } as const;
/** Below, nobody asks for the outline of a region. */
const MIN_OUTLINED_PX = 150;

interface Growing {
  area: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  red: number;
  green: number;
  blue: number;
}

/** Of neighbours in a row: those of a drawing are the same, those of a compressed one differ a little. */
const SAME_NEIGHBOURS = 0.8;

/** Whether pixels carry noise, as those of a JPEG or a photograph do. */
export function isNoisy({ width, height, rgb }: Raster): boolean {
  let same = 0;
  for (let at = 3; at < rgb.length; at += 3)
    if (rgb[at] === rgb[at - 3] && rgb[at + 1] === rgb[at - 2] && rgb[at + 2] === rgb[at - 1]) same++;
  return same < width * height * SAME_NEIGHBOURS;
}

/** Linear in pixels. */
export function flatRegions(raster: Raster, noisy = isNoisy(raster)): FlatRegions {
  const { width, height } = raster;
  const tolerance = noisy ? TOLERANCE.noisy : TOLERANCE.clean;
  const labels = new Int32Array(width * height).fill(-1);
  const stack = new Int32Array(width * height);
  const grown: Growing[] = [];
  for (let start = 0; start < labels.length; start++) {
    if (labels[start] === -1) grown.push(grow(raster, labels, stack, start, grown.length, tolerance));
  }
  return { labels, regions: withOutlines(grown, labels, width) };
}

function grow(
  { width, height, rgb }: Raster,
  labels: Int32Array,
  stack: Int32Array,
  start: number,
  id: number,
  tolerance: number,
): Growing {
  const [red, green, blue] = [rgb[start * 3] ?? 0, rgb[start * 3 + 1] ?? 0, rgb[start * 3 + 2] ?? 0];
  const region: Growing = { area: 0, left: width, top: height, right: 0, bottom: 0, red: 0, green: 0, blue: 0 };
  let waiting = 0;
  const take = (at: number): void => {
    if (labels[at] !== -1) return;
    const from = at * 3;
    if (Math.abs((rgb[from] ?? 0) - red) > tolerance) return;
    if (Math.abs((rgb[from + 1] ?? 0) - green) > tolerance) return;
    if (Math.abs((rgb[from + 2] ?? 0) - blue) > tolerance) return;
    labels[at] = id;
    stack[waiting++] = at;
  };
  take(start);
  while (waiting > 0) {
    const at = stack[--waiting] ?? 0;
    const x = at % width;
    const y = (at - x) / width;
    region.area++;
    region.red += rgb[at * 3] ?? 0;
    region.green += rgb[at * 3 + 1] ?? 0;
    region.blue += rgb[at * 3 + 2] ?? 0;
    if (x < region.left) region.left = x;
    if (x >= region.right) region.right = x + 1;
    if (y < region.top) region.top = y;
    if (y >= region.bottom) region.bottom = y + 1;
    if (x > 0) take(at - 1);
    if (x < width - 1) take(at + 1);
    if (y > 0) take(at - width);
    if (y < height - 1) take(at + width);
  }
  return region;
}

/** First and last pixel of each row and column of a region. */
interface Spans {
  readonly from_row: Int32Array;
  readonly to_row: Int32Array;
  readonly from_column: Int32Array;
  readonly to_column: Int32Array;
}

function withOutlines(grown: readonly Growing[], labels: Int32Array, width: number): FlatRegion[] {
  const spans = grown.map((region): Spans | undefined => {
    if (region.area < MIN_OUTLINED_PX) return undefined;
    const [w, h] = [widthOf(region), heightOf(region)];
    return {
      from_row: new Int32Array(h).fill(width),
      to_row: new Int32Array(h),
      from_column: new Int32Array(w).fill(region.bottom),
      to_column: new Int32Array(w),
    };
  });
  for (let at = 0; at < labels.length; at++) {
    const id = labels[at] ?? 0;
    const span = spans[id];
    const region = grown[id];
    if (span === undefined || region === undefined) continue;
    const x = at % width;
    const y = (at - x) / width;
    const row = y - region.top;
    const column = x - region.left;
    if (x < (span.from_row[row] ?? 0)) span.from_row[row] = x;
    span.to_row[row] = x + 1;
    if (y < (span.from_column[column] ?? 0)) span.from_column[column] = y;
    span.to_column[column] = y + 1;
  }
  return grown.map((region, id) => {
    const { area, left, top, right, bottom, red, green, blue } = region;
    const box = widthOf(region) * heightOf(region);
    const span = spans[id];
    return {
      area,
      left,
      top,
      right,
      bottom,
      color: [red / area, green / area, blue / area],
      filled_rows: span === undefined ? area / box : lengthOf(span.from_row, span.to_row) / box,
      filled_columns: span === undefined ? area / box : lengthOf(span.from_column, span.to_column) / box,
      inset_px: span === undefined ? 0 : insetOf(span, left, right),
    };
  });
}

function insetOf({ from_row, to_row }: Spans, left: number, right: number): number {
  const ends = [from_row[0], from_row.at(-1)].map((from = 0) => from - left);
  const others = [to_row[0], to_row.at(-1)].map((to = 0) => right - to);
  return Math.max(0, Math.min(...ends, ...others));
}

const lengthOf = (from: Int32Array, to: Int32Array): number => to.reduce((sum, end, i) => sum + end - (from[i] ?? 0), 0);
