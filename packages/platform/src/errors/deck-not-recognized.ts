/** A file that was sent back and is not the deck. */
import { defineError } from './_define-error.ts';

export const deckNotRecognized = defineError({
  code: 'deck_not_recognized',
  status: 422,
  title: 'The file is not this deck',
  remedy: 'Send the .pptx of this deck as somebody worked on it; slides of another file are joined with POST /v1/deck/combine.',
  members: { cost_charged: 'always 0' },
});
