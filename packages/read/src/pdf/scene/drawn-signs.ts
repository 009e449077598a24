/** Small shapes of a page that may be bullets: discs, rings, squares, dashes, and letters without names. */
import type { Mark, PathMark, Segment } from '../page/marks.ts';
import { intersect, type Rect } from '../page/matrix.ts';
import { ellipseOf, rectangleOf, subpaths } from '../page/outlines.ts';
import type { DrawnSign } from '../text/list-marks.ts';

/** Points. */
const LARGEST = 40;

export const signsOf = (marks: readonly Mark[]): DrawnSign<Mark>[] =>
  marks.flatMap((mark): DrawnSign<Mark>[] => {
    if (mark.kind !== 'path' || mark.alpha < 0.1) return [];
    const { fill, stroke } = mark;
    const box = intersect(mark.box, mark.clip.box);
    if (
      Math.max(mark.box.x1 - mark.box.x0, mark.box.y1 - mark.box.y0) > LARGEST ||
      (mark.of_glyphs !== undefined && mark.of_glyphs.count > 1)
    )
      return [];
    const paint = fill ?? stroke?.paint;
    // Balls have light and shade; their colour is between.
    if (paint?.kind === 'gradient') {
      const { stops } = paint.gradient;
      const color = stops[stops.length >> 1]?.color;
      return color === undefined ? [] : [{ of: mark, box, text: '•', color }];
    }
    return paint?.kind === 'solid' ? [{ of: mark, box, text: signOf(mark), color: paint.color }] : [];
  });

function signOf(mark: PathMark): string {
  const { box, fill, of_glyphs, clip } = mark;
  // Some programs draw a disc as a square within a round clip.
  if (of_glyphs !== undefined || clip.outline !== undefined) return '•';
  const [w, h] = [box.x1 - box.x0, box.y1 - box.y0];
  if (h < 0.4 * w) return '–';
  const [part, ...more] = subpaths(mark.segments);
  if (part !== undefined && more.length === 0) {
    if (rectangleOf(part) !== undefined) return fill === undefined ? '□' : '▪';
    if (ellipseOf(part) !== undefined) return fill === undefined ? '◦' : '•';
    if (fill !== undefined && pointsRight(part, box)) return '▶';
  }
  return more.length > 0 && fill !== undefined ? '◦' : '•';
}

/** A triangle that stands on its left side. */
function pointsRight(part: readonly Segment[], box: Rect): boolean {
  const ends = part.flatMap((step) => (step.op === 'Z' ? [] : [step]));
  const within = 0.08 * (box.x1 - box.x0);
  const isAt = (x: number, y: number, { x: px, y: py }: { readonly x: number; readonly y: number }): boolean =>
    Math.abs(x - px) <= within && Math.abs(y - py) <= within;
  const corners = [
    [box.x0, box.y0],
    [box.x1, (box.y0 + box.y1) / 2],
    [box.x0, box.y1],
  ] as const;
  const isStraight = part.every(({ op }) => op !== 'C');
  return (
    isStraight &&
    ends.every((end) => corners.some(([x, y]) => isAt(x, y, end))) &&
    corners.every(([x, y]) => ends.some((end) => isAt(x, y, end)))
  );
}
