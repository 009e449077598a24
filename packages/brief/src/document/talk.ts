/**
 * What the writer of a brief says only to whoever makes the slide, told sentence by sentence: how it came about, who said so at which
 * dinner, what is not to be shown. Learned from sentences that people labelled (`packages/brief/scripts/fit-voices.ts`), as forms are from briefs.
 */

import { Rewriter, type Rewritten } from '../input/rewritten.ts';
import type { Range } from '../input/tree.ts';
import { unaccented } from '../input/unaccented.ts';
import { learnedChances } from '../model/learned.ts';
import { readTable } from '../model/read-model.ts';
import type { Piece } from './piece.ts';
import { sentencesOf } from './sentences.ts';

/** Fewer sentences are a brief to the point. */
const FEWEST = 3;
/** Beyond these a text is no message of one person. */
const MOST = 120;
/** Chance from which a sentence is talk; with a figure it must be surer. */
const SURE = Math.log(0.8);
const SURE_OF_FIGURES = Math.log(0.9);

const chancesOf = learnedChances(() => readTable('voices.tsv'));

const bands = (add: (f: string) => void, name: string, n: number): void => {
  for (const band of [1, 2, 3, 4, 6, 9, 14, 22]) if (n >= band) add(`${name}>=${band}`);
};

/** What one of the sentences of a brief is by its words and where it stands, as named features. */
export function voiceFeatures(sentences: readonly string[], at: number): string[] {
  const out = new Set<string>();
  const add = (f: string): void => void out.add(f);
  const said = sentences[at] ?? '';
  const tokens = unaccented(said).match(/\p{L}[\p{L}\p{N}]*|\d[\d.,]*|[?!:%()"“”„«+&=/→]|->/gu) ?? [];
  let before = '^';
  for (const found of tokens.slice(0, 80)) {
    const token = /^\d/.test(found) ? '#' : found;
    add(token);
    add(`${before} ${token}`);
    if (token.length > 4) add(`${token.slice(0, 4)}*`);
    before = token;
  }
  add(`${before} $`);
  if (at === 0) add('@first');
  if (at === 1) add('@second');
  if (at === sentences.length - 1) add('@last');
  if (at === sentences.length - 2) add('@last but one');
  bands(add, '@behind', sentences.length - 1 - at);
  bands(add, '@of', sentences.length);
  bands(add, '@words', tokens.filter((t) => /^\p{L}/u.test(t)).length);
  bands(add, '@figures', tokens.filter((t) => /^\d/.test(t)).length);
  // Content stands beside content.
  for (const [name, i] of [
    ['before', at - 1],
    ['after', at + 1],
  ] as const)
    bands(add, `@figures ${name}`, sentences[i]?.match(/\d[\d.,]*/g)?.length ?? 0);
  return [...out];
}

/** Sentences in the open: rows of tables and things of lists are content. */
const LISTED = /\t|\||^[ \t]*(?:[-*•–·▪◦‣>+#]|\d{1,2}[.)]|\(?[a-z]\))[ \t]|^[^\s,;]{1,40}(?:[,;][^\s,;]{0,40})+$/iu;

const isOpen = (text: string, { start, text: said }: Piece): boolean => {
  const line = text.lastIndexOf('\n', start - 1) + 1;
  return /\p{L}/u.test(said) && !LISTED.test(text.slice(line, start + said.length));
};

/** What the sentences of a brief are: for the one in which a piece stands, the chance of each voice. Few sentences are not judged. */
export function voicesOf(text: string, sentences: readonly Piece[]): (p: Piece) => ReadonlyMap<string, number> | undefined {
  const open = sentences.filter((s) => isOpen(text, s));
  if (open.length < FEWEST || open.length > MOST) return () => undefined;
  const said = open.map((s) => s.text);
  const known = new Map<number, ReadonlyMap<string, number>>();
  return (p) => {
    const at = open.findIndex((s) => s.start <= p.start && p.start < s.end);
    if (at < 0) return undefined;
    const found = known.get(at) ?? new Map([...chancesOf(voiceFeatures(said, at))].map(([voice, chance]) => [voice, Math.exp(chance)]));
    known.set(at, found);
    return found;
  };
}

/** Takes the sentences out that are talk and tells them; talk that is all there is stays. */
export function withoutTalk(source: Rewritten, left: Range[]): Rewritten {
  const { text } = source;
  const open = sentencesOf(text).filter((s) => isOpen(text, s));
  if (open.length < FEWEST || open.length > MOST) return source;
  const said = open.map((s) => s.text);
  const talk = open.filter(({ text: one }, i) => {
    const chance = chancesOf(voiceFeatures(said, i)).get('t') ?? Number.NEGATIVE_INFINITY;
    return chance >= (/\d/.test(one) ? SURE_OF_FIGURES : SURE);
  });
  if (talk.length === 0 || talk.length === open.length) return source;
  const out = new Rewriter(source);
  let at = 0;
  for (const { start, end } of talk) {
    out.copy(at, start);
    left.push(...source.spansOf(start, end).map((span) => ({ start: span.start, end: span.end })));
    // With its full stop and the blanks behind it.
    at = end + (/^[.!?]+[ \t]*/.exec(text.slice(end, end + 12))?.[0].length ?? 0);
  }
  return out.copy(at, text.length).done();
}
