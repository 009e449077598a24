/** Conclusions with their numbers, support below. */

import { drawStatements } from '../../marks/statements.ts';
import { defineVariant } from '../define.ts';
import { drawStack } from './_stack.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'numbered_takeaways',
  purpose: 'The usual close: numbered conclusions with a line of support.',
  example: {
    headline: 'What we ask you to remember from the year',
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
    takeaway: 'Approve the pay step for drivers today.',
  },
  draw: (d, pane, kit) =>
    drawStack(d, pane, kit, (items, box, board) => drawStatements(items, box, board, kit, { what: 'takeaways', marker: 'number' })),
});
