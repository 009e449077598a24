/** What other folders may use to combine decks. */
export { type CombinedDeck, combineDecks, FEWEST_DECKS, MAX_DECKS } from './combine-decks.ts';
export type { CombineWarning } from './combine-warning.ts';
export { markSlides } from './mark-slides.ts';
export { type PartChanges, repackDeck } from './repack-deck.ts';
