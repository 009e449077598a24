/** Drivers with their lever and their possible effect on the top figure. */
import { defineVariant } from '../define.ts';
import { drawDrivers } from './_tree.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'impact_driver_tree',
  purpose: 'Where to act: each driver with its lever and its effect on the top figure.',
  example: {
    headline: 'Discounts and short-term staff bring most of the gap to target',
    context: 'Operating result, € million a year',
    data: {
      unit: '€m',
      root: {
        label: 'Operating result',
        value: 21,
        operator: '-',
        children: [
          {
            label: 'Revenue',
            value: 187,
            operator: '-',
            children: [
              { label: 'Gross fares', value: 239, lever: 'Price step in January', impact: 2.1 },
              { label: 'Discounts', value: 52, lever: 'End the commuter rebate', impact: 4.6 },
            ],
          },
          {
            label: 'Operating cost',
            value: 166,
            children: [
              { label: 'Staff', value: 98, lever: 'Replace agency drivers', impact: 3.8 },
              { label: 'Energy', value: 31, lever: 'Hedge at depot level', impact: 0.9 },
              { label: 'Maintenance', value: 37, lever: 'Longer service interval', impact: -0.4 },
            ],
          },
        ],
      },
    },
  },
  draw: (d, pane, kit) => drawDrivers(d, pane, kit, { effects: true }),
});
