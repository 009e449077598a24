/** Numbered stages, one below the other. */

import { drawStatements } from '../../marks/statements.ts';
import { altOf, Board } from '../../marks/text-items.ts';
import { defineVariant } from '../define.ts';
import { form, stagesOf } from './form.ts';

export const variant = defineVariant(form, {
  name: 'step_list',
  purpose: 'Stages that need sentences: a list instead of a row.',
  draw: (d, pane, kit) => {
    const items = stagesOf(d, pane, kit);
    const board = new Board(pane.box, kit, 'body/linear-flow');
    drawStatements(items, pane.box, board, kit, { what: 'stages', marker: 'number', support: 'right' });
    return board.drawing('Flow', altOf('Flow', items));
  },
});
