/** From the origin at the left to two paths. */
import { defineVariant } from '../define.ts';
import { drawFork } from './_fork.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'do_nothing_vs_act',
  purpose: 'The usual fork: carry on or act.',
  example: {
    headline: 'Repair again or renew once: the subsidy decides',
    data: {
      origin: { label: 'Ageing fleet', detail: '41 buses are past 14 years' },
      branches: [
        {
          label: 'Repair',
          summary: 'Keep patching for four years',
          points: ['Downtime grows from 6% to 11%', 'No subsidy after 2028', '€3.1m a year'],
          emphasis: 'normal',
        },
        {
          label: 'Renew',
          summary: 'Replace in two lots',
          points: ['Subsidy of 40% until 2028', 'Workshop freed for electric buses', '€2.7m a year after subsidy'],
          emphasis: 'primary',
        },
      ],
      recommendation: { label: 'Recommended' },
      thesis: 'The subsidy makes waiting the dear option.',
    },
  },
  draw: (d, pane, kit) => drawFork(d, pane, kit, false),
});
