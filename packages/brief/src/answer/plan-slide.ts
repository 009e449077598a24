/** Plans the brief of one slide. What marks several slides, or asks for a deck, is refused and sent to the outline, which cuts it. */
import type { BriefPlan } from '@deckwright/draw/intent';
import { type Block, deckAsked, phraseIn, readSource, type Span, type Token } from '@deckwright/source';
import { isOf } from '../grammar/pattern.ts';
import { blanksIn, countedBlanks, standIn } from './blanks.ts';
import { isDrawable } from './drawable.ts';
import { type PlanOptions, planBrief } from './plan-brief.ts';
import { repairOf, repairsOf } from './repairs.ts';

/** Blocks of a text in which its writer says what is to be made. */
const MOST_ASKING = 4;

const begins = (token: Token | undefined): boolean => token?.kind === 'number' || isOf(token, 'frame', 'order', 'polite', 'speaker', 'the');

/** What is said to whoever makes the slide. */
const askingIn = (blocks: readonly Block[]): readonly Span[] =>
  blocks.slice(0, MOST_ASKING).flatMap((block): readonly Span[] => {
    if (block.kind === 'talk') return block.role === 'request' ? [block.line] : [];
    const lines = block.kind === 'paragraph' ? block.sentences : block.kind === 'field' ? [block.label] : [];
    return lines.filter((line) => begins(line.tokens[0]));
  });

function deckOf(brief: string, plan: BriefPlan): BriefPlan | undefined {
  const asked = deckAsked(brief, askingIn(readSource(brief).blocks));
  if (asked === undefined) return undefined;
  const { confidence, candidates, language, style } = plan;
  const text = JSON.stringify(brief.slice(asked.start, asked.end).slice(0, 120));
  return {
    ...{ confidence, candidates, language, style },
    route: 'deck',
    reason: phraseIn(language, 'deck', { text, start: asked.start, end: asked.end }),
    extracted: [],
    unplaced: [],
    added: [],
    repair_options: [],
  };
}

/** A brief with blanks: what it would be is told, and that nothing is drawn until they are filled in. */
function unfilled(brief: string, options: PlanOptions): BriefPlan | undefined {
  const blanks = blanksIn(brief);
  if (blanks.length === 0) return undefined;
  const { confidence, candidates, language, style, form } = planBrief(standIn(brief), options);
  const meant = form ?? candidates[0]?.form;
  return {
    ...{ confidence, candidates, language, style },
    route: 'unroutable',
    extracted: [],
    unplaced: [],
    added: [],
    blanks,
    repair_options: meant === undefined ? [] : [repairOf(meant, phraseIn(language, 'fill_in', { blanks: countedBlanks(blanks) }), brief)],
  };
}

/**
 * As `planBrief`, for whoever sends one text and wants one slide: blanks that are left and texts for several slides are refused, what is
 * not selected says what to add, and a draft is given only where it can be drawn once its open places are filled.
 */
export function planSlide(brief: string, options: PlanOptions = {}): BriefPlan {
  const left = unfilled(brief, options);
  if (left !== undefined) return left;
  const plan = planBrief(brief, options);
  const several = deckOf(brief, plan);
  if (several !== undefined || plan.route === 'selected') return several ?? plan;
  const { draft, ...rest } = plan;
  const repair_options = repairsOf(brief, plan);
  return { ...rest, repair_options, ...(draft === undefined || !isDrawable(draft) ? {} : { draft }) };
}
