/** Centred bars joined into one tapering shape, with the rate of every step in its neck. */
import { defineVariant } from '../define.ts';
import { drawFunnelRows } from './_rows.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'tapered_funnel',
  purpose: 'The classic narrowing shape, when the message is how strongly the whole narrows.',
  example: {
    headline: 'One visitor in forty becomes a member',
    context: 'Museum membership, last twelve months',
    source_note: 'Web shop and till',
    data: {
      unit: '',
      stages: [
        { label: 'Visited the site', value: 48200 },
        { label: 'Opened membership page', value: 17400 },
        { label: 'Started the form', value: 4300 },
        { label: 'Became a member', value: 1205 },
      ],
    },
  },
  draw: (d, pane, kit) => drawFunnelRows(d, pane, kit, true),
});
