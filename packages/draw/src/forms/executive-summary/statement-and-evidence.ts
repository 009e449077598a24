/** Statements left, their evidence right. */

import { drawStatements } from '../../marks/statements.ts';
import { altOf, Board } from '../../marks/text-items.ts';
import { defineVariant } from '../define.ts';
import { drawEvidenceBoard } from './_evidence-board.ts';
import { form, statementsOf } from './form.ts';

export const variant = defineVariant(form, {
  name: 'statement_and_evidence',
  purpose: 'A summary that can be checked: what we say left, what we know right.',
  draw: (d, pane, kit) => {
    const items = statementsOf(d, pane, kit);
    if (items.some((it) => it.value !== undefined)) return drawEvidenceBoard(d, items, pane, kit);
    const board = new Board(pane.box, kit, 'body/summary');
    drawStatements(items, pane.box, board, kit, { what: 'statements', marker: 'none', support: 'right' });
    return board.drawing('Summary', altOf('Executive summary', items));
  },
});
