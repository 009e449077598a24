/** What the lines of a page stand in. */
import type { PageMarks, PathMark } from '../page/marks.ts';
import { areaOf, contains, type Rect } from '../page/matrix.ts';
import type { Container } from '../text/blocks.ts';
import type { TextLine } from '../text/lines.ts';

/** Share of the page above which a rectangle is its ground. */
const NOT_A_CONTAINER = 0.9;

/** The innermost painted rectangle around a line, or the page. */
export function containerFinder(page: PageMarks, whole: Rect): (line: TextLine) => Container {
  const boxes = page.marks
    .filter((mark): mark is PathMark => mark.kind === 'path' && mark.box.x1 - mark.box.x0 > 8 && mark.box.y1 - mark.box.y0 > 8)
    .filter((mark) => areaOf(mark.box) < NOT_A_CONTAINER * areaOf(whole))
    .map((mark) => ({ order: mark.order, box: mark.box, area: areaOf(mark.box) }))
    .sort((a, b) => a.area - b.area)
    .slice(0, 400);
  const ofPage: Container = { id: 0, box: whole, is_page: true };
  return (line) => {
    if (line.angle !== 0) return ofPage;
    const at: Rect = { x0: line.x0, x1: line.x1, y0: line.y - 0.6 * line.size_pt, y1: line.y };
    const found = boxes.find(({ box }) => contains(box, at, 1));
    // Rectangles of one place count as one, such as a card's fill and its outline.
    if (found === undefined) return ofPage;
    const id = Math.round(found.box.x0) * 100_003 + Math.round(found.box.y0) * 17 + Math.round(found.area / 10) + 1;
    return { id, box: found.box, is_page: false };
  };
}
