/** What the grammar makes of blocks: series of items that are all of one type. */

import type { NumberToken, PeriodToken, Phrase, Span, Token, WordToken } from '@deckwright/source';

export type ItemType =
  | 'value'
  | 'timed'
  | 'step'
  | 'range'
  | 'zone'
  | 'dated'
  | 'labelled'
  | 'person'
  | 'placed'
  | 'rated'
  | 'edge'
  | 'text';

/** What points at an item, and where it is among its neighbours. */
export interface Pointed extends Phrase {
  readonly place: number;
}
export type Pointers = { readonly [K in 'reached' | 'aimed' | 'recommended']?: Pointed };

export interface Item extends Span {
  readonly type: ItemType;
  /** What the item is called. */
  readonly label?: Phrase;
  /** What is said of it in words. */
  readonly text?: Phrase;
  /** In the order of `columns` of its series. */
  readonly values: readonly NumberToken[];
  readonly periods: readonly PeriodToken[];
  /** Words of closed classes: high, done, R. */
  readonly marks: readonly WordToken[];
  /** Ends of an edge. */
  readonly from?: Phrase;
  readonly to?: Phrase;
  /** What stands in brackets behind it. */
  readonly notes: readonly Phrase[];
  /** All of it as it stands, brackets among it. */
  readonly whole?: Phrase;
  /** How large it is as a whole, where its values are parts of it: `Clinics ($180m): ours 25 %, others 75 %`. */
  readonly size?: NumberToken;
  /** What is listed under it. */
  readonly items: readonly Item[];
  /** What the brief says of it elsewhere. */
  readonly recommended?: Pointed;
}

export interface Series extends Span {
  readonly type: ItemType;
  readonly items: readonly Item[];
  /** Written with numbers, or as a row of steps. */
  readonly ordered: boolean;
  /** Set as a list or as labelled lines. */
  readonly listed?: boolean;
  /** Two courses of which one is taken: "either … or …". */
  readonly forked?: boolean;
  /** Marks of its items that say nothing of their own: their numbers, "then". */
  readonly joints: readonly Span[];
  /** The words before its colon, its heading or its name of a field. */
  readonly head?: Phrase;
  /** Titles of the columns behind the label: of a table, or said once of all ("actual vs target"). As many as each item has values, marks or texts; else empty. */
  readonly columns: readonly Phrase[];
  /** Its columns are the axes on which a brief places its items. */
  readonly axes?: true;
  /** The title of the column of labels. */
  readonly corner?: Phrase;
  /** The levels between which steps lead. */
  readonly opening?: Item;
  readonly closing?: Item;
  /** A row that is the sum of the others. */
  readonly total?: Item;
  /** What its edges mean where the head of a column says it. */
  readonly relation?: 'reports_to' | 'quote';
  /** A target, an average or a benchmark that all are held against: its word and its value. */
  readonly reference?: Item;
  /** Which of its items is reached, aimed at or recommended. */
  readonly pointers?: Pointers;
}

/** Cells that are of no one type, as they stand. */
export interface Grid extends Span {
  readonly head: readonly Phrase[];
  readonly rows: readonly (readonly Phrase[])[];
  /** Cells that only count the rows, and their title. */
  readonly joints: readonly Span[];
  /** The words above it. */
  readonly title?: Phrase;
  /** Made of sentences, which are no table until something asks for one. */
  readonly told?: boolean;
}

/** A heading, or the words before a colon, and what stands under it. */
export interface Part extends Span {
  readonly head: Phrase;
  readonly series: readonly Series[];
  readonly grids: readonly Grid[];
  /** Sentences under it. */
  readonly sentences: readonly Phrase[];
  readonly parts: readonly Part[];
  readonly recommended?: Pointed;
}

/** Everything that a brief says, each character of its blocks once. */
export interface Content {
  readonly text: string;
  /** All tokens of its blocks, in order: what a span holds is found in them. */
  readonly tokens: readonly Token[];
  readonly language: string;
  readonly title?: Phrase;
  /** The brief says itself that it is its title: `Title: …`. */
  readonly titled?: boolean;
  readonly subtitle?: Phrase;
  readonly takeaway?: Phrase;
  readonly source?: Phrase;
  /** Lines that the brief labels as notes, assumptions or samples: `Note: …`. */
  readonly notes: readonly Phrase[];
  /** The unit that the brief names for its bare numbers. */
  readonly unit?: Phrase;
  readonly series: readonly Series[];
  readonly grids: readonly Grid[];
  readonly parts: readonly Part[];
  /** Sentences that are of none of the others, in their order. */
  readonly sentences: readonly Phrase[];
  /** Sentences that are series: what no form draws of them is said as it stands. */
  readonly spare: readonly Phrase[];
  /** Of those, each that is one item with a number, as a series of one. */
  readonly singles: readonly Series[];
  /** What is said to whoever makes the slide: no content. */
  readonly talk: readonly Phrase[];
  /** Of the talk, what its writer says of other things, and orders that change nothing: whoever sent it is told. */
  readonly asides: readonly Phrase[];
  /** Of those, what asks for the slide: it may say what the slide is about. */
  readonly requests: readonly Phrase[];
  /** Names of labelled lines that say what their line is: `title`, `unit`; no content. */
  readonly named: readonly Phrase[];
  /** Lines that ask for a form: `chart: bar`. */
  readonly asks: readonly Phrase[];
}

/** Tokens that stand within a span. */
export function tokensIn({ tokens }: Pick<Content, 'tokens'>, { start, end }: Span): readonly Token[] {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle] as Token).start < start) low = middle + 1;
    else high = middle;
  }
  let to = low;
  while (to < tokens.length && (tokens[to] as Token).end <= end) to++;
  return tokens.slice(low, to);
}
