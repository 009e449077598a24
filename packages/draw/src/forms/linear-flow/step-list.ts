/** Numbered stages one below the other. */

import { drawStatements } from '../../marks/statements.ts';
import { altOf, Board } from '../../marks/text-items.ts';
import { defineVariant } from '../define.ts';
import { form, stagesOf } from './form.ts';

export const variant = defineVariant(form, {
  name: 'step_list',
  purpose: 'Stages that need sentences: a list instead of a row.',
  example: {
    headline: 'A claim is paid in four steps and six working days',
    blocks: [
      { label: 'Report', sub: 'The customer films the damage; the app reads the policy number' },
      { label: 'Assess', sub: 'Two thirds are priced from pictures, the rest by a visit within 48 hours' },
      { label: 'Agree', sub: 'The offer and its reasons arrive as one page', emphasis: 'primary' },
      { label: 'Pay', sub: 'Transfer on the day of signature; the case stays open for 30 days' },
    ],
  },
  draw: (d, pane, kit) => {
    const items = stagesOf(d, pane, kit);
    const board = new Board(pane.box, kit, 'body/linear-flow');
    drawStatements(items, pane.box, board, kit, { what: 'stages', marker: 'number', support: 'right' });
    return board.drawing('Flow', altOf('Flow', items));
  },
});
