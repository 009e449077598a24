/** What other folders may use of decks: read one, draw its slides one by one, join them. */
export { type CompiledDeck, type CompileKit, compileDeck, drawAll, trySlide } from './compile-deck.ts';
export { type DeckReport, isUsable, type SlideOutcome, slideReportSchema } from './deck-report.ts';
export { DECK_MEMBERS, MAX_SLIDES } from './deck-schema.ts';
export { type DeckDiff, diffDecks, type ShapeChange, type SlideDiff } from './diff-decks.ts';
export { type CarriedRequests, type DeckAgain, drawAgain } from './draw-again.ts';
export { type DeckEdit, type Edited, type EditedDeck, editDeck, editSlide, type SlideEdit } from './edit.ts';
export { nextElement } from './merge-hand-edits.ts';
export type { Operation } from './patch-json.ts';
export { type DeckRequest, type DeckSlide, type ReadDeck, readDeckRequest } from './read-deck.ts';
export { type ChangedFigure, type Refresh, type Refreshed, refreshDeck } from './refresh-deck.ts';
export { createSlideReader, type SlideReader } from './slide-memory.ts';
export { type FoundLine, type SentSlide, type SyncConflict, type SyncedDeck, syncDeck } from './sync-deck.ts';
export { type IntentTrial, intentTrial } from './try-intent.ts';
