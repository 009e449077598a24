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

/** Clauses that complete a brief of a form, in its language and in English. */
function samplesOf(text: string, language: string, form: string): readonly string[] {
  const samples = [...new Set([wordsOf(language, form).sample, formWordsIn('en')[form]?.sample])].filter((s) => s !== undefined);
  if (text.length > MOST_JOINED) return samples;
  const joint = '.!?:;'.includes(text.trim().at(-1) ?? '.') ? '' : '.';
  return samples.flatMap((sample) => [`${text.trim()}${joint} ${sample}`, sample]);
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
    const completed = samplesOf(text, language, meant).find(
      (brief) => brief.length <= MAX_BRIEF && planBrief(standIn(brief)).route === 'selected',
    );
    if (completed === undefined) continue;
    const drawn = planBrief(standIn(completed)).form ?? meant;
    out.push(repairOf(drawn, phraseIn(language, 'add', { needs: wordsOf(language, drawn).needs ?? '' }), completed));
  }
  return out;
}
