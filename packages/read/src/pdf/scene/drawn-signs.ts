/** Small shapes of a page that may be bullets: discs, rings, squares, dashes, and letters without names. */
import type { Mark, PathMark } from '../page/marks.ts';
import { intersect } from '../page/matrix.ts';
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
  }
  return more.length > 0 && fill !== undefined ? '◦' : '•';
}
