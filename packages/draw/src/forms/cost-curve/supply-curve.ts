/** Plants by unit cost with demand and price. */
import { defineVariant } from '../define.ts';
import { drawCurve } from './_curve.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'supply_curve',
  purpose: 'Who is in the market at a given demand or price: plants by unit cost.',
  example: {
    headline: 'At a demand of 620 kt our second mill is the last one that earns its cost',
    context: 'Kraft liner mills in Europe: capacity and cash cost',
    source_note: 'Industry cost model',
    data: {
      cost_unit: '€/t',
      volume_unit: 'kt',
      demand: { value: 620, label: 'Demand' },
      blocks: [
        { label: 'Nordic A', volume: 180, cost: 312 },
        { label: 'Nordic B', volume: 120, cost: 338 },
        { label: 'Our mill 1', volume: 110, cost: 361, emphasis: 'primary' },
        { label: 'Iberia', volume: 90, cost: 402 },
        { label: 'Our mill 2', volume: 140, cost: 431, emphasis: 'primary' },
        { label: 'Rhine', volume: 80, cost: 468 },
        { label: 'Alpine', volume: 60, cost: 517 },
      ],
    },
  },
  draw: (d, pane, kit) => drawCurve(d, pane, kit, {}),
});
