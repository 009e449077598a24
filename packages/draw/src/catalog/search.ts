/**
 * Search over the catalog: every word of a query against names, purposes and what people call things, with room for a typing
 * mistake. The same query gives the same order on any machine.
 */
import { lazily } from '@deckwright/core/lazily';
import { findForm, type Prior, priors } from './entries.ts';
import { knownWords, otherWordsFor } from './thesaurus.ts';

export interface Hit {
  readonly prior: Prior;
  /** 0 to 1: the share of the query that was found, weighted by how well and by how rare each word is. */
  readonly score: number;
}

const STOP = new Set('a an and as at by chart for from in into of on or per slide the to vs with'.split(' '));

/** Lower case words without their endings; accents stay. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((w) => w.length > 1 && !STOP.has(w))
    .map((w) => (w.length > 4 ? w.replace(/(?:ies|ing|es|s)$/, (ending) => (ending === 'ies' ? 'y' : '')) : w));

/** The weight of a word by the field that it stands in. */
interface Entry {
  readonly prior: Prior;
  readonly words: ReadonlyMap<string, number>;
}

const entries = lazily((): readonly Entry[] =>
  priors.map((prior) => {
    const words = new Map<string, number>();
    const put = (text: string, weight: number): void => {
      for (const word of wordsOf(text)) words.set(word, Math.max(words.get(word) ?? 0, weight));
    };
    const form = prior.variant === undefined ? undefined : findForm(prior.family)?.form;
    put(form?.when ?? '', 0.35);
    put(form?.menu ?? '', 0.5);
    put(prior.purpose, 0.6);
    put(prior.variant ?? '', 0.9);
    put(prior.family, 1);
    return { prior, words };
  }),
);

/** How many entries have a word. A rare word says more about an entry. */
const frequency = lazily(() => {
  const counted = new Map<string, number>();
  for (const { words } of entries()) for (const word of words.keys()) counted.set(word, (counted.get(word) ?? 0) + 1);
  return counted;
});
const rarity = (word: string): number => Math.log(1 + entries().length / (1 + (frequency().get(word) ?? 0)));

/** How well an entry has a word: exactly, by its beginning, by another word for it, or with one letter wrong. */
function found(word: string, { words }: Entry): number {
  let best = words.get(word) ?? 0;
  if (best >= 0.9) return best;
  for (const [own, weight] of words) {
    if (word.length >= 3 && own.startsWith(word)) best = Math.max(best, weight * 0.8);
    else if (word.length >= 5 && oneEditApart(word, own)) best = Math.max(best, weight * 0.6);
  }
  for (const other of otherWordsFor(word)) best = Math.max(best, (words.get(other) ?? 0) * 0.55);
  return best;
}

function oneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return a === b;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  const [x, y] = [a.slice(i), b.slice(i)];
  return x.slice(1) === y.slice(1) || x.slice(1) === y || x === y.slice(1) || (x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2));
}

/** What a page needs to search as `searchPriors` does: words with how rare they are, what each prior has of them, and words that mean the same. */
export interface SearchIndex {
  readonly words: readonly string[];
  readonly rarity: readonly number[];
  /** Rarity of a word that no prior has. */
  readonly unknown: number;
  /** By prior: numbers of words, by what they count for. */
  readonly priors: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
  readonly others: Readonly<Record<string, readonly number[]>>;
  readonly stop: readonly string[];
  readonly least: number;
}

export function searchIndex(): SearchIndex {
  const words = [...frequency().keys()].sort();
  const numbers = new Map(words.map((word, i) => [word, i]));
  const others: Record<string, number[]> = {};
  for (const word of knownWords()) {
    const synonyms = [...otherWordsFor(word)].flatMap((other) => numbers.get(other) ?? []);
    if (synonyms.length > 0) others[word] = synonyms;
  }
  const grouped = (own: ReadonlyMap<string, number>): Record<string, number[]> => {
    const by: Record<string, number[]> = {};
    for (const [word, weight] of own) by[weight] = [...(by[weight] ?? []), numbers.get(word) ?? 0];
    return by;
  };
  return {
    words,
    rarity: words.map((word) => Math.round(rarity(word) * 1e4) / 1e4),
    unknown: Math.round(rarity('') * 1e4) / 1e4,
    priors: Object.fromEntries(entries().map(({ prior, words: own }) => [prior.prior_id, grouped(own)])),
    others,
    stop: [...STOP],
    least: MIN_SCORE,
  };
}

const MIN_SCORE = 0.12;
const LONGEST_QUERY = 400;

/** Priors that have something of the query, best first; all of them, in catalog order, for an empty one. */
export function searchPriors(query: string, family?: string): readonly Hit[] {
  const within = entries().filter((e) => family === undefined || e.prior.family === family);
  const asked = [...new Set(wordsOf(query.slice(0, LONGEST_QUERY)))];
  if (asked.length === 0) return within.map(({ prior }) => ({ prior, score: 1 }));
  const total = asked.reduce((sum, word) => sum + rarity(word), 0);
  return within
    .map((entry, at) => ({
      prior: entry.prior,
      at,
      score: asked.reduce((sum, word) => sum + found(word, entry) * rarity(word), 0) / total,
    }))
    .filter(({ score }) => score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .map(({ prior, score }) => ({ prior, score: Math.round(score * 1000) / 1000 }));
}
