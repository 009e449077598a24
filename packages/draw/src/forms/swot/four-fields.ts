/** The four fields as a grid of two by two. */

import { drawStripPanels } from '../../marks/strip-panels.ts';
import { altOf, Board } from '../../marks/text-items.ts';
import { defineVariant } from '../define.ts';
import { colorOf, fieldsOf, form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'four_fields',
  purpose: 'The usual grid: inside above, outside below.',
  draw: (d, pane, kit) => {
    const items = fieldsOf(d, pane, kit);
    const board = new Board(pane.box, kit, 'body/swot');
    drawStripPanels(items, pane.box, board, kit, { what: 'points', across: 2, tone: (i) => colorOf(i, kit) });
    return board.drawing('SWOT', altOf('SWOT', items));
  },
});
