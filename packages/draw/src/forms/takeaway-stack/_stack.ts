/** The conclusions on their sheet, and the ask below them. */

import type { BoxIn, Drawing, Kit } from '../../layout/index.ts';
import { altOf, Board, type Item } from '../../marks/text-items.ts';
import type { FormPane } from '../define.ts';
import { type TakeawayStackData, takeawaysOf } from './form.ts';

const ASK_H = 0.62;

export function drawStack(
  d: TakeawayStackData,
  pane: FormPane,
  kit: Kit,
  draw: (items: readonly Item[], box: BoxIn, board: Board) => void,
): Drawing {
  const items = takeawaysOf(d, pane, kit);
  const board = new Board(pane.box, kit, 'body/takeaways');
  let { box } = pane;
  if (d.ask !== undefined) {
    const y = box.y + box.h - ASK_H;
    board.rect('ask-ground', { ...box, y, h: ASK_H }, { fill: 'accent1', radius_in: kit.theme.radius_in }, { role: 'card', layer: 'back' });
    board.cell('ask', { text: d.ask, path: `${pane.pointer}/ask` }, { x: box.x + 0.25, y, w: box.w - 0.5, h: ASK_H }, 16, {
      role: 'takeaway',
      bold: true,
      color: kit.on('accent1'),
      host: 'ask-ground',
    });
    box = { ...box, h: box.h - ASK_H - 0.2 };
  }
  draw(items, box, board);
  return board.drawing('Takeaways', altOf('Takeaways', items));
}
