/** Drivers by the size of their swing about the base case. */
import { defineVariant } from '../define.ts';
import { drawTornado } from './_tornado.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'sensitivity_tornado',
  purpose: 'Which assumption moves the result most, each at its low and high end.',
  example: {
    headline: 'The power price moves the value of the wind farm more than all building risks',
    context: 'Net present value, €m',
    source_note: 'Project model, March',
    data: {
      unit: '€m',
      base: { value: 84, label: 'Base case' },
      sides: ['Low', 'High'],
      drivers: [
        { label: 'Electricity price', low: 52, high: 121, low_label: '€48/MWh', high_label: '€82/MWh', emphasis: 'primary' },
        { label: 'Building cost', low: 63, high: 99, low_label: '+15%', high_label: '−10%' },
        { label: 'Full-load hours', low: 69, high: 97, low_label: '2,050 h', high_label: '2,350 h' },
        { label: 'Interest rate', low: 74, high: 93, low_label: '4.5%', high_label: '3.0%' },
        { label: 'Lifetime', low: 79, high: 90, low_label: '22 years', high_label: '27 years' },
        { label: 'Operating cost', low: 81, high: 87, low_label: '+10%', high_label: '−10%' },
      ],
    },
  },
  draw: (d, pane, kit) => drawTornado(d, pane, kit, {}),
});
