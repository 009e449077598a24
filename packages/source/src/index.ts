/** Text as typed blocks and tokens: the only place that sees characters. */
export { type Cut, type CutBy, cutsOf, markedSlides, type Part as CutPart } from './cuts/cut-prompt.ts';
export { asksForOne, audienceIn, deckAsked, focusWords, namesDeck } from './cuts/deck-asked.ts';
export { correctsEarlier, isConnector, isKeptOff, namesCheck, namesSection, slidesCounted, withdrawsAt } from './cuts/document-notes.ts';
export type {
  Block,
  Dimension,
  Line,
  ListItem,
  MarkToken,
  NumberToken,
  PeriodToken,
  Phrase,
  SourceDocument,
  Span,
  TalkRole,
  Token,
  WordToken,
} from './document.ts';
export {
  classesOf,
  type FormWords,
  faultIn,
  formWordsIn,
  LANGUAGE_CODES,
  type Lexicon,
  type LexiconFile,
  lexiconFile,
  lexiconOf,
  phraseIn,
  WORD_CLASSES,
  type WordClass,
} from './lexicon.ts';
export { type LookAsk, lookOf, withoutLook } from './look/read-look.ts';
export { readSource, type SourceOptions } from './read-source.ts';
export { voiceChances } from './talk/learned.ts';
export { type ScanContext, scanContext } from './tokens/context.ts';
export { plainText, plainWords } from './tokens/plain-words.ts';
export { scanLine } from './tokens/scan-line.ts';
export { unitNamedIn } from './tokens/unit-named.ts';
