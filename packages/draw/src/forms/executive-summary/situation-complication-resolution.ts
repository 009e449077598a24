/** Three columns: where we are, what is in the way, what we do. */

import { altOf, Board } from '../../marks/text-items.ts';
import { acrossOf, drawPanels } from '../../marks/text-panels.ts';
import { defineVariant } from '../define.ts';
import { form, statementsOf } from './form.ts';

export const variant = defineVariant(form, {
  name: 'situation_complication_resolution',
  purpose: 'A summary as an argument: situation, complication, resolution side by side.',
  example: {
    headline: 'A second paint line reopens a market that we are about to lose',
    blocks: [
      { label: 'Situation', detail: ['Demand grows 6% a year', 'Our share fell to 19%', 'Prices are in line with the market'] },
      {
        label: 'Complication',
        detail: ['Delivery takes 11 weeks, the best need eight', 'Release and paint hold 70% of it', 'Two rivals add capacity next year'],
      },
      {
        label: 'Resolution',
        detail: ['Standard modules for 60% of orders', 'Second paint line by March', '€11m, paid back in 26 months'],
        emphasis: 'primary',
      },
    ],
  },
  draw: (d, pane, kit) => {
    const items = statementsOf(d, pane, kit);
    const board = new Board(pane.box, kit, 'body/summary');
    drawPanels(items, pane.box, board, kit, { what: 'statements', across: acrossOf(items.length), look: 'top', least_h: 3 });
    return board.drawing('Summary', altOf('Executive summary', items));
  },
});
