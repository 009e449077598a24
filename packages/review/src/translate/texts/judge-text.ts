/** Judges whether the translation of a text may replace it. */
import type { TextFacts } from './facts.ts';
import type { Piece } from './markers.ts';
import { readMarkers } from './markers.ts';
import { sameNumbers } from './numbers.ts';

export interface Term {
  readonly term: string;
  /** Missing: the term stays as it is. */
  readonly translation?: string;
}

export type TextFault = 'no_answer' | 'empty' | 'too_long' | 'not_text' | 'markers_lost' | 'numbers_changed' | 'glossary_missed';

/** Faults with which a translation is used and reported. */
export const SHOWN_FAULTS: ReadonlySet<TextFault> = new Set<TextFault>(['glossary_missed']);

/** Lengths of languages differ by a third, and a short word may become a phrase. */
const MAX_GROWTH = 4;
const GRACE = 60;

/** Characters that XML 1.0 does not allow, and line breaks, which a paragraph does not have. */
const NOT_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/u;

export interface SourceText {
  readonly source: string;
  readonly pieces: readonly Piece[];
  /** For the translator. */
  readonly facts?: TextFacts;
}

/** The first fault of a translation; undefined when there is none. */
export function judgeText({ source, pieces }: SourceText, translated: string | null, terms: readonly Term[] = []): TextFault | undefined {
  if (translated === null) return 'no_answer';
  if (translated.trim() === '') return 'empty';
  if (translated.length > source.length * MAX_GROWTH + GRACE) return 'too_long';
  if (NOT_TEXT.test(translated)) return 'not_text';
  const placed = readMarkers(translated, pieces);
  if (placed === null) return 'markers_lost';
  const shown = (texts: readonly string[]): string => texts.join(' ');
  const before = shown(pieces.flatMap((piece) => (piece.kind === 'words' ? [piece.text] : [])));
  const after = shown(placed.flatMap(({ text }) => (text === undefined ? [] : [text])));
  if (!sameNumbers(before, after)) return 'numbers_changed';
  return termsIn(terms, before).every(({ term, translation = term }) => holds(after, translation)) ? undefined : 'glossary_missed';
}

/** Terms of the glossary that a text has, as whole words, whatever their case. */
export const termsIn = (terms: readonly Term[], text: string): readonly Term[] =>
  terms.filter(({ term }) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(term)}(?![\\p{L}\\p{N}])`, 'iu').test(text));

/** Endings may follow, because some languages have cases. */
const holds = (text: string, term: string): boolean => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(term)}`, 'iu').test(text);

const escaped = (text: string): string =>
  text
    .trim()
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replace(/\s+/g, '\\s+');

/** Replaces line breaks of an answer with spaces, and removes white space at its ends, because the paragraph has its own. */
export const tidied = (text: string): string => text.replace(/[\r\n\t\u2028\u2029]+/g, ' ').trim();
