/** Drivers by the size of their swing, which is printed in a separate column. */
import { defineVariant } from '../define.ts';
import { drawTornado } from './_tornado.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'swing_table_tornado',
  purpose: 'Drivers from the largest swing to the smallest, the swing of each as a figure in a column.',
  drawn_as: 'grid',
  example: {
    headline: 'Two of five commercial levers are worth more than ten million',
    context: 'Operating result 2027, €m',
    source_note: 'Budget model',
    data: {
      unit: '€m',
      base: { value: 46, label: 'Budget' },
      drivers: [
        { label: 'List price', low: 39, high: 55, emphasis: 'primary' },
        { label: 'Discount discipline', low: 43, high: 50 },
        { label: 'Volume', low: 38, high: 51 },
        { label: 'Mix', low: 44, high: 49 },
        { label: 'Freight recharge', low: 45, high: 48 },
      ],
    },
  },
  draw: (d, pane, kit) => drawTornado(d, pane, kit, { swing: true }),
});
