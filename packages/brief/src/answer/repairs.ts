/** What to add to a brief that is refused: a clause with marked blanks for each likely form, tried before it is shown. */
import { onTheWire, wayOut } from '@deckwright/core/ways-out';
import type { BriefPlan, RepairOption } from '@deckwright/draw/intent';
import { formWordsIn, phraseIn } from '@deckwright/source';
import { specs } from '../spec/read-specs.ts';
import { blanksIn, countedBlanks, standIn } from './blanks.ts';
import type { Choice } from './choose.ts';

const FALLBACKS = ['kpi_metrics', 'linear_flow', 'takeaway_stack'];
const MOST = 3;

/** What a brief must say to become a form, and a clause that completes it, in its language. */
export const wordsOfForm = (language: string, form: string) => ({ ...formWordsIn('en')[form], ...formWordsIn(language)[form] });

export function optionOf(form: string, add: string, completed_brief: string): RepairOption {
  const blanks = countedBlanks(blanksIn(completed_brief));
  const fill = `Write your own words and figures in the place of each blank: ${blanks}.`;
  const change = [{ op: 'replace', path: '/brief', value: completed_brief }] as const;
  return {
    form,
    add,
    completed_brief,
    ways_out: onTheWire([wayOut({ why: add, say: add, do: [{ change }, { ask: fill }], again: true })]),
  };
}

/** `plan` reads a brief without repairs of its own; only a completed brief that routes is shown. */
export function repairsOf(
  text: string,
  choices: readonly Choice[],
  language: string,
  most: number,
  plan: (text: string) => BriefPlan,
): RepairOption[] {
  const meant = choices
    .filter(({ cues }) => cues.named || cues.mentioned || cues.words > 0)
    .map((c) => c.spec.form)
    .slice(0, MOST);
  const rest = specs()
    .map((s) => s.form)
    .filter((form) => FALLBACKS.includes(form) && !meant.includes(form));
  const out: RepairOption[] = [];
  const end = text.trimEnd().at(-1) ?? '';
  const joint = '.!?:;\n'.includes(end) ? '' : '.';
  for (const form of [...meant, ...rest]) {
    if (out.length === MOST) break;
    const { needs = '', sample = '' } = wordsOfForm(language, form);
    const samples = new Set([sample, formWordsIn('en')[form]?.sample ?? sample]);
    for (const completed of [...samples].flatMap((s) => [`${text.trim()}${joint} ${s}`, s])) {
      if (completed.length > most) continue;
      const tried = plan(standIn(completed));
      if (tried.route !== 'selected') continue;
      out.push(optionOf(tried.form ?? form, phraseIn(language, 'add', { needs }), completed));
      break;
    }
  }
  return out;
}
