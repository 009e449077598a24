/** Slides without a title for outlines, links and screen readers. */
import { contentOf } from '../view/content.ts';
import { hasWords } from '../view/placed-text.ts';
import { defineCheck } from './define-check.ts';

const TITLES = new Set(['title', 'ctrTitle']);

export const missingTitle = defineCheck({
  code: 'missing_title',
  severity: 'warning',
  what: 'The slide has no title, so that outlines, links and screen readers cannot name it.',
  unit: '',
  remedy: 'Give the slide a title in its title placeholder.',
  find(view, report) {
    const { slide } = view;
    if (/\S/.test(slide.title ?? '') || !contentOf(view).any) return;
    const titled = view.items.some(({ own, shape, texts }) => own && TITLES.has(shape.placeholder?.type ?? '') && texts.some(hasWords));
    if (!titled) report({ message: `Slide ${slide.i} has no title.` });
  },
});
