/** Check 42: neither half of the body, left or right, is blank from top to bottom. */
import { isTextOnly } from './body-fill.ts';
import { defineMeasure } from './define-measure.ts';
import { widthOf } from './rect.ts';

const LIMIT = 0.35;

export const halfBlank = defineMeasure({
  number: 42,
  code: 'half_blank',
  severity: 'W',
  weight: 6,
  remedy: 'Set the content over the whole width, or put a second thing beside it.',
  find(view, report) {
    const { body, pieces, inks, slide } = view;
    // The empty quarters check judges bodies with drawings.
    if (slide.layout !== 'content' || !isTextOnly(view)) return;
    let left = Number.POSITIVE_INFINITY;
    let right = Number.NEGATIVE_INFINITY;
    for (const p of pieces)
      if (p.in_body && p.kind !== 'text' && p.kind !== 'cell') {
        left = Math.min(left, p.left);
        right = Math.max(right, p.right);
      }
    for (const ink of inks)
      if (ink.owner.in_body) {
        left = Math.min(left, ink.left);
        right = Math.max(right, ink.right);
      }
    if (left > right) return;
    const blank = Math.max(left - body.left, body.right - right) / widthOf(body);
    if (blank > LIMIT) report(['body'], blank, LIMIT, `${Math.round(blank * 100)} % of the body's width is blank on one side.`);
  },
});
