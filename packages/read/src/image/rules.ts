/** Long straight strokes in what is no box: rules that cross, frames of tables, and elbows of connectors. */
import type { Figure } from './figures.ts';
import type { FlatRegion, FlatRegions } from './flat-regions.ts';
import { heightOf, type PxBounds, type Raster, widthOf } from './raster.ts';

/** Thicker is a bar, and a bar is a box. */
const MOST_THICK_PX = 6;
const LEAST_LONG_PX = 18;
/** Rules are far longer than thick; strokes of letters are not. */
const LEAST_RATIO = 4;
/** Of a region's own box: letters fill more than a frame of rules does. */
const MOST_FILLED = 0.35;
const MADE_OF_RULES = 0.85;
/** Ends of rows of one rule differ by less: corners are rounded by a pixel or two. */
const RAGGED_PX = 3;

/** @param isTaken whether a region is something else already */
export function rulesOf({ regions, labels }: FlatRegions, { width }: Raster, isTaken: (region: FlatRegion) => boolean): Figure[] {
  return regions.flatMap((region, id): Figure[] => {
    const [w, h] = [widthOf(region), heightOf(region)];
    if (Math.max(w, h) < LEAST_LONG_PX || region.area < LEAST_LONG_PX || isTaken(region)) return [];
    if (Math.min(w, h) > MOST_THICK_PX && region.area > w * h * MOST_FILLED) return [];
    const at = (x: number, y: number): boolean => labels[y * width + x] === id;
    const rows = strokes(region.top, region.bottom, region.left, region.right, (along, across) => at(along, across));
    const columns = strokes(region.left, region.right, region.top, region.bottom, (along, across) => at(across, along));
    // Edges of curves have short straight rows too; what is made of rules is made of nothing else.
    if (
      [...rows, ...columns].reduce((sum, { from, to, first, last }) => sum + (to - from) * (last - first), 0) <
      region.area * MADE_OF_RULES
    )
      return [];
    return [
      ...rows.map(({ from, to, first, last }) => ({ left: from, right: to, top: first, bottom: last })),
      ...columns.map(({ from, to, first, last }) => ({ left: first, right: last, top: from, bottom: to })),
    ].map((bounds: PxBounds) => ({ kind: 'line', bounds, fill: region.color }));
  });
}

interface Stroke {
  readonly from: number;
  readonly to: number;
  readonly first: number;
  last: number;
}

/** Runs of pixels that lie on one another, row by row; columns are rows of the turned picture. */
function strokes(top: number, bottom: number, left: number, right: number, has: (along: number, across: number) => boolean): Stroke[] {
  const done: Stroke[] = [];
  let open: Stroke[] = [];
  for (let across = top; across < bottom; across++) {
    const next: Stroke[] = [];
    let from = -1;
    for (let along = left; along <= right; along++) {
      const isIn = along < right && has(along, across);
      if (isIn && from < 0) from = along;
      if (isIn || from < 0) continue;
      if (along - from >= LEAST_LONG_PX) {
        const [start, end] = [from, along];
        const same = open.find((one) => Math.abs(one.from - start) <= RAGGED_PX && Math.abs(one.to - end) <= RAGGED_PX);
        if (same === undefined) next.push({ from: start, to: end, first: across, last: across + 1 });
        else {
          same.last = across + 1;
          next.push(same);
        }
      }
      from = -1;
    }
    done.push(...open.filter((one) => !next.includes(one)));
    open = next;
  }
  return [...done, ...open].filter(
    ({ from, to, first, last }) => last - first <= MOST_THICK_PX && to - from >= LEAST_RATIO * (last - first),
  );
}
