/** A bar for each scenario in every row, with one scale a row. */
import { defineVariant } from '../define.ts';
import { drawScenarios } from './_grid.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'scenario_bars',
  purpose: 'Figures by scenario as bars, when differences should be seen before they are read.',
  example: {
    headline: 'The second shift takes most of the gain on every count',
    context: 'Production planning, scenarios to 2028',
    source_note: 'Operations and finance',
    data: {
      unit: '',
      scenarios: [{ label: 'As today' }, { label: 'Two shifts', emphasis: 'primary' }, { label: 'New hall' }],
      rows: [
        { label: 'Capacity', unit: 'thousand units', values: [48, 74, 96] },
        { label: 'Staff', unit: 'posts', values: [112, 168, 175] },
        { label: 'Operating result', unit: '€m', values: [6.1, 10.8, 11.4] },
        { label: 'Return on capital', unit: '%', values: [14, 22, 12] },
        { label: 'Late orders', unit: 'per month', values: [38, 15, 9] },
      ],
    },
  },
  draw: (d, pane, kit) => drawScenarios(d, pane, kit, 'bars'),
});
