/** Whether a draft could be drawn: something of the right kind stands in for each open place. */
import { findForm } from '@deckwright/draw/catalog';
import type { BriefDraft } from '@deckwright/draw/intent';

/** Something of the right kind in the place of each blank, to try whether the rest is drawable. */
const STAND_INS: Readonly<Record<string, (nth: number) => unknown>> = {
  '[number]': (n) => 10 + n,
  '[month]': (n) => `2026-${String((n % 12) + 1).padStart(2, '0')}`,
  '[low, medium or high]': () => 3,
  // A text, and the letter of one who is responsible.
  '[text]': () => 'R',
};
/** Members that name what stands elsewhere. */
const POINTS = ['from', 'to', 'start', 'end', 'period'];
const nameOf = (nth: number): string => `Name ${nth + 1}`;

/** The intent with every open place filled by a stand-in. */
function standIn({ intent, open }: BriefDraft): Readonly<Record<string, unknown>> {
  const copy = structuredClone(intent) as Record<string, unknown>;
  for (const [nth, { path, blank }] of open.entries()) {
    const keys = path.split('/').slice(1);
    const last = keys.pop() as string;
    const at = keys.reduce<object>((o, key) => Reflect.get(o, key) as object, copy);
    const same = POINTS.includes(last) ? open.findIndex((o) => o.blank === blank) : nth;
    Reflect.set(at, last, STAND_INS[blank]?.(same) ?? nameOf(same));
  }
  return copy;
}

/** Whether it could be drawn once its open places are filled. */
export function isDrawable(draft: BriefDraft): boolean {
  const { data, blocks } = standIn(draft) as { readonly data?: object; readonly blocks?: never };
  const variant = findForm(draft.form)?.variants.find((v) => v.name === draft.variant);
  return variant?.read(data ?? {}, { blocks: blocks ?? ([] as never) }).ok ?? false;
}
