/** Sources through stages to uses. */
import { defineVariant } from '../define.ts';
import { drawSankey } from './_sankey.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'multi_stage_sankey',
  purpose: 'Where a quantity comes from, what it passes through, and where it ends.',
  example: {
    headline: 'Half of the energy that we buy never reaches a wheel',
    context: 'Energy of the bus network 2026, GWh',
    data: {
      unit: 'GWh',
      nodes: [{ label: 'Diesel' }, { label: 'Grid power' }, { label: 'Own solar' }],
      flows: [
        { from: 'Diesel', to: 'Combustion', value: 96 },
        { from: 'Grid power', to: 'Charging', value: 41 },
        { from: 'Own solar', to: 'Charging', value: 11 },
        { from: 'Own solar', to: 'Depots', value: 6 },
        { from: 'Grid power', to: 'Depots', value: 13 },
        { from: 'Combustion', to: 'Motion', value: 38 },
        { from: 'Combustion', to: 'Heat lost', value: 58 },
        { from: 'Charging', to: 'Motion', value: 45 },
        { from: 'Charging', to: 'Heat lost', value: 7 },
        { from: 'Depots', to: 'Light and heat', value: 19 },
      ],
    },
    source_note: 'Energy management, 2026',
  },
  draw: (d, pane, kit) => drawSankey(d, pane, kit, { highlight: false, shares: false }),
});
