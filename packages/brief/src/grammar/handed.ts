/** Sentences that say who hands what to whom: "The shop sends orders to the ERP and invoices to the ledger". */
import type { Phrase } from '@deckwright/source';
import { type Item, type Series, tokensIn } from './items.ts';
import { isMark, isOf, phraseOf } from './pattern.ts';
import { readItem } from './read-item.ts';
import { type Stretch, splitAt } from './splits.ts';

const VERBS = ['goes', 'calls', 'draws'];
/** Words of what is handed on, or to whom, where a clause has no verb of its own. */
const MOST_CARRIED = 3;

/** A sentence as edges; its subject and its verb are those of what follows without one. Undefined where a clause is none. */
export function handedIn(source: string, sentence: Stretch): readonly Item[] | undefined {
  let [subject, verb]: Stretch[] = [[], []];
  const out: Item[] = [];
  if (!sentence.some((t) => isOf(t, ...VERBS, 'has'))) return undefined;
  for (const clause of splitAt(sentence, (t) => isMark(t, ',;') || isOf(t, 'and'))) {
    const words = clause.filter((t) => !isMark(t, '.') && !isOf(t, 'then'));
    const to = words.findIndex((t) => isOf(t, 'to'));
    const at = words.findIndex((t) => isOf(t, ...VERBS, 'has'));
    if (at > 0) subject = words.slice(0, at);
    if (at >= 0) verb = words.slice(at, at + 1);
    if (at < 0 && (to < 0 ? words.length : to) > MOST_CARRIED) return undefined;
    const [read] = readItem(source, [...(subject ?? []), ...(verb ?? []), ...words.slice(at + 1)]).get('edge') ?? [];
    if (read === undefined || read.item.values.length > 0) return undefined;
    out.push({ ...read.item, ...named(source, read.item, sentence) });
  }
  return out.length === 0 ? undefined : out;
}

/** The ends of an edge without their articles. */
function named(source: string, { from, to }: Item, tokens: Stretch): { readonly from?: Phrase; readonly to?: Phrase } {
  const bare = (end: Phrase | undefined): Phrase | undefined => {
    const words = end === undefined ? [] : tokensIn({ tokens }, end);
    return words.length > 1 && isOf(words[0], 'the') ? phraseOf(source, words, 1, words.length) : end;
  };
  const [a, b] = [bare(from), bare(to)];
  return { ...(a === undefined ? {} : { from: a }), ...(b === undefined ? {} : { to: b }) };
}

/** Edges of several sentences as one series: what is called by the last words of a longer name is the same. */
export function handedOver(items: readonly Item[], tokens: Stretch): Series | undefined {
  const ends = items.flatMap((i) => [i.from, i.to]).flatMap((p) => p ?? []);
  const wholeOf = (end: Phrase): Phrase => {
    const longer = ends.filter((e) => e.text.toLowerCase().endsWith(` ${end.text.toLowerCase()}`));
    if (longer.length > 0 && new Set(longer.map((e) => e.text.toLowerCase())).size === 1) return longer[0] as Phrase;
    return { ...end, text: ends.find((e) => e.text.toLowerCase() === end.text.toLowerCase())?.text ?? end.text };
  };
  const [first, last] = [items[0], items.at(-1)];
  if (first === undefined || last === undefined || items.length < 2) return undefined;
  const [start, end] = [Math.min(...items.map((i) => i.start)), Math.max(...items.map((i) => i.end))];
  const verbs = tokensIn({ tokens }, { start, end }).filter((t) => isOf(t, ...VERBS, 'has'));
  return {
    type: 'edge',
    items: items.map((i) => ({ ...i, ...(i.from && { from: wholeOf(i.from) }), ...(i.to && { to: wholeOf(i.to) }) })),
    ordered: false,
    joints: [...verbs, ...ends.filter((e) => wholeOf(e).start !== e.start)],
    columns: [],
    start,
    end,
  };
}
