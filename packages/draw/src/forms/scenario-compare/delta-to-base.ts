/** Differences to the base large, and the figures themselves small below. */
import { defineVariant } from '../define.ts';
import { drawScenarios } from './_grid.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'delta_to_base',
  purpose: 'How far each scenario moves from the base: differences first, figures second.',
  example: {
    headline: 'Only the mild case keeps the covenant',
    context: 'Effect of a downturn on 2027, € million unless noted',
    source_note: 'Treasury stress test',
    data: {
      unit: '',
      scenarios: [{ label: 'Base' }, { label: 'Mild', emphasis: 'primary' }, { label: 'Sharp' }, { label: 'Long' }],
      rows: [
        { label: 'Revenue', values: [412, 389, 351, 338] },
        { label: 'EBITDA', values: [74, 63, 44, 39] },
        { label: 'Free cash flow', values: [31, 22, 4, -6] },
        { label: 'Net debt', values: [168, 177, 195, 205] },
        { label: 'Net debt to EBITDA', unit: 'x', values: [2.3, 2.8, 4.4, 5.3], emphasis: 'primary' },
      ],
    },
  },
  draw: (d, pane, kit) => drawScenarios(d, pane, kit, 'deltas'),
});
