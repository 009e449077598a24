/** Chevrons in a row, text below. */

import { drawChevrons } from '../../marks/chevrons.ts';
import { altOf, Board } from '../../marks/text-items.ts';
import { defineVariant } from '../define.ts';
import { form, stagesOf } from './form.ts';

export const variant = defineVariant(form, {
  name: 'chevron_row',
  purpose: 'The usual flow: one chevron a stage.',
  draw: (d, pane, kit) => {
    const items = stagesOf(d, pane, kit);
    const board = new Board(pane.box, kit, 'body/linear-flow');
    drawChevrons(items, pane.box, board, kit, 'stage');
    return board.drawing('Flow', altOf('Flow', items));
  },
});
