/** Slides whose words are pixels. */
import { contentOf } from '../view/content.ts';
import { defineCheck } from './define-check.ts';

export const imageOnlySlide = defineCheck({
  code: 'image_only_slide',
  severity: 'warning',
  what: 'The slide is a picture: nothing on it can be edited, searched or read aloud.',
  unit: 'share of the slide that pictures cover',
  remedy: 'Set the words of the picture as text, or at least describe the picture.',
  find(view, report) {
    const { editable, pictures, largest } = contentOf(view);
    if (editable || pictures < 0.5) return;
    report({
      ...(largest === undefined ? {} : { about: largest }),
      message: `Slide ${view.slide.i} has no text; pictures cover ${Math.round(pictures * 100)} % of it.`,
      measured: pictures,
      limit: 0.5,
    });
  },
});
