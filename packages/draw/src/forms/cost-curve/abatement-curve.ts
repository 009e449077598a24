/** Measures by cost of a tonne. Those below zero pay for themselves. */
import { defineVariant } from '../define.ts';
import { drawCurve } from './_curve.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'abatement_curve',
  purpose: 'Measures by unit cost, where some pay for themselves: those below zero stand apart.',
  example: {
    headline: 'A third of the reduction pays for itself',
    context: 'Abatement measures: tonnes avoided a year and cost',
    source_note: 'Sustainability office',
    data: {
      cost_unit: '€/t CO₂',
      volume_unit: 'kt CO₂',
      price: { value: 75, label: 'Carbon price' },
      blocks: [
        { label: 'LED in all halls', volume: 4, cost: -95 },
        { label: 'Heat recovery', volume: 9, cost: -48 },
        { label: 'Compressed air leaks', volume: 3, cost: -30 },
        { label: 'Roof solar', volume: 12, cost: 22 },
        { label: 'Heat pumps', volume: 11, cost: 64 },
        { label: 'Electric vans', volume: 5, cost: 118 },
      ],
    },
  },
  draw: (d, pane, kit) => drawCurve(d, pane, kit, { bySign: true }),
});
