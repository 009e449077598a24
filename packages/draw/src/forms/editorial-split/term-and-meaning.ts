/** A short half with a name, and a wide half with its explanation. */
import { defineVariant } from '../define.ts';
import { drawHalves } from './_halves.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'term_and_meaning',
  purpose: 'A definition: the term at the left, what it means for us at the right.',
  example: {
    headline: 'We measure uptime the way that customers feel it',
    data: {
      left: { label: 'Felt uptime', sub: 'Share of planned hours without any loss of output' },
      right: {
        label: 'What counts',
        points: [
          'Stops of more than two minutes, whatever the cause',
          'Slow running counts by half',
          'Maintenance that was announced a week ahead does not count',
          'Measured by the machine, shown to the customer',
        ],
        tone: 'primary',
      },
    },
  },
  draw: (d, pane, kit) => drawHalves(d, pane, kit, 'definition'),
});
