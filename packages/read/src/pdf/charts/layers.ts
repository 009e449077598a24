/** Where in the order of a page its charts are painted. */
import type { Mark, PathMark } from '../page/marks.ts';
import { areaOf, intersect, type Rect } from '../page/matrix.ts';

/** Where in the order of the page a chart is painted as one: with its last mark, or with its first where other things lie on its marks. */
export function layerOf(own: readonly PathMark[], painted: readonly Mark[], all: ReadonlySet<Mark>): number {
  const orders = own.map(({ order }) => order);
  const [first, last] = [Math.min(...orders), Math.max(...orders)];
  const filled = own.filter(({ fill }) => fill !== undefined);
  return filled.some((mark) => isUnder(mark, painted, last, all)) ? first : last;
}

/** Whether the page paints anything else on a shape before the chart, so that the shape would hide it if it were painted with the chart. */
export function isUnder({ order, box, fill }: PathMark, painted: readonly Mark[], before: number, own: ReadonlySet<Mark>): boolean {
  if (fill === undefined) return false;
  return painted.some(
    (mark) =>
      mark.order > order &&
      mark.order < before &&
      !own.has(mark) &&
      (mark.kind === 'glyph' ? isPointIn(mark.x, mark.y, box) : areaOf(intersect(mark.box, box)) > 0),
  );
}

const isPointIn = (x: number, y: number, { x0, y0, x1, y1 }: Rect): boolean => x >= x0 && x <= x1 && y >= y0 && y <= y1;
