/** Removes the mark of test keys from a deck, because it is not content. */
import { TEST_MARK_NAME } from '@deckwright/draw/scene';
import type { ForeignDeck } from './model/index.ts';

export const withoutMark = (deck: ForeignDeck): ForeignDeck => ({
  ...deck,
  slides: deck.slides.map((slide) => ({ ...slide, shapes: slide.shapes.filter(({ name }) => name !== TEST_MARK_NAME) })),
});
