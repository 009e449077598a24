/** What the figures and names of a brief themselves break, told with the characters that break it: its writer can mend that. */
import type { BriefPlan } from '@deckwright/draw/intent';
import { faultIn, phraseIn } from '@deckwright/source';
import type { Content } from '../grammar/items.ts';
import type { LawName } from '../prove/laws.ts';
import type { Choice } from './choose.ts';

/** Laws that a brief breaks itself; every other one is about how it was read. */
const OF_THE_BRIEF: Partial<Readonly<Record<LawName, string>>> = { bridge_sums: 'steps_sum', distinct_labels: 'repeated_name' };

/** Characters of a fault that its sentence shows. */
const MOST_SHOWN = 120;

/** Nothing where a form breaks no such law. */
export function faultOf({ text, language }: Content, { spec, fitted }: Choice): Pick<BriefPlan, 'reason' | 'fault'> {
  const broken = fitted?.fault;
  const code = broken === undefined ? undefined : OF_THE_BRIEF[broken.law];
  if (broken === undefined || code === undefined) return {};
  const { start, end, values = {} } = broken;
  const fault = { form: spec.form, path: '/data', text: text.slice(start, end), start, end };
  const says = faultIn(language, code, values);
  const shown = JSON.stringify(fault.text.slice(0, MOST_SHOWN));
  return { fault, reason: phraseIn(language, 'fault', { form: spec.form, text: shown, start, end, says }) };
}
