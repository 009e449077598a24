/** One card for each initiative. */
import { defineVariant } from '../define.ts';
import { drawCardBoard } from './_cards.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'status_cards',
  purpose: 'A few initiatives, each a card with room for its next action.',
  example: {
    headline: 'Five of six workstreams stay on plan into the fourth quarter',
    context: 'Integration programme, September',
    source_note: 'Integration office',
    data: {
      rows: [
        {
          item: 'One sales force',
          status: 'green',
          progress: 80,
          owner: 'K. Adeyemi',
          due: '31 Oct',
          next_action: 'Sign the new territory plan with all eleven regional leads',
        },
        {
          item: 'Common price list',
          status: 'green',
          progress: 65,
          owner: 'L. Moreau',
          due: '30 Nov',
          next_action: 'Approve the 340 exceptions that key accounts keep',
        },
        {
          item: 'ERP migration',
          status: 'red',
          progress: 30,
          owner: 'S. Tanaka',
          due: '31 Mar',
          next_action: 'Decide whether the second plant moves in March or June',
          emphasis: 'primary',
        },
        {
          item: 'Supplier contracts',
          status: 'green',
          progress: 55,
          owner: 'P. Rossi',
          due: '31 Dec',
          next_action: 'Tender packaging for both companies together',
        },
        {
          item: 'Site consolidation',
          status: 'green',
          progress: 40,
          owner: 'J. Novak',
          due: '30 Jun',
          next_action: 'Finish the talks with the works council in Graz',
        },
        {
          item: 'Brand and web',
          status: 'green',
          progress: 90,
          owner: 'C. Duarte',
          due: '15 Oct',
          next_action: 'Switch the last four country sites',
        },
      ],
    },
  },
  draw: (d, pane, kit) => drawCardBoard(d, pane, kit),
});
