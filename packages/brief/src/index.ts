/** Reads a prose brief into a typed intent, by rules and by weights that were learned from briefs. Nothing writes text. */
export type { BriefPlan } from '@deckwright/draw/intent';
export { styleOf, withoutLook } from './choose/style.ts';
export { askedLanguage } from './document/language.ts';
export { briefReader } from './outline/brief-reader.ts';
export { MOST_SLIDES, type Outline, type OutlineAsk, type OutlineBrief, outlineDeck } from './outline/outline.ts';
export { planSlide as planBrief } from './outline/plan-slide.ts';
export { MAX_BRIEF, type PlanOptions } from './plan/plan-brief.ts';
export { verdictOf } from './plan/verdict.ts';
