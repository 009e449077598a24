/** The conclusions on their sheet, and the ask below them. */

import type { BoxIn, Drawing, Kit } from '../../layout/index.ts';
import { altOf, Board, type Item } from '../../marks/text-items.ts';
import type { FormPane } from '../define.ts';
import { type TakeawayStackData, takeawaysOf } from './form.ts';

/** Sizes of the ask, points, and the height of its band over that of its words. */
const ASK_SIZES = [28, 24, 20, 18, 16] as const;
const BAND = 1.7;
const LEAST_BAND = 0.62;
const PAD = 0.25;

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
    // The ask is no smaller than what leads to it where one line holds it.
    const size = ASK_SIZES.find((pt) => kit.text.widthIn(d.ask ?? '', pt, { bold: true }) <= box.w - 2 * PAD) ?? 16;
    const h = Math.max(LEAST_BAND, BAND * kit.text.pitchIn(size));
    const y = box.y + box.h - h;
    board.rect('ask-ground', { ...box, y, h }, { fill: 'accent1', radius_in: kit.theme.radius_in }, { role: 'card', layer: 'back' });
    board.cell('ask', { text: d.ask, path: `${pane.pointer}/ask` }, { x: box.x + PAD, y, w: box.w - 2 * PAD, h }, size, {
      role: 'takeaway',
      bold: true,
      color: kit.on('accent1'),
      host: 'ask-ground',
    });
    box = { ...box, h: box.h - h - 0.2 };
  }
  draw(items, box, board);
  return board.drawing('Takeaways', altOf('Takeaways', items));
}
