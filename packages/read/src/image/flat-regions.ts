/** Connected stretches of one colour: grounds, panels, marks, strokes of letters, and the fringes between them. */
import { type Channels, colorDistance, heightOf, type PxBounds, type Raster, widthOf } from './raster.ts';

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
  /** Side of the largest square that lies in it: of a letter, its stroke. */
  readonly thick_px: number;
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

/** Of neighbours in a row that differ: in a drawing, few differ by no more than noise does; edges of letters differ by more. */
const NEARLY_SAME = 0.25;
const NEARLY_STEPS = 4;

/** Whether pixels carry noise, as those of a JPEG, of a photograph and of an enlarged picture do. */
export function isNoisy({ rgb }: Raster): boolean {
  let [different, nearly] = [0, 0];
  for (let at = 3; at < rgb.length; at += 3) {
    const [red, green, blue] = [
      (rgb[at] ?? 0) - (rgb[at - 3] ?? 0),
      (rgb[at + 1] ?? 0) - (rgb[at - 2] ?? 0),
      (rgb[at + 2] ?? 0) - (rgb[at - 1] ?? 0),
    ];
    if (red === 0 && green === 0 && blue === 0) continue;
    different++;
    if (Math.max(Math.abs(red), Math.abs(green), Math.abs(blue)) <= NEARLY_STEPS) nearly++;
  }
  return nearly > different * NEARLY_SAME;
}

/**
 * Linear in pixels.
 * @param joined colours as near as those of noise, and fringes of blurred edges, join the region that they lie beside
 */
export function flatRegions(raster: Raster, noisy = isNoisy(raster), joined = false): FlatRegions {
  const { width, height } = raster;
  const tolerance = noisy ? TOLERANCE.noisy : TOLERANCE.clean;
  const labels = new Int32Array(width * height).fill(-1);
  const stack = new Int32Array(width * height);
  const grown: Growing[] = [];
  for (let start = 0; start < labels.length; start++) {
    if (labels[start] === -1) grown.push(grow(raster, labels, stack, start, grown.length, tolerance));
  }
  if (!joined) return { labels, regions: withOutlines(grown, labels, width) };
  // What is thin is grown again with room for noise: a bar whose rows were compressed to different colours is one.
  const isSpeck = specksOf(grown, labels, width);
  const solid = grown.filter((_, id) => isSpeck[id] === 0);
  const moved = Int32Array.from(isSpeck);
  for (let id = 0, to = 0; id < moved.length; id++) moved[id] = isSpeck[id] === 0 ? to++ : -1;
  for (let at = 0; at < labels.length; at++) labels[at] = moved[labels[at] ?? 0] ?? -1;
  for (let start = 0; start < labels.length; start++) {
    if (labels[start] === -1) solid.push(grow(raster, labels, stack, start, solid.length, TOLERANCE.noisy));
  }
  return { labels, regions: withOutlines(joinSpecks(solid, labels, width), labels, width) };
}

/** A byte a region: 1 for what is thin. */
function specksOf(grown: readonly Growing[], labels: Int32Array, width: number): Uint8Array {
  const outline = outlinesOf(grown.length, labels, width);
  return Uint8Array.from(grown, ({ area }, id) =>
    area <= MOST_SPECK_AREA_PX && (2 * area) / Math.max(1, outline[id] ?? 0) < SPECK_PX ? 1 : 0,
  );
}

/** Of each region. */
function outlinesOf(count: number, labels: Int32Array, width: number): Uint32Array {
  const outline = new Uint32Array(count);
  for (let at = 0; at < labels.length; at++) {
    const own = labels[at] ?? 0;
    const right = (at + 1) % width === 0 ? own : (labels[at + 1] ?? own);
    const below = labels[at + width] ?? own;
    for (const other of [right, below]) {
      if (other === own) continue;
      outline[own] = (outline[own] ?? 0) + 1;
      outline[other] = (outline[other] ?? 0) + 1;
    }
  }
  return outline;
}

/** Twice the area by the length of the outline: thinner is noise, a fringe, or a hairline. */
const SPECK_PX = 2.2;
/** Euclidean: noise of compression beside edges is nearer to what it lies in. */
const NOISE_DISTANCE = 34;
/** Off the line between the colours of two neighbours; a hairline has a colour of its own. */
const FRINGE_OFF = 14;

interface Beside {
  readonly id: number;
  length: number;
}

