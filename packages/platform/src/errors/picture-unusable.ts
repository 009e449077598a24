/** What was uploaded is no picture that can be placed on a slide. */
import { defineError } from './_define-error.ts';

export const pictureUnusable = defineError({
  code: 'picture_unusable',
  status: 422,
  title: 'The picture cannot be taken',
  remedy: 'Send one whole PNG, JPEG, SVG, GIF or WebP picture.',
});
