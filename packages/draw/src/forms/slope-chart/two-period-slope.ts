/** Two axes, one line for each item, and names and values outside. */
import { defineVariant } from '../define.ts';
import { drawSlopes } from './_slopes.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'two_period_slope',
  purpose: 'The same figure at two points in time for several items, read as slopes.',
  example: {
    headline: 'Lisbon overtook Madrid while every other office stood still',
    context: 'Utilisation of consultants, percent of hours',
    source_note: 'Time sheets',
    data: {
      unit: '%',
      periods: ['2023', '2025'],
      items: [
        { label: 'Lisbon', values: [61, 78], emphasis: 'primary' },
        { label: 'Madrid', values: [72, 74] },
        { label: 'Milan', values: [69, 70] },
        { label: 'Vienna', values: [66, 67] },
        { label: 'Prague', values: [63, 62] },
        { label: 'Athens', values: [58, 55] },
      ],
    },
  },
  draw: (d, pane, kit) => drawSlopes(d, pane, kit, {}),
});
