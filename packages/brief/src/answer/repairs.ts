/** What to add to a brief that is not drawn: each completed brief is tried with stand-ins, and only one that routes is shown. */
import { onTheWire, wayOut } from '@deckwright/core/ways-out';
import type { BriefPlan, RepairOption } from '@deckwright/draw/intent';
import { type FormWords, formWordsIn, phraseIn } from '@deckwright/source';
import { blanksIn, countedBlanks, standIn } from './blanks.ts';
import { MAX_BRIEF, planBrief } from './plan-brief.ts';

const MOST = 3;
/** What nearly every brief can become. */
const FALLBACKS = ['kpi_metrics', 'linear_flow', 'takeaway_stack'];

export function repairOf(form: string, add: string, completed_brief: string): RepairOption {
  const fill = `Write your own words and figures in the place of each blank: ${countedBlanks(blanksIn(completed_brief))}.`;
  const change = [{ op: 'replace', path: '/brief', value: completed_brief }] as const;
  return {
    form,
    add,
    completed_brief,
    ways_out: onTheWire([wayOut({ why: add, say: add, do: [{ change }, { ask: fill }], again: true })]),
  };
}

const wordsOf = (language: string, form: string): FormWords => ({ ...formWordsIn('en')[form], ...formWordsIn(language)[form] });

/** Longer briefs are completed by writing the clause alone: each is planned again to see that it routes. */
const MOST_JOINED = 2_000;

/** The form that a completed brief is drawn in once its blanks are filled; undefined where it does not route. */
function routed(completed: string): string | undefined {
  const { route, form } = planBrief(standIn(completed));
  return route === 'selected' ? form : undefined;
}

/** Of clauses that stand alone, which are as many as the lexicon has: most refusals show some of them. */
const alone = new Map<string, string | undefined>();
function routedAlone(sample: string): string | undefined {
  if (!alone.has(sample)) alone.set(sample, routed(sample));
  return alone.get(sample);
}

/** The first text that completes a brief to one that routes, with a clause of the form in its language or in English, and what it is drawn in. */
function completionOf(text: string, language: string, form: string): { readonly completed: string; readonly drawn: string } | undefined {
  const samples = [...new Set([wordsOf(language, form).sample, formWordsIn('en')[form]?.sample])].filter((s) => s !== undefined);
  const joint = '.!?:;'.includes(text.trim().at(-1) ?? '.') ? '' : '.';
  for (const sample of samples) {
    const joined = `${text.trim()}${joint} ${sample}`;
    const inJoined = text.length > MOST_JOINED || joined.length > MAX_BRIEF ? undefined : routed(joined);
    if (inJoined !== undefined) return { completed: joined, drawn: inJoined };
    const inSample = routedAlone(sample);
    if (inSample !== undefined) return { completed: sample, drawn: inSample };
  }
  return undefined;
}

/** At most three, of the forms that are spoken of first. */
export function repairsOf(
  text: string,
  { form, candidates, language }: Pick<BriefPlan, 'form' | 'candidates' | 'language'>,
): RepairOption[] {
  const spoken = candidates.slice(0, 2).map((c) => c.form);
  const out: RepairOption[] = [];
  for (const meant of new Set([...(form === undefined ? [] : [form]), ...spoken, ...FALLBACKS])) {
    if (out.length === MOST) break;
    const completion = completionOf(text, language, meant);
    if (completion === undefined) continue;
    const { completed, drawn } = completion;
    out.push(repairOf(drawn, phraseIn(language, 'add', { needs: wordsOf(language, drawn).needs ?? '' }), completed));
  }
  return out;
}
