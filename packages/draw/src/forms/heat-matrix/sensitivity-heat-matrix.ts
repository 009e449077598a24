/** A result over two assumptions, with the base case outlined. */
import { defineVariant } from '../define.ts';
import { drawMatrix } from './_matrix.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'sensitivity_heat_matrix',
  purpose: 'How a result moves with two assumptions: both named, the base case outlined.',
  example: {
    headline: 'The plant pays for itself in all cases but low prices with high energy cost',
    context: 'Net present value, €m',
    source_note: 'Investment model, version 12',
    data: {
      good_when: 'up',
      x_title: 'Sales price against plan',
      y_title: 'Energy cost',
      x_labels: ['-10%', '-5%', 'Plan', '+5%', '+10%'],
      y_labels: ['-20%', '-10%', 'Plan', '+10%', '+20%'],
      cells: [
        [4, 19, 34, 49, 64],
        [-2, 13, 28, 43, 58],
        [-8, 7, 22, 37, 52],
        [-14, 1, 16, 31, 46],
        [-20, -5, 10, 25, 40],
      ],
      base: { row: 2, column: 2 },
    },
  },
  draw: (data, pane, kit) => drawMatrix(data, pane, kit, { blanks: false, averages: false }),
});
