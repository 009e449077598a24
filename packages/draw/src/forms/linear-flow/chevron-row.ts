/** Chevrons in a row, text below. */

import { drawChevrons } from '../../marks/chevrons.ts';
import { altOf, Board } from '../../marks/text-items.ts';
import { defineVariant } from '../define.ts';
import { form, stagesOf } from './form.ts';

export const variant = defineVariant(form, {
  name: 'chevron_row',
  purpose: 'The usual flow: one chevron a stage.',
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
    drawChevrons(items, pane.box, board, kit, 'stage');
    return board.drawing('Flow', altOf('Flow', items));
  },
});
