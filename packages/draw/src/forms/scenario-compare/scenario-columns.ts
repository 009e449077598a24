/** A column for each scenario, with the difference to the base below each figure. */
import { defineVariant } from '../define.ts';
import { drawScenarios } from './_grid.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'scenario_columns',
  purpose: 'Figures by scenario, each with its difference to the base, the proposed one set off.',
  example: {
    headline: 'A second shift brings 89% of the gain for 15% of the money',
    context: 'Production planning, scenarios to 2028',
    source_note: 'Operations and finance',
    data: {
      unit: '',
      chosen: 'Two shifts',
      scenarios: [
        { label: 'As today', sub: 'One shift, five days' },
        { label: 'Two shifts', sub: 'From September' },
        { label: 'New hall', sub: 'Ready in 2028' },
      ],
      rows: [
        { label: 'Capacity', unit: 'thousand units a year', values: [48, 74, 96] },
        { label: 'Investment', unit: '€m', values: [0, 3.2, 21.5] },
        { label: 'Unit cost', unit: '€', values: [61, 54, 49] },
        { label: 'Operating result 2028', unit: '€m', values: [6.1, 10.8, 11.4], emphasis: 'primary' },
        { label: 'Payback', unit: 'years', values: ['none needed', 1.4, 6.2] },
      ],
    },
  },
  draw: (d, pane, kit) => drawScenarios(d, pane, kit, 'columns'),
});
