/// <reference path="./hyphen.d.ts" />
/** Where a word that is wider than its line may be parted, by the patterns of its language. */
import type { ParagraphIn } from './block.ts';
import { type Measured, SOFT_HYPHEN, safeWidth, trimmedEnd } from './measure.ts';

/** UTF-16 indexes inside a word at which it may be parted, ascending. */
export type PartsOf = (word: string) => readonly number[];

/** Files of patterns by language: those whose own licence is permissive (MIT, BSD, all-permissive), which leaves out Czech and Swedish. */
const PATTERNS: Readonly<Record<string, string>> = {
  en: 'en-us',
  de: 'de-1996',
  fr: 'fr',
  es: 'es',
  it: 'it',
  pt: 'pt',
  nl: 'nl',
  pl: 'pl',
  da: 'da',
  fi: 'fi',
  nb: 'nb',
  nn: 'nn',
  no: 'no',
};

type Table = Promise<{ readonly default: object }>;
/** Each by its own name, so that a bundle finds them. */
const TABLES: Readonly<Record<string, () => Table>> = {
  'en-us': () => import('hyphen/patterns/en-us.js'),
  'de-1996': () => import('hyphen/patterns/de-1996.js'),
  fr: () => import('hyphen/patterns/fr.js'),
  es: () => import('hyphen/patterns/es.js'),
  it: () => import('hyphen/patterns/it.js'),
  pt: () => import('hyphen/patterns/pt.js'),
  nl: () => import('hyphen/patterns/nl.js'),
  pl: () => import('hyphen/patterns/pl.js'),
  da: () => import('hyphen/patterns/da.js'),
  fi: () => import('hyphen/patterns/fi.js'),
  nb: () => import('hyphen/patterns/nb.js'),
  nn: () => import('hyphen/patterns/nn.js'),
  no: () => import('hyphen/patterns/no.js'),
};

/** Words from this length may be parted, with at least some letters on either side. */
const LEAST_LETTERS = 10;
const BESIDE = 3;
const WORD = new RegExp(`[\\p{L}\\p{M}\\p{N}]{${LEAST_LETTERS},}`, 'gu');
/** Digits are not parted, and the words of these scripts have no hyphens. */
const UNPARTED = /^\p{N}+$|[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Thai}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** Whether a text has a word that may be parted. */
export const hasPartable = (text: string): boolean => /[\p{L}\p{M}\p{N}]{10}/u.test(text);
/** Whether a text has a word that is long for a label in any language. */
export const hasLongWord = (text: string): boolean => /[\p{L}\p{M}\p{N}]{15}/u.test(text);

/** The patterns for a language, as `loadParts` takes them; undefined where there are none. */
export const patternsOf = (locale: string): string | undefined => PATTERNS[locale.toLowerCase().split('-')[0] ?? ''];

/** Loads patterns, which takes up to 60 ms. */
export async function loadParts(patterns: string): Promise<PartsOf> {
  const [{ default: createHyphenator }, { default: table }] = await Promise.all([import('hyphen'), (TABLES[patterns] as () => Table)()]);
  const part = createHyphenator(table, { hyphenChar: SOFT_HYPHEN, minWordLength: LEAST_LETTERS });
  return (word) => {
    let at = 0;
    const known = part(word)
      .split(SOFT_HYPHEN)
      .slice(0, -1)
      .map((piece) => {
        at += piece.length;
        return at;
      });
    return known.length > 0 ? known : anyParts(word);
  };
}

/** Of words that no patterns part, such as codes: before a consonant that follows a vowel, else every four letters. */
export function anyParts(word: string): number[] {
  const inner = Array.from({ length: Math.max(0, word.length - 2 * BESIDE + 1) }, (_, i) => i + BESIDE);
  const whole = inner.filter((at) => !/[\p{M}\udc00-\udfff]/u.test(word[at] ?? ''));
  const syllables = whole.filter(
    (at) => /[aeiouyäöüàâéèêëîïôûùáíóúãõåæøąęıαεηιουωаеиоуыэюя]/iu.test(word[at - 1] ?? '') && /\p{L}/u.test(word[at] ?? ''),
  );
  return syllables.length > 0 ? syllables : whole.filter((at) => at % 4 === 0);
}

/**
 * The paragraph with soft hyphens in the words that are wider than `room_em` (em of the block's size). Undefined when there is none that
 * may be parted.
 */
export function parted(paragraph: ParagraphIn, m: Measured, room_em: number, partsOf: PartsOf): ParagraphIn | undefined {
  const cuts: number[] = [];
  let start = 0;
  for (const { at } of [...m.breaks, { at: m.text.length }]) {
    const end = trimmedEnd(m.text, start, at);
    if (safeWidth(m, start, end) > room_em) cuts.push(...cutsIn(m.text.slice(start, end), partsOf).map((cut) => start + cut));
    start = at;
  }
  if (cuts.length === 0) return undefined;
  let from = 0;
  const runs = paragraph.runs.map((run) => {
    const to = from + run.text.length;
    let text = '';
    let at = from;
    for (const cut of cuts)
      if (cut > from && cut < to) {
        text += `${m.text.slice(at, cut)}${SOFT_HYPHEN}`;
        at = cut;
      }
    text += m.text.slice(at, to);
    from = to;
    return { ...run, text };
  });
  return { ...paragraph, runs };
}

function cutsIn(stretch: string, partsOf: PartsOf): number[] {
  const cuts: number[] = [];
  for (const { 0: word, index } of stretch.matchAll(WORD)) {
    if (!UNPARTED.test(word)) cuts.push(...partsOf(word).map((at) => index + at));
  }
  return cuts;
}
