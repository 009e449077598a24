/** What the scanner knows of the text around a line: its language, and how that writes numbers and days. */
import { type Lexicon, lexiconOf, type WordClass } from '../lexicon.ts';
import type { Raw } from './lex.ts';

export interface FoundPhrase {
  readonly next: number;
  readonly classes: readonly WordClass[];
}

export interface ScanContext {
  readonly lexicon: Lexicon;
  readonly decimalComma: boolean;
  /** Blanks may part thousands. */
  readonly spaced: boolean;
  /** `3/15/2026`. */
  readonly monthFirst: boolean;
  readonly phraseAt: (raws: readonly Raw[], i: number) => FoundPhrase | undefined;
  /** What stands in brackets from `open` to `close` is a minus. */
  readonly minusInBrackets: (raws: readonly Raw[], open: number, close: number) => boolean;
}

const COMMA_LANGUAGES: ReadonlySet<string> = new Set(['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl']);
const SPACED_LANGUAGES: ReadonlySet<string> = new Set(['fr', 'pl', 'es', 'pt', 'de']);

/** How numbers and days of a text are read: by its language, the caller's locale, and what the text itself leaves no doubt of. */
export function scanContext(language: string, locale: string | undefined, text: string): ScanContext {
  const lexicon = lexiconOf(language);
  // One figure that can only be read one way tells of the others.
  const comma = /\d,(?:\d{1,2}|\d{4,})(?!\d|,\d|[^\S\n]*\d)/u.test(text);
  const point = /(?<![\d.])\d+\.(?:\d{1,2}|\d{4,})(?![\d.])/u.test(text);
  return {
    lexicon,
    decimalComma: COMMA_LANGUAGES.has(language) ? !(point && !comma) : false,
    spaced: SPACED_LANGUAGES.has(language),
    monthFirst: locale === 'en-US' || (language === 'en' && /(?<![\d/])(?:0?[1-9]|1[0-2])\/(?:1[3-9]|2\d|3[01])\/\d/u.test(text)),
    phraseAt: (raws, i) => phraseAt(lexicon, raws, i),
    minusInBrackets,
  };
}

/** The longest phrase of the lexicon that begins at `i`. */
function phraseAt(lexicon: Lexicon, raws: readonly Raw[], i: number): FoundPhrase | undefined {
  const first = raws[i];
  if (first?.kind !== 'word') return undefined;
  for (const { rest, classes } of lexicon.phrases.get(first.lower) ?? []) {
    const fits = rest.every((word, k) => {
      const raw = raws[i + 1 + k];
      if (raw?.kind !== 'word' || !raw.apart) return false;
      return word.endsWith('*') ? raw.lower.startsWith(word.slice(0, -1)) : raw.lower === word;
    });
    if (fits) return { next: i + 1 + rest.length, classes };
  }
  return undefined;
}

/** Minus in brackets, as accountants write it: the cell itself, a part between other cells, or one of a row of figures. */
function minusInBrackets(raws: readonly Raw[], open: number, close: number): boolean {
  const before = raws[open - 1];
  const behind = raws[close + 1];
  const opens = before === undefined || (before.kind === 'mark' && '|/\n'.includes(before.mark)) || isRow(raws, open - 1);
  const closes = behind === undefined || (behind.kind === 'mark' && '|/\n,;.'.includes(behind.mark));
  return opens && closes;
}

/** `12, 4, (3)`: a figure and a comma before. */
const isRow = (raws: readonly Raw[], i: number): boolean =>
  raws[i]?.kind === 'mark' && ',;'.includes((raws[i] as Raw).mark) && (raws[i - 1]?.kind === 'digits' || raws[i - 1]?.mark === ')');
