/** Lines coloured by rise and fall, with the change beside the last value. */
import { defineVariant } from '../define.ts';
import { drawSlopes } from './_slopes.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'rise_fall_slope',
  purpose: 'Who rose and who fell between two points, with the change of each.',
  example: {
    headline: 'Six of eight shops sell more per square metre than before the refit',
    context: 'Sales per square metre, €',
    source_note: 'Shop accounts',
    data: {
      unit: '€',
      good_when: 'up',
      periods: ['Before refit', 'After refit'],
      items: [
        { label: 'Graz', values: [4120, 5260] },
        { label: 'Linz', values: [3890, 4740] },
        { label: 'Wels', values: [3310, 4150] },
        { label: 'Steyr', values: [3020, 3480] },
        { label: 'Villach', values: [2760, 3110] },
        { label: 'Krems', values: [2480, 2650] },
        { label: 'Leoben', values: [3560, 3270] },
        { label: 'Bregenz', values: [2190, 2010] },
      ],
    },
  },
  draw: (d, pane, kit) => drawSlopes(d, pane, kit, { changes: true }),
});
