/** Check 18: every sum on the slide is correct, or a warning gives the difference. */
import { defineMeasure } from './define-measure.ts';

export const totals = defineMeasure({
  number: 18,
  code: 'totals_off',
  severity: 'E',
  weight: 13,
  remedy: 'Correct the total or add what is missing.',
  find(_view, report, { broken_sums = [] }) {
    for (const { path, shown, expected } of broken_sums)
      report([path], shown, expected, `${path} shows ${shown}; the parts give ${expected}.`);
  },
});
