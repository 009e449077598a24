/** Each claim with its proof beside it. */

import { drawStatements } from '../../marks/statements.ts';
import { defineVariant } from '../define.ts';
import { drawStack } from './_stack.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'claim_and_proof',
  purpose: 'Conclusions that will be challenged: the claim left, what proves it right.',
  example: {
    headline: 'Four claims and what each of them rests on',
    blocks: [
      { label: 'Ridership is back above the level before the pandemic', sub: 'Six percent more trips than in 2019, most of them off-peak' },
      {
        label: 'Drivers, not buses, limit the timetable',
        sub: '38 posts are open; 11 lines run thinner than planned',
        emphasis: 'primary',
      },
      { label: 'The night network pays for itself', sub: 'Fares cover 104% of its direct cost since the new tariff' },
      { label: 'Punctuality depends on two crossings', sub: 'Half of all delays start at the harbour and the fair' },
    ],
  },
  draw: (d, pane, kit) =>
    drawStack(d, pane, kit, (items, box, board) =>
      drawStatements(items, box, board, kit, { what: 'takeaways', marker: 'number', support: 'right' }),
    ),
});
