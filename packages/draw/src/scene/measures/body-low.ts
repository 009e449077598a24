/** Check 41: words and drawings use the height of the body, because a strip in the middle looks unfinished. */
import { contentOf } from './body-fill.ts';
import { defineMeasure } from './define-measure.ts';
import { heightOf } from './rect.ts';

/** Below the first limit the finding is an error, below the second a warning. */
const STRIP = 0.6;
const LOW = 0.7;

export const bodyLow = defineMeasure({
  number: 41,
  code: 'body_low',
  severity: 'W',
  weight: 21,
  remedy: 'Add content, choose an arrangement for less, or put two of such slides on one.',
  find(view, report) {
    const content = contentOf(view);
    if (content === undefined || view.slide.layout !== 'content') return;
    const share = heightOf(content) / heightOf(view.body);
    if (share >= LOW) return;
    const message = `The content stands on ${Math.round(share * 100)} % of the body's height.`;
    report(['body'], share, LOW, message, share < STRIP ? {} : { weight: 6 });
  },
});
