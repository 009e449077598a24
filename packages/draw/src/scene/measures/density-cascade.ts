/** Check 36: the roomiest density level that fits was chosen. A second drawing proves it. */
import { defineMeasure } from './define-measure.ts';

export const densityCascade = defineMeasure({
  number: 36,
  code: 'denser_than_needed',
  severity: 'W',
  weight: 2,
  remedy: 'This is a fault of the drawing.',
  find(_view, report, { roomier_level }) {
    if (roomier_level !== undefined)
      report(['body'], roomier_level, 'the roomiest that fits', `The drawing would also fit at ${roomier_level}.`);
  },
});
