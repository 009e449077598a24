/** The door to the kit with which text of a foreign deck is measured. */
export { type DeckKit, deckKit } from './deck-kit.ts';
export { METRIC_TWINS } from './metric-twins.ts';
