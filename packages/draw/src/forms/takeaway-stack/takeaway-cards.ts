/** Conclusions side by side, with the ask below. */

import { drawHeadPanels } from '../../marks/head-panels.ts';
import { acrossOf, drawPanels } from '../../marks/text-panels.ts';
import { defineVariant } from '../define.ts';
import { drawStack } from './_stack.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'takeaway_cards',
  purpose: 'Three or four conclusions of equal weight that lead to one ask.',
  example: {
    headline: 'Three findings lead to one request',
    data: {
      takeaways: [
        {
          label: 'Demand holds',
          sub: 'Orders are 8% up although two customers left',
          detail: ['Backlog of 14 weeks', 'No discounts since May'],
        },
        {
          label: 'Capacity does not',
          sub: 'The press runs 21 shifts a week',
          detail: ['Maintenance slips', 'Overtime at its legal limit'],
        },
        { label: 'Money is there', sub: 'Net cash of €61m after the sale of Ulm', detail: ['Debt capacity unused', 'Grants of up to 20%'] },
      ],
      ask: 'Release €9.5m for press line 5 by the end of June.',
    },
  },
  draw: (d, pane, kit) =>
    drawStack(d, pane, kit, (items, box, board) =>
      items.length > 4
        ? drawPanels(items, box, board, kit, { what: 'takeaways', across: acrossOf(items.length), look: 'top' })
        : drawHeadPanels(items, box, board, kit, { what: 'takeaways', tone: () => 'accent1' }),
    ),
});
