/** The door to reading decks: a package to slides, shapes and text with everything inherited worked out. */
export * from './model/index.ts';
export { type ReadDeckOptions, readDeck } from './read-deck.ts';
export { withoutMark } from './without-mark.ts';
