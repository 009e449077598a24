/** Slides that show nothing of their own. */
import { contentOf } from '../view/content.ts';
import { defineCheck } from './define-check.ts';

export const emptySlide = defineCheck({
  code: 'empty_slide',
  severity: 'warning',
  what: 'The slide shows nothing but what its layout and master draw.',
  unit: '',
  remedy: 'Fill the slide, or delete it.',
  find(view, report) {
    const { any } = contentOf(view);
    if (!any && view.slide.background.kind !== 'picture') report({ message: `Slide ${view.slide.i} is empty.` });
  },
});
