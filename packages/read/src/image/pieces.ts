/** Boxes that lines, connectors and other boxes cut in pieces: the pieces of one are one. */
import type { FlatRegion } from './flat-regions.ts';
import { type Channels, channelsAt, colorDistance, heightOf, overlap, type PxBounds, type Raster, union, widthOf } from './raster.ts';

/** Pieces of one box are of one colour to rounding. */
const SAME_COLOR = 4;
const SAME_EDGE_PX = 2;
/** Lines that cut a box are thinner. */
const MOST_CUT_PX = 8;
/** Smaller pieces are strokes of letters, and dashes. */
const LEAST_SIDE_PX = 4;
const LEAST_AREA_PX = 90;
/** Of the cut, what is no ground. */
const CUT = 0.9;
const OTHER_COLOR = 14;
const BESIDE_PX = 5;

/** @param regions what may be a small piece of an area */
export function joinPieces(areas: readonly FlatRegion[], raster: Raster, regions: readonly FlatRegion[] = []): FlatRegion[] {
  const whole = [...areas];
  const pieces = new Set(piecesOf(areas, raster, regions));
  for (let changed = true; changed; ) {
    changed = false;
    for (const [i, area] of whole.entries()) {
      const other = [...pieces, ...whole.slice(i + 1)].find((one) => arePieces(area, one, areas, raster));
      if (other === undefined) continue;
      whole[i] = joined(area, other);
      if (!pieces.delete(other)) whole.splice(whole.indexOf(other), 1);
      changed = true;
      break;
    }
  }
  return whole;
}

/** Regions that are no areas, but pieces of one. */
export function piecesOf(areas: readonly FlatRegion[], raster: Raster, regions: readonly FlatRegion[]): FlatRegion[] {
  const known = new Set(areas);
  return regions.filter((one) => isPiece(one) && !known.has(one) && areas.some((area) => arePieces(area, one, areas, raster)));
}

const isPiece = (one: FlatRegion): boolean => Math.min(widthOf(one), heightOf(one)) >= LEAST_SIDE_PX && one.area >= LEAST_AREA_PX;

function joined(one: FlatRegion, other: FlatRegion): FlatRegion {
  const { left, top, right, bottom } = union(one, other);
  const area = one.area + other.area;
  const inset_px = Math.max(one.inset_px, other.inset_px);
  return { ...one, left, top, right, bottom, area, inset_px, filled_rows: 1, filled_columns: 1 };
}

function arePieces(a: FlatRegion, b: FlatRegion, areas: readonly FlatRegion[], raster: Raster): boolean {
  const isRow = Math.abs(a.top - b.top) <= SAME_EDGE_PX && Math.abs(a.bottom - b.bottom) <= SAME_EDGE_PX;
  const isColumn = Math.abs(a.left - b.left) <= SAME_EDGE_PX && Math.abs(a.right - b.right) <= SAME_EDGE_PX;
  if (isRow === isColumn || colorDistance(a.color, b.color) > SAME_COLOR || !isPiece(a) || !isPiece(b)) return false;
  const shared = isRow ? overlap(a.left, a.right, b.left, b.right) : overlap(a.top, a.bottom, b.top, b.bottom);
  // What reaches into the other's box was one with it, unless one lies around the other.
  const least = isRow ? Math.min(widthOf(a), widthOf(b)) : Math.min(heightOf(a), heightOf(b));
  if (shared > 0) return shared < least;
  return -shared <= MOST_CUT_PX && isCut(a, b, areas, isRow, raster);
}

/** In the middle between both, nearly nothing has the colour of what they stand on or of what lies beside them: that is a gap between two. */
function isCut(a: FlatRegion, b: FlatRegion, areas: readonly FlatRegion[], isRow: boolean, raster: Raster): boolean {
  const { width, rgb } = raster;
  const at = (along: number, across: number): Channels => {
    const [x, y] = isRow ? [along, across] : [across, along];
    return channelsAt(raster, Math.max(0, Math.min(width - 1, x)), Math.max(0, Math.min(rgb.length / 3 / width - 1, y)));
  };
  const [first, second] = [a, b].map(({ left, top, right, bottom }) =>
    isRow ? { from: left, to: right, start: top, end: bottom } : { from: top, to: bottom, start: left, end: right },
  );
  if (first === undefined || second === undefined) return false;
  const beside = [first, second].flatMap(({ from, to, start, end }) =>
    [start - BESIDE_PX, end + BESIDE_PX].map((across) => at((from + to) >> 1, across)),
  );
  const ground = groundOf(union(a, b), areas);
  if (ground !== undefined) beside.push(ground.color);
  const middle = (Math.min(first.to, second.to) + Math.max(first.from, second.from)) >> 1;
  const [from, to] = [Math.max(first.start, second.start), Math.min(first.end, second.end)];
  let other = 0;
  for (let across = from; across < to; across++)
    if (beside.every((color) => colorDistance(at(middle, across), color) > OTHER_COLOR)) other++;
  return other >= (to - from) * CUT;
}

/** The smallest area around. */
const groundOf = (box: PxBounds, areas: readonly FlatRegion[]): FlatRegion | undefined =>
  areas.reduce<FlatRegion | undefined>((least, one) => {
    const isAround = one.left < box.left && one.top < box.top && one.right > box.right && one.bottom > box.bottom;
    return isAround && (least === undefined || widthOf(one) * heightOf(one) < widthOf(least) * heightOf(least)) ? one : least;
  }, undefined);
