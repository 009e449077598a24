/** Bars of the remaining quantity, the rate of every step, and the action on it with its owner. */
import { defineVariant } from '../define.ts';
import { drawFunnelRows } from './_rows.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'stage_action_funnel',
  purpose: 'Where a process loses its people, and the action and owner for each stage.',
  example: {
    headline: 'Half of the candidates leave between test and interview',
    context: 'Applications for apprentice posts, 2025 intake',
    source_note: 'Recruiting system',
    data: {
      unit: '',
      stages: [
        { label: 'Applied', value: 1840, sub: 'Keep the short form', meta: 'Marketing' },
        { label: 'Passed the test', value: 1120, sub: 'Offer a second date', meta: 'Training' },
        { label: 'Interviewed', value: 540, sub: 'Invite within five days', meta: 'Recruiting', emphasis: 'primary' },
        { label: 'Offered', value: 310, sub: 'Show the pay scale', meta: 'Personnel' },
        { label: 'Started', value: 268, sub: 'Call before day one', meta: 'Mentors' },
      ],
    },
  },
  draw: (d, pane, kit) => drawFunnelRows(d, pane, kit, false),
});
