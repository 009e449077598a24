/** Floating bars with the distance of both ends to the reference. */
import { defineVariant } from '../define.ts';
import { drawField } from './_field.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'premium_field',
  purpose: 'How far each range lies above or below the current price.',
  example: {
    headline: 'Every fundamental method supports a premium on the current price',
    context: 'Value per share, €',
    source_note: 'Board paper, June',
    data: {
      unit: '€',
      reference: { value: 41.2, label: 'Share price' },
      ranges: [
        { label: 'Analyst targets', low: 39.0, high: 52.0 },
        { label: 'Discounted cash flow', low: 44.5, high: 56.3, emphasis: 'primary' },
        { label: 'Peer multiples', low: 42.1, high: 50.8 },
        { label: 'Sum of the parts', low: 46.0, high: 58.9 },
      ],
    },
  },
  draw: (d, pane, kit) => drawField(d, pane, kit, { premium: true }),
});
