/** The order in which shapes of a slide are read: parted again and again at the widest gap between rows or columns. */
import type { ForeignShape } from '../../pptx/index.ts';

interface Placed {
  readonly shape: ForeignShape;
  readonly x: readonly [from: number, to: number];
  readonly y: readonly [from: number, to: number];
}

/** Shapes of a group that are ordered so: more are a drawing. */
const MOST = 400;
/** EMU: narrower gaps part nothing, because neighbours overlap by so much. */
const OVERLAP = 60_000;

/** Shapes without a place come last, in the order of the file. */
export function inReadingOrder(shapes: readonly ForeignShape[]): readonly ForeignShape[] {
  const placed = shapes.flatMap((shape): Placed[] =>
    shape.box === undefined ? [] : [{ shape, x: [shape.box.x, shape.box.x + shape.box.w], y: [shape.box.y, shape.box.y + shape.box.h] }],
  );
  return [...(placed.length > MOST ? byCorner(placed) : order(placed)), ...shapes.filter(({ box }) => box === undefined)];
}

function order(placed: readonly Placed[]): readonly ForeignShape[] {
  if (placed.length < 2) return byCorner(placed);
  const [rows, columns] = [widest(placed, 'y'), widest(placed, 'x')];
  const best = columns !== undefined && (rows === undefined || columns.gap > rows.gap) ? columns : rows;
  return best === undefined ? byCorner(placed) : [...order(best.before), ...order(best.behind)];
}

const byCorner = (placed: readonly Placed[]): readonly ForeignShape[] =>
  [...placed].sort((a, b) => a.y[0] - b.y[0] || a.x[0] - b.x[0]).map(({ shape }) => shape);

/** The widest gap along an axis, and what lies on its sides; undefined where there is none. */
function widest(placed: readonly Placed[], axis: 'x' | 'y') {
  const sorted = [...placed].sort((a, b) => a[axis][0] - b[axis][0]);
  let end = sorted[0]?.[axis][1] ?? 0;
  let found: { readonly gap: number; readonly at: number } | undefined;
  for (const [at, one] of sorted.entries()) {
    const gap = one[axis][0] - end;
    if (at > 0 && gap >= -OVERLAP && gap > (found?.gap ?? Number.NEGATIVE_INFINITY)) found = { gap, at };
    end = Math.max(end, one[axis][1]);
  }
  return found && { gap: found.gap, before: sorted.slice(0, found.at), behind: sorted.slice(found.at) };
}
