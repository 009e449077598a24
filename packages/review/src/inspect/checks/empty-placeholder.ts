/** Placeholders that still show their prompt. */
import { hasWords, named } from '../view/placed-text.ts';
import { defineCheck } from './define-check.ts';

/** Types that the program fills, or that authors leave empty on purpose. */
const SMALL = new Set(['dt', 'ftr', 'sldNum', 'hdr']);

export const emptyPlaceholder = defineCheck({
  code: 'empty_placeholder',
  severity: 'warning',
  what: 'A placeholder of the layout was left empty: whoever edits the slide sees its prompt.',
  unit: '',
  remedy: 'Fill the placeholder, or delete it.',
  find(view, report) {
    for (const item of view.items) {
      const { shape } = item;
      const { placeholder } = shape;
      if (!item.own || placeholder === undefined || SMALL.has(placeholder.type)) continue;
      if (shape.kind !== 'shape' || item.texts.some(hasWords) || shape.fill.kind === 'picture') continue;
      report({ about: item, message: `The placeholder ${named(shape)} (${placeholder.type}) is empty.` });
    }
  },
});
