/** Reads a brief into a typed intent by a grammar, and proves it. Nothing writes text. */
export type { BriefPlan } from '@deckwright/draw/intent';
export { briefReader } from './answer/brief-reader.ts';
export { askedLanguage } from './answer/language.ts';
export { MAX_BRIEF, type PlanOptions } from './answer/plan-brief.ts';
export { planSlide as planBrief } from './answer/plan-slide.ts';
export { verdictOf } from './answer/verdict.ts';
export type {
  DeckOutline,
  DocumentInput,
  DocumentPlace,
  DocumentPlanOptions,
  DrawTrial,
  LeftOut,
  OutlineEntry,
  OutlineNotice,
  UsedTwice,
} from './document/document-outline.ts';
export { redrawn as outlineAsEdited } from './document/edited-outline.ts';
export { type Offers, offersOf, type ShowTrial } from './document/offers.ts';
export { type EditedOutline, isOutlineMarkdown, outlineAsMarkdown, readOutlineMarkdown } from './document/outline-markdown.ts';
export { planDocument } from './document/plan-document.ts';
export { pictureAddresses } from './document/read-document.ts';
export { type FigureChange, type Misfit, type RefreshFromCells, refreshFromCells } from './document/refresh-from-cells.ts';
export { MOST_SLIDES, type Outline, type OutlineAsk, type OutlineBrief, outlineDeck } from './outline/outline.ts';
export type { Ask, AskAnswer, AskFault, Proposals } from './propose/ask.ts';
export { PROMPT_VERSION } from './propose/ask.ts';
export { type ProposedPlan, proposeBrief } from './propose/propose-brief.ts';
export { type ProposedOutline, proposeDocument } from './propose/propose-document.ts';
export type { Proposer } from './propose/proposer.ts';
