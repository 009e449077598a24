/** Asks about the look: adjectives are mapped onto the built-in themes; brands, colours, fonts and motion are named as not supported. */
import type { Phrase, Span } from '../document.ts';
import { BRAND, FONT, MOTION } from './look-brands.ts';
import { type Family, has, type LookWords, lookWords, type Mode, type Noun } from './look-words.ts';

export interface LookAsk {
  /** The words that asked, as they stand. */
  readonly asked: readonly string[];
  readonly theme_id?: string;
  readonly unsupported: readonly string[];
  /** Phrases that ask for a look and say nothing else, with the mark behind those that stand alone. */
  readonly spans: readonly Phrase[];
}

interface Token {
  readonly word: string;
  readonly piece: Phrase;
}
interface Kind {
  readonly family?: Family;
  readonly mode?: Mode;
  readonly ground?: Mode;
  readonly unsupported?: true;
}

function kindOf({ families, modes, grounds, unsupported }: LookWords, word: string): Kind | undefined {
  const family = families.find(([, words]) => has(words, word))?.[0];
  const mode = modes.find(([, words]) => has(words, word))?.[0];
  if (family !== undefined || mode !== undefined)
    return { ...(family === undefined ? {} : { family }), ...(mode === undefined ? {} : { mode }) };
  const ground = grounds.find(([, words]) => has(words, word))?.[0];
  if (ground !== undefined) return { ground };
  return has(unsupported, word) ? { unsupported: true } : undefined;
}

const phraseAt = (text: string, start: number): Phrase => ({ text, start, end: start + text.length });

const MARK = /[.,:;!?()\n]/u;
const LETTER = /\p{L}/u;

