/** Check 37: themes change colours and faces, never positions. */
import { defineMeasure } from './define-measure.ts';

export const themeInvariance = defineMeasure({
  number: 37,
  code: 'layout_depends_on_theme',
  severity: 'E',
  weight: 13,
  remedy: 'This is a fault of the drawing.',
  find(_view, report, { theme_differences = [] }) {
    for (const { shape_id, theme } of theme_differences)
      report([shape_id], theme, 'one layout', `${shape_id} stands elsewhere in ${theme}.`);
  },
});
