/** Room above and beside the marks of a chart, for a line over columns or figures beside rows. */
import type { BoxIn } from './boxes.ts';
import type { Kit } from './kit.ts';

/**
 * What is left of a box for the chart. A chart that calls this says that it keeps the room free. On right-to-left slides rows end at the
 * left; `mirrors` is false for charts over time.
 */
export function keepFree(box: BoxIn, { reserved, direction }: Kit, mirrors = true): BoxIn {
  if (reserved === undefined) return box;
  reserved.area = box;
  reserved.at_left = mirrors && direction === 'rtl';
  const { top, end, at_left } = reserved;
  return { x: at_left ? box.x + end : box.x, y: box.y + top, w: box.w - end, h: box.h - top };
}
