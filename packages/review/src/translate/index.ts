/** The door to translating a deck: its texts, and the deck with their translations. */
export {
  applyTranslation,
  type FlaggedText,
  type TranslateOptions,
  type TranslateWarning,
  type TranslationPlan,
} from './apply-translation.ts';
export { type Collected, collect, PLACES, type TextPlace, type TranslateScope, type Unit } from './collect.ts';
