/** Slides that are left out of the show. */
import { defineCheck } from './define-check.ts';

export const hiddenSlide = defineCheck({
  code: 'hidden_slide',
  severity: 'warning',
  what: 'The slide is hidden: a show leaves it out, and whoever gets the file can read it. Its other findings never fail the deck.',
  unit: '',
  remedy: 'Show the slide, or delete it before the file is passed on.',
  find({ slide }, report) {
    if (slide.hidden) report({ message: `Slide ${slide.i} is hidden.` });
  },
});
