/** What stands on the areas of a picture: letters, strokes, thin rules and small marks, each with its antialiased fringe. */
import { isRound } from './figures.ts';
import type { FlatRegion, FlatRegions } from './flat-regions.ts';
import { colorDistance, heightOf, overlap, type PxBounds, type Raster, widthOf } from './raster.ts';

export interface Blob extends PxBounds {
  readonly area: number;
}

/** Of the whole picture: a region this large is a ground, whatever its outline. */
const GROUND_SHARE = 0.02;
/** Sides of the smallest area that holds text or is a mark, at 1,920 pixels a slide: a circle with one letter. */
const MIN_SIDE_PX = 15;
const MIN_AREA_PX = 170;
/** Outlines of cards: strokes of letters are thicker, at 0.075 of their height at least. */
const MIN_RING_PX = 30;
const RING_SHARE = 0.07;
/** Of the smaller side, the side of the largest square within: strokes of bold letters have 0.3. */
const THICK_SHARE = 0.36;
const MIN_THICK_AREA_PX = 4000;
const RULE_LENGTH_PX = 36;
const RULE_WIDTH_PX = 6;
/** Length to width of a bar: a bold l has 5. */
const BAR_RATIO = 7;
/** Letters above this height are display type, whose strokes are as large as marks. */
const MAX_LETTER_PX = 260;

/** Regions that others stand on: grounds, panels, bars, circles, long rules. */
export const areasOf = (raster: Raster, { regions }: FlatRegions): FlatRegion[] => {
  const isArea = areAreas(regions, raster);
  return regions.filter((_, id) => isArea[id] === true);
};

/**
 * What stands on the areas.
 * @param fringe_px how far an edge between two areas reaches: 1 as drawn, more where it was enlarged or photographed
 */
export function blobsOn(raster: Raster, { regions, labels }: FlatRegions, fringe_px = 1): Blob[] {
  const isArea = areAreas(regions, raster);
  const isSolid = regions.map((region, id) => isArea[id] === true && isMark(region));
  return blobsOf(raster, freeOf(raster, labels, isArea, isSolid, fringe_px));
}

function areAreas(regions: readonly FlatRegion[], { rgb }: Raster): boolean[] {
  const pixels = rgb.length / 3;
  const isArea = regions.map((region) => looksLikeArea(region, pixels));
  returnLetters(regions, isArea);
  return isArea;
}

function looksLikeArea(region: FlatRegion, pixels: number): boolean {
  const { area, filled_rows, filled_columns } = region;
  if (area > pixels * GROUND_SHARE) return true;
  const [w, h] = [widthOf(region), heightOf(region)];
  const filled = Math.min(filled_rows, filled_columns);
  if (Math.max(w, h) >= RULE_LENGTH_PX && Math.min(w, h) <= RULE_WIDTH_PX) return filled > 0.8;
  if (Math.max(w, h) >= RULE_LENGTH_PX && Math.max(w, h) > BAR_RATIO * Math.min(w, h)) return filled > 0.9;
  if (Math.min(w, h) < MIN_SIDE_PX || area < MIN_AREA_PX) return false;
  // What others cut into, and what has slanted edges, fills little of its box; it is thicker than any stroke.
  if (area >= MIN_THICK_AREA_PX && region.thick_px > Math.max(MIN_SIDE_PX, THICK_SHARE * Math.min(w, h))) return true;
  if (Math.min(w, h) >= MIN_RING_PX && filled > 0.9 && area / (2 * (w + h)) < Math.min(w, h) * RING_SHARE) return true;
  return filled > 0.72 && area / (w * h) > 0.4;
}

