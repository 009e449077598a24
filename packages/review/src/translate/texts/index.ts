/** The door to texts and their translations, without files, so that a process which waits for a translator loads little. */
export { narrower, TEXT_ROLES, type TextFacts, type TextRole } from './facts.ts';
export { judgeText, SHOWN_FAULTS, type SourceText, type Term, type TextFault, termsIn } from './judge-text.ts';
export { hasLetters } from './letters.ts';
export { type Localized, localizeFigures, type NumberLocales, notationOf, withFigures } from './localize-numbers.ts';
export { edges, looksMarked, type Piece, type Placed, withMarkers } from './markers.ts';
export { type NumberProof, proveNumbers, sameNumbers } from './numbers.ts';
export { type Ask, type AskRound, placeText, type TranslatedText, translateTexts } from './translate-texts.ts';
