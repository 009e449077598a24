/**
 * What every text that is sent becomes before anything is read out of it: a tree of typed blocks whose leaves are tokens. Offsets count
 * UTF-16 units of the text as it was sent, end exclusive; `text` is what stands there once escapes and joints of names are undone, so
 * that it may differ from the characters between the offsets.
 */
import type { WordClass } from './lexicon.ts';

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Words of the source as they are drawn, and where they stand. */
export interface Phrase extends Span {
  readonly text: string;
}

export interface WordToken extends Phrase {
  readonly kind: 'word';
  /** In lower case. */
  readonly lower: string;
  /** What the lexicon of the language says of it; a phrase of several words that has a class is one token. */
  readonly classes: readonly WordClass[];
  /** Begins with a capital. */
  readonly capital: boolean;
}

/** What a number counts. `count` is none of the others: pieces, people, a bare number. */
export type Dimension =
  | 'money'
  | 'share'
  | 'points'
  | 'multiple'
  | 'time'
  | 'length'
  | 'mass'
  | 'energy'
  | 'power'
  | 'volume'
  | 'area'
  | 'data'
  | 'count';

export interface NumberToken extends Phrase {
  readonly kind: 'number';
  /** As written, before its scale: 12.4 of `€12.4m`. */
  readonly value: number;
  /** 1e6 of `€12.4m`. */
  readonly factor: number;
  /** Currency, scale and unit as written, without the digits: `€m`, `%`, `Mio. €`, `days`; empty where there is none. */
  readonly unit: string;
  readonly dimension: Dimension;
  /** Written signs, brackets of accountants among them. */
  readonly sign?: '+' | '-' | '±';
  /** `over 40`, `< 5 %`, `~30`, `up to 12`. The words stand in `text`. */
  readonly bound?: 'more' | 'less' | 'about';
  /** The digits alone, with their marks and a percent sign: what is drawn where the unit stands elsewhere. */
  readonly digits: Phrase;
  /** Four bare digits of 1900 to 2099. */
  readonly year: boolean;
}

/** A stretch of time, or a day. Sorting by `from`, then `to`, is the order of time. */
export interface PeriodToken extends Phrase {
  readonly kind: 'period';
  readonly grain: 'day' | 'week' | 'month' | 'quarter' | 'half' | 'year' | 'weekday' | 'hour' | 'numbered';
  /** Days since 1970-01-01, the last one inclusive. Where the source names no year, of year 0 (days are negative and comparable among themselves). */
  readonly from: number;
  readonly to: number;
  readonly year_named: boolean;
  /** `FY24`, `GJ 2024/25`. */
  readonly fiscal: boolean;
}

/** A mark of punctuation or a drawn sign: `, ; : . ? ! ( ) [ ] / | → - – — • = + & "`. A line break within a block is the mark `\n`. */
export interface MarkToken extends Phrase {
  readonly kind: 'mark';
  /** One of `,` `;` `:` `.` `?` `!` `(` `)` `/` `|` `>` (any arrow) `-` (any dash with blanks around it) `=` `+` `&` `"` `\n`, whatever was written. */
  readonly mark: string;
}

export type Token = WordToken | NumberToken | PeriodToken | MarkToken;

/** Words without structure of their own: of a heading, a cell, a sentence. */
export interface Line extends Phrase {
  readonly tokens: readonly Token[];
}

export interface ListItem extends Span {
  readonly line: Line;
  readonly blocks: readonly Block[];
}

/** What talk does: it asks for the slide, greets, signs, says something of its writer, or orders how the slide is made. */
export type TalkRole = 'request' | 'greeting' | 'signature' | 'aside' | 'instruction';

export type Block = Span &
  (
    | { readonly kind: 'heading'; readonly level: number; readonly line: Line }
    /** One line a sentence. */
    | { readonly kind: 'paragraph'; readonly sentences: readonly Line[] }
    | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly ListItem[] }
    /** Rows have as many cells as the head where there is one; an empty cell has an empty text. */
    | { readonly kind: 'table'; readonly head?: readonly Line[]; readonly rows: readonly (readonly Line[])[] }
    /** `Source: ERP export`, `title: …` of data. What stands behind the colon is a line, or blocks of their own. */
    | { readonly kind: 'field'; readonly label: Line; readonly line?: Line; readonly blocks: readonly Block[] }
    | { readonly kind: 'quotation'; readonly blocks: readonly Block[] }
    | { readonly kind: 'code'; readonly line: Line }
    /** Of documents: the words that stand for the picture, and its address. */
    | { readonly kind: 'picture'; readonly line: Line; readonly source: string }
    | { readonly kind: 'talk'; readonly role: TalkRole; readonly line: Line }
  );

export interface SourceDocument {
  /** As it was sent. */
  readonly text: string;
  /** ISO 639-1 of the eight languages and zh, ja, ko, ar; `en` where the text leaves it open. */
  readonly language: string;
  readonly blocks: readonly Block[];
}
