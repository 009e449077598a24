/** Two moments: who moved from where to where, with the shares at both. */
import { defineVariant } from '../define.ts';
import { drawSankey } from './_sankey.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'before_after_alluvial',
  purpose: 'How members of groups moved between two moments, with the share of each group.',
  example: {
    headline: 'Every fifth car commuter of 2023 now takes the bus or the bicycle',
    context: 'Way to work of 10,000 employees, 2023 and 2026',
    data: {
      unit: '',
      nodes: [
        { id: 'car23', label: 'Car 2023' },
        { id: 'bus23', label: 'Bus 2023' },
        { id: 'bike23', label: 'Bicycle 2023' },
        { id: 'car26', label: 'Car 2026' },
        { id: 'bus26', label: 'Bus 2026' },
        { id: 'bike26', label: 'Bicycle 2026' },
      ],
      flows: [
        { from: 'car23', to: 'car26', value: 4640 },
        { from: 'car23', to: 'bus26', value: 780 },
        { from: 'car23', to: 'bike26', value: 380 },
        { from: 'bus23', to: 'bus26', value: 2430 },
        { from: 'bus23', to: 'car26', value: 210 },
        { from: 'bus23', to: 'bike26', value: 260 },
        { from: 'bike23', to: 'bike26', value: 1190 },
        { from: 'bike23', to: 'bus26', value: 110 },
      ],
    },
  },
  draw: (d, pane, kit) => drawSankey(d, pane, kit, { highlight: false, shares: true }),
});
