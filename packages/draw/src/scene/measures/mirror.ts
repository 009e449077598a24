/** Check 40: a right-to-left slide is the mirror of its left-to-right twin. */
import { defineMeasure } from './define-measure.ts';

export const mirror = defineMeasure({
  number: 40,
  code: 'not_mirrored',
  severity: 'W',
  weight: 3,
  remedy: 'This is a fault of the drawing.',
  find(_view, report, { mirror_differences = [] }) {
    for (const { shape_id, off_in } of mirror_differences)
      report([shape_id], off_in, 0.01, `${shape_id} is ${off_in.toFixed(2)} in off its mirrored place.`);
  },
});
