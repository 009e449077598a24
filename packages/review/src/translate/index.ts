/** The door to translating a deck: which texts there are, whether a translation may stand, and the deck with the translations in it. */
export {
  applyTranslation,
  type FlaggedText,
  type TranslateOptions,
  type TranslateWarning,
  type TranslationPlan,
} from './apply-translation.ts';
export { type Collected, collect, PLACES, type TextPlace, type TranslateScope, type Unit } from './collect.ts';
export { judgeText, type SourceText, type Term, type TextFault, termsIn } from './judge-text.ts';
export type { NumberProof } from './numbers.ts';
export { type Ask, type AskRound, type TranslatedText, translateTexts } from './translate-texts.ts';
