/** Values over two dimensions, with the average of each column below. */
import { defineVariant } from '../define.ts';
import { drawMatrix } from './_matrix.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'value_heat_matrix',
  purpose: 'Where the high and the low values are.',
  example: {
    headline: 'Complaints peak where deliveries cross two hubs, above all before the holidays',
    context: 'Complaints per 10,000 parcels, 2025',
    source_note: 'Service desk',
    data: {
      x_labels: ['Jan-Feb', 'Mar-Apr', 'May-Jun', 'Jul-Aug', 'Sep-Oct', 'Nov-Dec'],
      y_labels: ['Direct', 'One hub', 'Two hubs', 'Cross-border', 'Bulky goods'],
      cells: [
        [12, 11, 10, 10, 13, 19],
        [18, 17, 15, 16, 19, 31],
        [29, 27, 24, 26, 33, 58],
        [35, 31, 30, 32, 36, 49],
        [41, 38, 36, 37, 39, 44],
      ],
    },
  },
  draw: (data, pane, kit) => drawMatrix(data, pane, kit, { blanks: false, averages: false }),
});
