/** What a plan comes to for whoever sent the brief: is it ready, what to do next, and what a render would answer. */
import type { BriefPlan } from '@deckwright/draw/intent';

export interface Verdict {
  /** `ready`: words alone, nothing to read out; `needs_structured_data`: what the form draws is not in the brief. */
  readonly input: 'ready' | 'extractable_from_brief' | 'needs_structured_data';
  readonly next_action: 'render' | 'confirm_form' | 'add_figures' | 'complete_brief' | 'outline_deck';
  /** No model stands behind the rules. */
  readonly will_escalate: false;
  readonly create_slide_behavior: 'renders' | 'refuses_at_no_cost';
  /** Distance of the first candidate to the second, in scores. */
  readonly candidate_margin: number;
}

const NEXT = {
  selected: 'render',
  needs_confirmation: 'confirm_form',
  would_fabricate: 'add_figures',
  unroutable: 'complete_brief',
  deck: 'outline_deck',
} as const;

export function verdictOf({ route, intent, candidates }: BriefPlan): Verdict {
  const [first, second] = candidates;
  return {
    input: intent === undefined ? 'needs_structured_data' : 'data' in intent || 'blocks' in intent ? 'extractable_from_brief' : 'ready',
    next_action: NEXT[route],
    will_escalate: false,
    create_slide_behavior: route === 'selected' ? 'renders' : 'refuses_at_no_cost',
    candidate_margin: first === undefined ? 0 : Number((first.score - (second?.score ?? 0)).toFixed(3)),
  };
}