/** Relabels in place. Specks join the neighbour of the nearest colour that is no speck, ring by ring. */
function joinSpecks(grown: readonly Growing[], labels: Int32Array, width: number): Growing[] {
  const beside: (Beside[] | undefined)[] = new Array(grown.length);
  const meet = (a: number, b: number): void => {
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const) {
      if ((grown[one]?.area ?? 0) > MOST_SPECK_AREA_PX) continue;
      const known = beside[one] ?? [];
      beside[one] = known;
      const same = known.find(({ id }) => id === other);
      if (same === undefined) known.push({ id: other, length: 1 });
      else same.length++;
    }
  };
  for (let at = 0; at < labels.length; at++) {
    const own = labels[at] ?? 0;
    const right = labels[at + 1] ?? own;
    const below = labels[at + width] ?? own;
    if (right !== own && (at + 1) % width !== 0) meet(own, right);
    if (below !== own) meet(own, below);
  }
  const color = (id: number): Channels => {
    const { area, red, green, blue } = grown[id] ?? EMPTY;
    return [red / area, green / area, blue / area];
  };
  const into = Int32Array.from(grown, (_, id) => id);
  const isSpeck = specksOf(grown, labels, width);
  for (let round = 0; round < ROUNDS; round++) {
    const joins: [number, number][] = [];
    for (const [id, near] of beside.entries()) {
      if (isSpeck[id] !== 1 || near === undefined) continue;
      const own = color(id);
      const others = [...new Set(near.map((one) => into[one.id] ?? one.id))].map((other) => ({
        other,
        off: colorDistance(own, color(other)),
      }));
      const [first] = others.filter(({ other }) => isSpeck[other] === 0).toSorted((a, b) => a.off - b.off);
      if (first === undefined) continue;
      const isFringe = others.some(
        ({ other, off }) => off >= first.off && offLine(own, color(first.other), color(other)) < FRINGE_OFF && other !== first.other,
      );
      if (first.off < NOISE_DISTANCE || isFringe) joins.push([id, first.other]);
    }
    if (joins.length === 0) break;
    for (const [id, other] of joins) {
      into[id] = other;
      isSpeck[id] = 2;
    }
  }
  for (let at = 0; at < labels.length; at++) labels[at] = into[labels[at] ?? 0] ?? 0;
  // Colours stay those of the region's own pixels; what joined it counts for its outline alone.
  const whole = grown.map((region) => ({ ...region }));
  for (const [id, { left, top, right, bottom, area }] of grown.entries()) {
    const to = whole[into[id] ?? id];
    const own = grown[into[id] ?? id];
    if (to === undefined || own === undefined || into[id] === id) continue;
    to.left = Math.min(to.left, left);
    to.top = Math.min(to.top, top);
    to.right = Math.max(to.right, right);
    to.bottom = Math.max(to.bottom, bottom);
    to.area += area;
    for (const channel of ['red', 'green', 'blue'] as const) to[channel] += (own[channel] / own.area) * area;
    whole[id] = { ...EMPTY, left, top, right: left + 1, bottom: top + 1 };
  }
  return whole;
}

const MOST_SPECK_AREA_PX = 4000;
const ROUNDS = 16;
const EMPTY: Growing = { area: 1, left: 0, top: 0, right: 1, bottom: 1, red: 0, green: 0, blue: 0 };

/** Distance of a colour from the stretch between two. */
export function offLine(color: Channels, a: Channels, b: Channels): number {
  const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const square = dx * dx + dy * dy + dz * dz;
  const part = square === 0 ? 0 : ((color[0] - a[0]) * dx + (color[1] - a[1]) * dy + (color[2] - a[2]) * dz) / square;
  const t = Math.max(0, Math.min(1, part));
  return colorDistance(color, [a[0] + t * dx, a[1] + t * dy, a[2] + t * dz]);
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
  const thick = thicknessOf(grown.length, labels, width);
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
      thick_px: thick[id] ?? 0,
    };
  });
}

/** Largest squares by the least of three neighbours, row by row. */
function thicknessOf(count: number, labels: Int32Array, width: number): Uint16Array {
  const thick = new Uint16Array(count);
  let above = new Uint16Array(width);
  let row = new Uint16Array(width);
  for (let from = 0; from < labels.length; from += width) {
    for (let x = 0; x < width; x++) {
      const id = labels[from + x] ?? 0;
      const isSame =
        x > 0 && from > 0 && labels[from + x - 1] === id && labels[from + x - width] === id && labels[from + x - width - 1] === id;
      const side = isSame ? Math.min(row[x - 1] ?? 0, above[x] ?? 0, above[x - 1] ?? 0) + 1 : 1;
      row[x] = side;
      if (side > (thick[id] ?? 0)) thick[id] = side;
    }
    [above, row] = [row, above];
  }
  return thick;
}

function insetOf({ from_row, to_row }: Spans, left: number, right: number): number {
  const ends = [from_row[0], from_row.at(-1)].map((from = 0) => from - left);
  const others = [to_row[0], to_row.at(-1)].map((to = 0) => right - to);
  return Math.max(0, Math.min(...ends, ...others));
}

const lengthOf = (from: Int32Array, to: Int32Array): number => to.reduce((sum, end, i) => sum + end - (from[i] ?? 0), 0);
