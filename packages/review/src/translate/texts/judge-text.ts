/** Whether a translation of one text may take its place. */
import type { Piece } from './markers.ts';
import { readMarkers } from './markers.ts';
import { sameNumbers } from './numbers.ts';

export interface Term {
  readonly term: string;
  /** Missing: the term stays as it is. */
  readonly translation?: string;
}

export type TextFault = 'no_answer' | 'empty' | 'too_long' | 'not_text' | 'markers_lost' | 'numbers_changed' | 'glossary_missed';

/** Faults with which a translation is shown all the same, and named. */
export const SHOWN_FAULTS: ReadonlySet<TextFault> = new Set<TextFault>(['glossary_missed']);

/** Languages differ by a third; a short word may become a phrase. */
const MAX_GROWTH = 4;
const GRACE = 60;

/** What XML 1.0 does not let stand in a part, and lines that a paragraph does not have. */
const NOT_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/u;

export interface SourceText {
  readonly source: string;
  readonly pieces: readonly Piece[];
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

/** Endings may follow, as in languages with cases. */
const holds = (text: string, term: string): boolean => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(term)}`, 'iu').test(text);

const escaped = (text: string): string =>
  text
    .trim()
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replace(/\s+/g, '\\s+');

/** Line breaks that an answer put into a text that is one line, as blanks; blanks at its ends go, since the paragraph has its own. */
export const tidied = (text: string): string => text.replace(/[\r\n\t\u2028\u2029]+/g, ' ').trim();
