/** Statements with their numbers, support below. */

import { drawStatements } from '../../marks/statements.ts';
import { altOf, Board } from '../../marks/text-items.ts';
import { defineVariant } from '../define.ts';
import { form, statementsOf } from './form.ts';

export const variant = defineVariant(form, {
  name: 'numbered_statements',
  purpose: 'The usual summary: one statement after the other, support below each.',
  draw: (d, pane, kit) => {
    const items = statementsOf(d, pane, kit);
    const board = new Board(pane.box, kit, 'body/summary');
    drawStatements(items, pane.box, board, kit, { what: 'statements', marker: 'number' });
    return board.drawing('Summary', altOf('Executive summary', items));
  },
});
