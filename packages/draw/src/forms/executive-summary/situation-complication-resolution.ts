/** Three columns: the situation, the complication, the resolution. */

import { drawHeadPanels } from '../../marks/head-panels.ts';
import { altOf, Board, type Item } from '../../marks/text-items.ts';
import { acrossOf, drawPanels } from '../../marks/text-panels.ts';
import type { Token } from '../../scene/index.ts';
import { defineVariant } from '../define.ts';
import { form, statementsOf } from './form.ts';

const MAX_COLUMNS = 4;

/** The situation is quiet, the complication has the colour of harm, and the resolution has the first accent. */
const toneOf =
  (n: number) =>
  (it: Item, i: number): Token =>
    it.primary || i === n - 1 ? 'accent1' : i === 0 ? 'muted' : 'accent6';

export const variant = defineVariant(form, {
  name: 'situation_complication_resolution',
  purpose: 'A summary as an argument: situation, complication, resolution side by side.',
  example: {
    headline: 'A second paint line reopens a market that we are about to lose',
    blocks: [
      {
        label: 'Situation',
        icon: 'factory',
        detail: ['Demand grows 6% a year', 'Our share fell to 19%', 'Prices are in line with the market'],
      },
      {
        label: 'Complication',
        icon: 'hourglass',
        detail: ['Delivery takes 11 weeks, the best need eight', 'Release and paint hold 70% of it', 'Two rivals add capacity next year'],
      },
      {
        label: 'Resolution',
        icon: 'rocket',
        detail: ['Standard modules for 60% of orders', 'Second paint line by March', '€11m, paid back in 26 months'],
        emphasis: 'primary',
      },
    ],
    data: { connectors: ['but', 'so'] },
  },
  draw: (d, pane, kit) => {
    const items = statementsOf(d, pane, kit);
    const board = new Board(pane.box, kit, 'body/summary');
    if (items.length > MAX_COLUMNS)
      drawPanels(items, pane.box, board, kit, { what: 'statements', across: acrossOf(items.length), look: 'top' });
    else
      drawHeadPanels(items, pane.box, board, kit, {
        what: 'statements',
        numbered: true,
        arrows: true,
        connectors: (d.connectors ?? []).map((text, i) => ({ text, path: `${pane.pointer}/connectors/${i}` })),
        tone: toneOf(items.length),
      });
    return board.drawing('Summary', altOf('Executive summary', items));
  },
});
