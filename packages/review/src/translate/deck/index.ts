/** The door to translating a deck by tasks, for processes that wait for a translator and load little. */
export { type RunTask, type TranslateDeckOrder, translateDeck } from './translate-deck.ts';
