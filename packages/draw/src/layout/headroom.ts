/** Room above columns, for a line over them. */
import type { BoxIn } from './boxes.ts';
import type { Kit } from './kit.ts';

/** What is left of a box for the columns. A chart that calls this says that it draws columns there. */
export function belowHeadroom(box: BoxIn, { headroom }: Kit): BoxIn {
  if (headroom === undefined) return box;
  headroom.area = box;
  return { ...box, y: box.y + headroom.height, h: box.h - headroom.height };
}
