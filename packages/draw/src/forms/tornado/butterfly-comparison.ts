/** Two groups back to back, with names between them. */
import { defineVariant } from '../define.ts';
import { drawTornado } from './_tornado.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'butterfly_comparison',
  purpose: 'Two groups compared over the same categories, back to back.',
  example: {
    headline: 'Night shifts are carried by men under forty',
    context: 'Night shifts worked per month, by age group',
    source_note: 'Shift planning',
    data: {
      unit: '',
      sides: ['Women', 'Men'],
      drivers: [
        { label: 'Under 25', low: 3.1, high: 5.8 },
        { label: '25 to 34', low: 2.8, high: 6.4, emphasis: 'primary' },
        { label: '35 to 44', low: 1.9, high: 4.9 },
        { label: '45 to 54', low: 1.7, high: 3.0 },
        { label: '55 and over', low: 0.9, high: 1.4 },
      ],
    },
  },
  draw: (d, pane, kit) => drawTornado(d, pane, kit, { mirrored: true }),
});
