/** The four fields as a grid of two by two. */

import { altOf, Board } from '../../marks/text-items.ts';
import { drawPanels } from '../../marks/text-panels.ts';
import { defineVariant } from '../define.ts';
import { colorOf, fieldsOf, form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'four_fields',
  purpose: 'The usual grid: inside above, outside below.',
  draw: (d, pane, kit) => {
    const items = fieldsOf(d, pane, kit);
    const board = new Board(pane.box, kit, 'body/swot');
    drawPanels(items, pane.box, board, kit, {
      what: 'points',
      color: (it) => colorOf(items.indexOf(it), kit),
      across: 2,
      look: 'edge',
      stretch: true,
    });
    return board.drawing('SWOT', altOf('SWOT', items));
  },
});
