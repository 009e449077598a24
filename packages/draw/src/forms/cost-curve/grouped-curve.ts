/** Blocks coloured by their group. */
import { defineVariant } from '../define.ts';
import { drawCurve } from './_curve.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'grouped_curve',
  purpose: 'Where the groups of a market stand along its cost curve.',
  example: {
    headline: 'Recycled fibre holds the cheap half of the market',
    context: 'Board capacity by fibre: volume and cash cost',
    source_note: 'Industry cost model',
    data: {
      cost_unit: '€/t',
      volume_unit: 'kt',
      blocks: [
        { label: 'Ghent', volume: 210, cost: 284, group: 'Recycled' },
        { label: 'Leipzig', volume: 160, cost: 301, group: 'Recycled' },
        { label: 'Zaragoza', volume: 130, cost: 322, group: 'Recycled' },
        { label: 'Oulu', volume: 240, cost: 366, group: 'Fresh fibre' },
        { label: 'Skellefteå', volume: 150, cost: 389, group: 'Fresh fibre' },
        { label: 'Graz', volume: 70, cost: 441, group: 'Speciality' },
      ],
    },
  },
  draw: (d, pane, kit) => drawCurve(d, pane, kit, { byGroup: true }),
});
