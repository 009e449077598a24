/** What a draft takes where no series is of the type that its form needs: items of which each for itself is of it, or a name alone. */
import type { Phrase, WordClass } from '@deckwright/source';
import { type Content, type Item, type Part, type Series, tokensIn } from '../grammar/items.ts';
import { isAmount, isClosed, isMark, isOf, phraseOf } from '../grammar/pattern.ts';
import { readItem } from '../grammar/read-item.ts';
import { splitAt } from '../grammar/splits.ts';
import { VERBS } from '../grammar/verbs.ts';
import type { Need } from '../spec/form-spec.ts';
import { flatParts } from './bind.ts';

/** Words behind which something is said of a name. */
const SAYS: readonly WordClass[] = [...VERBS, 'because', 'who'];
const MOST_WORDS = 6;
const MOST_TEXT = 160;

/** A name without a figure, a time or a word that says more of it. */
function nameIn(content: Content, { label, text, start, end }: Item): Phrase | undefined {
  const tokens = tokensIn(content, { start, end });
  const words = tokens.filter((t) => t.kind === 'word');
  const isBare = tokens.every((t) => !isAmount(t) && t.kind !== 'period' && !isClosed(t) && !isOf(t, ...SAYS));
  const isOne = label === undefined || text === undefined;
  return isBare && isOne && words.length > 0 && words.length <= MOST_WORDS ? (label ?? text) : undefined;
}

/** The items of a series of texts as a need has them; undefined where one of them says something that the need has no place for. */
export function itemsAs(series: Series, { of }: Need, content: Content): readonly Partial<Item>[] | undefined {
  if (series.type !== 'text') return undefined;
  const out = series.items.flatMap((item): readonly Partial<Item>[] => {
    const read = readItem(content.text, tokensIn(content, item));
    const typed = of.flatMap((type) => (type === 'text' ? [] : (read.get(type as Item['type'])?.[0]?.item ?? [])))[0];
    const label = typed === undefined ? nameIn(content, item) : undefined;
    return typed !== undefined ? [typed] : label === undefined ? [] : [{ label, notes: item.notes }];
  });
  return out.length === series.items.length && out.length > 1 ? out : undefined;
}

/** Parts of one sentence each, or else the sentences of a brief; of a fork, the two sides of an "or". */
export function textsIn(content: Content, { has = [] }: Need): readonly Partial<Item>[] {
  const sentences = content.sentences.filter((s) => s.text.length <= MOST_TEXT);
  if (has.includes('forked')) {
    const sides = sentences.map((s) => splitAt(tokensIn(content, s), (t) => isOf(t, 'or'))).find((s) => s.length === 2) ?? [];
    return sides.map((side) => ({ text: phraseOf(content.text, side, 0, isMark(side.at(-1), '.?') ? side.length - 1 : side.length) }));
  }
  const parts = flatParts(content.parts);
  const isOne = (p: Part): boolean => p.sentences.length === 1 && p.series.every((s) => s.items.length < 2) && p.grids.length === 0;
  if (parts.length > 1)
    return parts.every(isOne) ? parts.map(({ head, sentences: [text] }) => ({ label: head, ...(text && { text }) })) : [];
  return sentences.length > 1 ? sentences.map((text) => ({ text })) : [];
}
