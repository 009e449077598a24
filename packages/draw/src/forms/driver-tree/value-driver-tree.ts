/** Values and their changes, from the top figure at the left to its drivers. */
import { defineVariant } from '../define.ts';
import { drawDrivers } from './_tree.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'value_driver_tree',
  purpose: 'How a figure is made and which drivers moved it since last time.',
  example: {
    headline: 'Revenue grew on price; trips per rider fell for the first time',
    context: 'Fare revenue 2026 against 2025, € million',
    data: {
      unit: '€m',
      root: {
        label: 'Fare revenue',
        value: 187.2,
        prior: 178.5,
        operator: 'x',
        children: [
          {
            label: 'Trips',
            value: 104,
            unit: 'm',
            prior: 105,
            operator: 'x',
            children: [
              { label: 'Active riders', value: 1.3, unit: 'm', prior: 1.25 },
              { label: 'Trips per rider', value: 80, unit: 'a year', prior: 84, emphasis: 'primary' },
            ],
          },
          {
            label: 'Fare per trip',
            value: 1.8,
            unit: '€',
            prior: 1.7,
            operator: '-',
            children: [
              { label: 'List price', value: 2.3, unit: '€', prior: 2.15 },
              { label: 'Discounts', value: 0.5, unit: '€', prior: 0.45, good_when: 'down' },
            ],
          },
        ],
      },
    },
    source_note: 'Ticketing system, controlling',
  },
  draw: (d, pane, kit) => drawDrivers(d, pane, kit, { effects: false }),
});
