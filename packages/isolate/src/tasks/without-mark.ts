/** The mark of test keys is no part of what a deck says: nobody judges it, and whoever moves it or takes it away has changed nothing. */
import { TEST_MARK_NAME } from '@deckwright/draw/scene';
import type { ForeignDeck } from '@deckwright/read/pptx';

export const withoutMark = (deck: ForeignDeck): ForeignDeck => ({
  ...deck,
  slides: deck.slides.map((slide) => ({ ...slide, shapes: slide.shapes.filter(({ name }) => name !== TEST_MARK_NAME) })),
});
