/** What a draft takes where no series was read: names and sentences as they stand. Figures are left to whoever fills the draft in. */
import type { PeriodToken, Phrase, Token, WordClass } from '@deckwright/source';
import { type Content, type Grid, type Item, type Part, tokensIn } from '../grammar/items.ts';
import { isMark, isOf, phraseOf } from '../grammar/pattern.ts';

const SPLITS = ',;.:\n-';
/** Words that a name neither begins nor ends with. */
const JOINTS: readonly WordClass[] = ['and', 'or', 'of', 'to', 'from', 'at', 'by', 'for', 'in', 'with', 'the', 'then', 'each', 'not', 'but', 'about', 'more', 'less', 'frame']; // biome-ignore format: a list
/** Words behind which something is said of a name. */
const VERBS: readonly WordClass[] = [
  'is',
  'has',
  'rise',
  'fall',
  'stand',
  'goes',
  'begin',
  'end',
  'add',
  'take',
  'because',
  'who',
  'leads_to',
  'leads',
  'reports_to',
  'depends_on',
];
const MOST_WORDS = 6;
const MOST_TEXT = 160;

const flat = (parts: readonly Part[]): readonly Part[] => parts.flatMap((p) => [p, ...flat(p.parts)]);

const sentencesIn = ({ sentences, parts }: Content): readonly Phrase[] =>
  [...sentences, ...flat(parts).flatMap((p) => p.sentences)].filter((s) => s.text.length <= MOST_TEXT);

/** Stretches of sentences between marks and joining words. */
function clausesIn(content: Content): readonly (readonly Token[])[] {
  const clauses: Token[][] = [];
  for (const sentence of [...content.sentences, ...flat(content.parts).flatMap((p) => p.sentences)]) {
    clauses.push([]);
    for (const token of tokensIn(content, sentence))
      if (isMark(token, SPLITS) || isOf(token, 'and', 'then')) clauses.push([]);
      else clauses.at(-1)?.push(token);
  }
  return clauses.filter((c) => c.length > 0);
}

/** The words that a clause begins with, up to what is said of them. */
function nameOf({ text }: Content, clause: readonly Token[]): Phrase | undefined {
  let from = 0;
  while (from < clause.length && isOf(clause[from] as Token, ...JOINTS)) from++;
  let to = from;
  while (to < clause.length && clause[to]?.kind === 'word' && !isOf(clause[to] as Token, ...VERBS)) to++;
  while (to > from && isOf(clause[to - 1] as Token, ...JOINTS)) to--;
  return to === from || to - from > MOST_WORDS ? undefined : phraseOf(text, clause, from, to);
}

const rowsOf = (grids: readonly Grid[]): readonly Partial<Item>[] =>
  grids.flatMap(({ rows }) => rows.flatMap(([label]) => (label === undefined || label.text === '' ? [] : [{ label }])));

/** Names of what has figures; where there are none, of whatever something is said. */
export function namesIn(content: Content): readonly Partial<Item>[] {
  const rows = rowsOf([...content.grids, ...flat(content.parts).flatMap((p) => p.grids)]);
  if (rows.length > 1) return rows;
  const clauses = clausesIn(content);
  const figured = clauses.filter((clause) => clause.some((t) => t.kind === 'number'));
  const names = (figured.length > 1 ? figured : clauses).flatMap((clause) => nameOf(content, clause) ?? []);
  return names.filter((n, i) => names.findIndex((o) => o.text === n.text) === i).map((label) => ({ label }));
}

/** Periods of which something is said. */
export const periodsIn = (content: Content): readonly Partial<Item>[] =>
  clausesIn(content).flatMap((clause) => {
    const found = clause.filter((t): t is PeriodToken => t.kind === 'period');
    return found.length === 1 ? [{ periods: found }] : [];
  });

/** Sentences; of a single one, what its marks part. */
export function textsIn(content: Content): readonly Partial<Item>[] {
  const parts = flat(content.parts);
  if (parts.length > 1) return parts.map(({ head, sentences: [text] }) => ({ label: head, ...(text === undefined ? {} : { text }) }));
  const sentences = sentencesIn(content);
  if (sentences.length > 1) return sentences.map((text) => ({ text }));
  return clausesIn(content).map((clause) => ({ text: phraseOf(content.text, clause, 0, clause.length) }));
}