/** What a text asks of the look. An adjective counts beside a word such as theme, style, background or slide. */
export function lookOf(text: string): LookAsk {
  const words = lookWords();
  const { asks: asking, between, fillers, make, nouns } = words;
  const tokens = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((m): Token => ({ word: m[0].toLowerCase(), piece: phraseAt(m[0], m.index) }));
  const kinds = tokens.map((t) => kindOf(words, t.word));
  const wordAt = (i: number): string => tokens[i]?.word ?? '';
  /** Whether a mark stands between this word and the next. */
  const parted = (i: number): boolean => {
    const [here, next] = [tokens[i], tokens[i + 1]];
    return here === undefined || next === undefined || MARK.test(text.slice(here.piece.end, next.piece.start));
  };
  /** Whether a line or a thing of data ends between this word and the next. */
  const apart = (i: number): boolean => {
    const [here, next] = [tokens[i], tokens[i + 1]];
    return here !== undefined && next !== undefined && /[\n{}]/.test(text.slice(here.piece.end, next.piece.start));
  };
  const passes = (i: number): boolean => kinds[i] !== undefined || between.has(wordAt(i));
  /** The noun that an adjective belongs to, forwards over other adjectives, or just before. */
  const noun = (i: number): { readonly kind: Noun; readonly at: number } | undefined => {
    for (let k = i + 1; k <= i + 5 && k < tokens.length; k++) {
      if (apart(k - 1)) break;
      const kind = nouns.get(wordAt(k));
      if (kind !== undefined) return { kind, at: k };
      if (!passes(k)) break;
    }
    for (let k = i - 1; k >= i - 4 && k >= 0; k--) {
      const kind = nouns.get(wordAt(k));
      // "Slide light rail costs" asks for nothing: in English the adjective stands first.
      if (kind === 'slide' && words.english.has(wordAt(i))) return undefined;
      if (kind !== undefined) return { kind, at: k };
      if (words.pronouns.has(wordAt(k)) && make.has(wordAt(k - 1))) return { kind: 'look', at: k };
      if (!passes(k)) break;
    }
    return undefined;
  };
  /** From the words of an ask over the small words around it, within its clause. */
  const phraseOf = (from: number, to: number) => {
    let [a, b] = [from, to];
    let asks = false;
    for (let i = a; i <= b; i++) asks ||= asking.has(wordAt(i));
    const small = (i: number): boolean =>
      asking.has(wordAt(i)) || fillers.has(wordAt(i)) || nouns.get(wordAt(i)) !== undefined || passes(i);
    while (to - a < 12 && a > 0 && !parted(a - 1) && small(a - 1)) {
      a--;
      asks ||= asking.has(wordAt(a));
    }
    while (b - to < 4 && b < tokens.length - 1 && !parted(b) && small(b + 1)) {
      b++;
      asks ||= asking.has(wordAt(b));
    }
    return { a, b, asks };
  };

  const found: Phrase[] = [];
  const unsupported: Phrase[] = [];
  const phrases: { readonly a: number; readonly b: number; readonly asks: boolean; readonly sure: boolean }[] = [];
  for (const expression of [BRAND, FONT, MOTION])
    for (const match of text.matchAll(expression)) unsupported.push(phraseAt(match[0], match.index));
  unsupported.sort((x, y) => x.start - y.start);
  const named = [...unsupported];
  let family: Family | undefined;
  let mode: Mode | undefined;
  let brand = 0;
  for (const [i, { piece }] of tokens.entries()) {
    while (brand < named.length && (named[brand]?.end ?? 0) <= piece.start) brand++;
    const own = named[brand];
    if (own !== undefined && own.start <= piece.start) {
      if (own.start === piece.start) {
        let to = i;
        while (to + 1 < tokens.length && (tokens[to + 1]?.piece.start ?? 0) < own.end) to++;
        phrases.push({ ...phraseOf(i, to), sure: true });
      }
      continue;
    }
    const kind = kinds[i];
    const on = kind === undefined ? undefined : noun(i);
    if (kind === undefined || on === undefined || (kind.ground !== undefined && on.kind !== 'background')) continue;
    const phrase = phraseOf(Math.min(i, on.at), Math.max(i, on.at));
    // A style guide is content: without a word that asks, the noun ends its phrase.
    const ends = phrase.b > Math.max(i, on.at) || parted(phrase.b);
    if (!phrase.asks && (on.kind === 'weak' || (on.kind === 'look' && !ends))) continue;
    phrases.push({ ...phrase, sure: on.kind === 'slide' || on.kind === 'background' || wordAt(on.at) === 'theme' });
    (kind.unsupported === true ? unsupported : found).push(piece);
    family ??= kind.family;
    mode ??= kind.mode ?? kind.ground;
  }
  const inOrder = (list: readonly Phrase[]): Phrase[] => [...list].sort((x, y) => x.start - y.start);
  return {
    asked: inOrder([...found, ...unsupported]).map((p) => p.text),
    unsupported: inOrder(unsupported).map((p) => p.text),
    // Within a sentence that says something else the words stay where they are.
    spans: phrases.flatMap(({ a, b, asks, sure }): Phrase[] => {
      const [left, right] = [a === 0 || parted(a - 1), parted(b)];
      const start = tokens[a]?.piece.start ?? 0;
      let end = tokens[b]?.piece.end ?? start;
      if (!(left && right ? asks || sure : asks && (left || right))) return [];
      if (left && right) end += /^[ \t]*[.,:;!?]?/u.exec(text.slice(end, end + 8))?.[0].length ?? 0;
      return [{ text: text.slice(start, end), start, end }];
    }),
    ...(family === undefined && mode === undefined ? {} : { theme_id: `${family ?? 'corporate'}-${mode ?? 'light'}` }),
  };
}

/**
 * The text with blanks where it only asks for a look: every other character stays where it stands. What is a part of a sentence of `talk`, or begins
 * a line that goes on, stays: that sentence is no content, and blanks before a line would set it in.
 */
export function withoutLook(text: string, { spans }: LookAsk, talk: readonly Span[] = []): string {
  const isPart = ({ start, end }: Span): boolean => {
    const around = talk.find((t) => t.start <= start && end <= t.end);
    if (around === undefined) return false;
    const feed = text.indexOf('\n', end);
    const begins = text.slice(text.lastIndexOf('\n', start) + 1, start).trim() === '';
    return (
      LETTER.test(text.slice(around.start, start) + text.slice(end, around.end)) ||
      (begins && LETTER.test(text.slice(end, feed < 0 ? text.length : feed)))
    );
  };
  let out = '';
  let at = 0;
  for (const { start, end } of [...spans].sort((x, y) => x.start - y.start)) {
    if (end <= at || isPart({ start, end })) continue;
    const from = Math.max(at, start);
    out += text.slice(at, from) + text.slice(from, end).replace(/[^\n]/gu, (c) => ' '.repeat(c.length));
    at = end;
  }
  return out + text.slice(at);
}
