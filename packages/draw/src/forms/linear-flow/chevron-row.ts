/** Chevrons in a row, text below. */

import { drawChevronBoard, MAX_CHEVRON_PANELS } from '../../marks/chevron-board.ts';
import { drawChevrons } from '../../marks/chevrons.ts';
import { altOf, Board } from '../../marks/text-items.ts';
import { defineVariant } from '../define.ts';
import { form, stagesOf, totalOf } from './form.ts';

export const variant = defineVariant(form, {
  name: 'chevron_row',
  purpose: 'The usual flow: one chevron a stage.',
  draw: (d, pane, kit) => {
    const items = stagesOf(d, pane, kit);
    const board = new Board(pane.box, kit, 'body/linear-flow');
    const texts = items.some((it) => it.sub !== undefined || it.detail.length > 0);
    if (texts && items.length <= MAX_CHEVRON_PANELS && items.length > 1)
      drawChevronBoard(items, pane.box, board, kit, { what: 'stage', total: totalOf(d, items, pane, kit) });
    else drawChevrons(items, pane.box, board, kit, 'stage');
    return board.drawing('Flow', altOf('Flow', items));
  },
});
