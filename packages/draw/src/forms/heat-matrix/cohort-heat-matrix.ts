/** Cohorts by age: a triangle whose missing corner is blank, with the average of each age below. */
import { defineVariant } from '../define.ts';
import { drawMatrix } from './_matrix.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'cohort_heat_matrix',
  purpose: 'How groups that started at different times develop: what has not happened yet is blank, averages stand below.',
  example: {
    headline: 'Every class since the new onboarding keeps ten more of a hundred members',
    context: 'Members still active by months since joining, %',
    source_note: 'Member database, December',
    data: {
      x_labels: ['Month 1', 'Month 2', 'Month 3', 'Month 4', 'Month 5', 'Month 6'],
      y_labels: ['July', 'August', 'September', 'October', 'November', 'December'],
      cells: [
        [82, 71, 63, 58, 55, 53],
        [81, 72, 64, 59, 56, null],
        [90, 82, 75, 70, null, null],
        [91, 83, 76, null, null, null],
        [92, 84, null, null, null, null],
        [93, null, null, null, null, null],
      ],
    },
  },
  draw: (data, pane, kit) => drawMatrix(data, pane, kit, { blanks: true, averages: true }),
});
