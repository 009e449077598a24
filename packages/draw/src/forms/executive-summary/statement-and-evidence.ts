/** Statements left, their evidence right. */

import { drawStatements } from '../../marks/statements.ts';
import { altOf, Board } from '../../marks/text-items.ts';
import { defineVariant } from '../define.ts';
import { form, statementsOf } from './form.ts';

export const variant = defineVariant(form, {
  name: 'statement_and_evidence',
  purpose: 'A summary that can be checked: what we say left, what we know right.',
  example: {
    headline: 'Faster delivery, not lower prices, wins back the mid range',
    blocks: [
      {
        label: 'The market grows, we do not',
        sub: 'Demand rose 6% a year since 2021; our share fell from 24% to 19%, most of it in the mid range.',
      },
      {
        label: 'Price is not the reason',
        sub: 'Lost bids were on average 2% cheaper than the winner; delivery time was three weeks longer.',
      },
      {
        label: 'Two bottlenecks make us slow',
        sub: 'Engineering release and the paint shop hold 70% of the lead time.',
        emphasis: 'primary',
      },
      { label: 'Both can be opened within a year', sub: 'Standard modules and a second paint line cost €11m and free 30% more capacity.' },
      { label: 'The plan pays back in 26 months', sub: 'Even if only half of the lost share comes back.' },
    ],
  },
  draw: (d, pane, kit) => {
    const items = statementsOf(d, pane, kit);
    const board = new Board(pane.box, kit, 'body/summary');
    drawStatements(items, pane.box, board, kit, { what: 'statements', marker: 'none', support: 'right' });
    return board.drawing('Summary', altOf('Executive summary', items));
  },
});
