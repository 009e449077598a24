/** Proved items as the form that they make: the grammar reads them, so that its laws hold for them as for any brief. */
import { plainText } from '@deckwright/source';
import { planSlide } from '../answer/plan-slide.ts';
import { saidBy } from '../document/words-of-intent.ts';
import forms from './forms.json' with { type: 'json' };
import type { ItemKind, ProvedItem } from './prove-items.ts';

const FORMS = forms as Readonly<Record<string, ItemKind>>;

/** What a model fills of a form; undefined for one that says more than its items do, such as who follows whom. */
export const kindOf = (form: string): ItemKind | undefined => FORMS[form];

/** Forms that a model may be offered for a text, the likeliest first. */
export function candidatesOf(text: string, locale: string | undefined, most: number): readonly string[] {
  const { candidates } = planSlide(text, { top: MOST_RANKED, ...(locale === undefined ? {} : { locale }) });
  return [...new Set(candidates.map(({ form }) => form))].filter((form) => kindOf(form) !== undefined).slice(0, most);
}

const MOST_RANKED = 12;

/** Undefined where the items do not make the form, or it would say anything else. */
export function exhibitOf(
  form: string,
  items: readonly ProvedItem[],
  locale: string | undefined,
): Readonly<Record<string, unknown>> | undefined {
  const lines = items.map(({ name, said }) => `- ${name}: ${said}`);
  const { route, intent, unplaced, added } = planSlide(`Form: ${form}\n\n${lines.join('\n')}`, locale === undefined ? {} : { locale });
  if (route !== 'selected' || intent === undefined || intent['form'] !== form || unplaced.length > 0 || added.length > 0) return undefined;
  const { headline: _headline, context: _context, takeaway: _takeaway, locale: _locale, ...exhibit } = intent;
  const { texts, words } = saidBy(exhibit);
  // What a name became is what it was.
  const isKept = ({ name }: ProvedItem): boolean => texts.includes(plainText(name)) || words.has(plainText(name));
  return items.every(isKept) ? exhibit : undefined;
}
