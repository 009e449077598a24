/** Check 14: every supplied text and number is on the slide, or a warning gives the reason. */
import { defineMeasure } from './define-measure.ts';

export const verbatim = defineMeasure({
  number: 14,
  code: 'value_missing',
  severity: 'E',
  weight: 13,
  remedy: 'Choose a form with a place for the value, or remove it.',
  find(_view, report, { unshown = [] }) {
    for (const path of unshown) report([path], 'not shown', 'shown', `${path} stands on no shape.`);
  },
});
