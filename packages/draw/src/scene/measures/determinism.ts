/** Check 39: drawing the same request again gives the same scene. */
import { defineMeasure } from './define-measure.ts';

export const determinism = defineMeasure({
  number: 39,
  code: 'not_deterministic',
  severity: 'E',
  weight: 13,
  remedy: 'This is a fault of the drawing.',
  find(_view, report, { second_drawing_differs }) {
    if (second_drawing_differs !== undefined)
      report([second_drawing_differs], 'differs', 'equal', `A second drawing differs at ${second_drawing_differs}.`);
  },
});