/** A stroke of display type is as solid as a bar; it stands between letters of its colour that begin and end where it does. */
function returnLetters(regions: readonly FlatRegion[], isArea: boolean[]): void {
  const letters = regions.flatMap((region, id) => {
    const h = heightOf(region);
    return region.area >= MIN_AREA_PX && h >= MIN_SIDE_PX && h <= MAX_LETTER_PX ? [{ region, id }] : [];
  });
  const byLeft = letters.toSorted((a, b) => a.region.left - b.region.left);
  let first = 0;
  for (const { region, id } of byLeft) {
    while ((byLeft[first]?.region.left ?? region.left) < region.left - 2 * MAX_LETTER_PX) first++;
    if (isArea[id] !== true || widthOf(region) > MAX_LETTER_PX) continue;
    const h = heightOf(region);
    if (isBar(region)) continue;
    const after = byLeft.findIndex(({ region: other }, at) => at > first && other.left > region.right + h);
    const isLetter = byLeft.slice(first, after < 0 ? byLeft.length : after).some(({ region: other, id: otherId }) => {
      if (otherId === id || isArea[otherId] === true) return false;
      const gap = -overlap(region.left, region.right, other.left, other.right);
      const sameRow = Math.abs(region.bottom - other.bottom) <= h * 0.1 && Math.abs(h - heightOf(other)) <= h * 0.35;
      return gap < h * 0.3 && sameRow && colorDistance(region.color, other.color) < 40;
    });
    if (isLetter) isArea[id] = false;
  }
}

/** Width to height: no letter is a whole rectangle that is wider. */
const WIDE_STROKE = 0.22;

const isBar = (region: FlatRegion): boolean =>
  region.area >= SOLID * widthOf(region) * heightOf(region) &&
  widthOf(region) > WIDE_STROKE * heightOf(region) &&
  Math.min(widthOf(region), heightOf(region)) >= MIN_MARK_PX;

/** Without a hole and as wide as this, an area is a mark and no stroke of a letter. */
const MIN_MARK_PX = 24;
const SOLID = 0.97;
/** Of a disk, and of a pill longer than a letter is: what words on it leave; rings of letters leave less. */
const SOLID_WITH_WORDS = 0.7;
const PILL_RATIO = 2.2;

const isMark = (region: FlatRegion): boolean => {
  const [w, h] = [widthOf(region), heightOf(region)];
  const isPill = Math.max(w, h) > PILL_RATIO * Math.min(w, h);
  const least = isPill || isRound(region) ? SOLID_WITH_WORDS : SOLID;
  return Math.min(w, h) >= MIN_MARK_PX && region.area >= least * Math.min(region.filled_rows, region.filled_columns) * w * h;
};

/** A byte a pixel: 1 where no area is, and no fringe between a mark and what it stands on: its ring would be taken for a letter. */
function freeOf(
  { width, height }: Raster,
  labels: Int32Array,
  isArea: readonly boolean[],
  isSolid: readonly boolean[],
  fringe_px: number,
): Uint8Array {
  const free = new Uint8Array(labels.length);
  for (let at = 0; at < labels.length; at++) free[at] = isArea[labels[at] ?? 0] === true ? 0 : 1;
  const isFringe = (x: number, y: number): boolean => {
    let [one, solid] = [-1, false];
    for (let ny = Math.max(0, y - fringe_px); ny <= Math.min(height - 1, y + fringe_px); ny++)
      for (let nx = Math.max(0, x - fringe_px); nx <= Math.min(width - 1, x + fringe_px); nx++) {
        const label = labels[ny * width + nx] ?? 0;
        if (isArea[label] !== true || label === one) continue;
        solid ||= isSolid[label] === true;
        if (one >= 0 && solid) return true;
        one = label;
      }
    return false;
  };
  const fringe: number[] = [];
  for (let y = 0, at = 0; y < height; y++) for (let x = 0; x < width; x++, at++) if (free[at] === 1 && isFringe(x, y)) fringe.push(at);
  for (const at of fringe) free[at] = 0;
  return free;
}

function blobsOf({ width, height }: Raster, free: Uint8Array): Blob[] {
  const stack = new Int32Array(free.length);
  const blobs: Blob[] = [];
  for (let start = 0; start < free.length; start++) {
    if (free[start] === 0) continue;
    let waiting = 0;
    let area = 0;
    let [left, top, right, bottom] = [width, height, 0, 0];
    free[start] = 0;
    stack[waiting++] = start;
    while (waiting > 0) {
      const at = stack[--waiting] ?? 0;
      const x = at % width;
      const y = (at - x) / width;
      area++;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      if (y >= bottom) bottom = y + 1;
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const next = ny * width + nx;
          if (free[next] === 0) continue;
          free[next] = 0;
          stack[waiting++] = next;
        }
      }
    }
    blobs.push({ area, left, top, right, bottom });
  }
  return blobs;
}
