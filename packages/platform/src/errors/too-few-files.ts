/** Fewer than two decks came to be put together. */
import { defineError } from './_define-error.ts';

export const tooFewFiles = defineError({
  code: 'too_few_files',
  status: 400,
  title: 'It takes at least two decks',
  remedy: 'Send two to ten .pptx files as parts of one form, or name them in `sources`.',
});
