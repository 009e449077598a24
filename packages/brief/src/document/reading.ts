/** What patterns read. */
import type { Rewritten } from '../input/rewritten.ts';
import type { Named } from '../input/tree-brief.ts';

import type { TextLine } from './lines.ts';
import type { Figure, Piece } from './piece.ts';
import type { Section } from './sections.ts';
import type { Table } from './tables.ts';

export interface Fact {
  readonly label: Piece;
  readonly figure: Figure;
  /** The figure with the noun that the brief counts in: `74 days`, where another figure has it too. */
  readonly said: Piece;
  /** Further numbers of the same clause, years left out. */
  readonly others: readonly Figure[];
  /** A year of the same clause. */
  readonly year?: Figure;
  readonly piece: Piece;
}

export interface Item {
  readonly piece: Piece;
  readonly figures: readonly Figure[];
  /** What is left of the item before (or, failing that, after) its first figure. */
  readonly label: Piece;
}

/** Items that belong together: what stands between semicolons or on one line. */
export interface Group {
  readonly sentence: number;
  /** What stands before the colon. */
  readonly lead?: Piece;
  readonly items: readonly Item[];
  /** As `items`, with their own "and" inside. */
  readonly clauses: readonly Item[];
  readonly piece: Piece;
}

/** Where a brief was set out anew before it was read: its pieces are stretches of the new text. */
export interface SetOut {
  /** Leads from the characters that were read to those that were sent. */
  readonly origin: Rewritten;
  /** What data says by name of the slide as a whole. */
  readonly named: Readonly<Partial<Record<keyof Named, Piece>>>;
  /** Names of values: not missed where they are not drawn. */
  readonly names: readonly Piece[];
  /** The text that was sent. */
  readonly given: string;
  /** What was sent and is no content, as it was sent. */
  readonly left: readonly Piece[];
}

export interface ReadBrief {
  readonly text: string;
  readonly setOut?: SetOut;
  readonly language: string;
  /** Words in lower case between single blanks, with a blank at either end. */
  readonly words: string;
  readonly tokens: readonly string[];
  readonly sentences: readonly Piece[];
  readonly groups: readonly Group[];
  readonly figures: readonly Figure[];
  readonly lines: readonly TextLine[];
  readonly tables: readonly Table[];
  /** Headings with what is listed under them. */
  readonly sections: readonly Section[];
  /** Steps told in order. */
  readonly sequence?: readonly Piece[];
  readonly facts: readonly Fact[];
}

export type { TextLine } from './lines.ts';
export type { Figure, Piece } from './piece.ts';
export type { Entry, Section } from './sections.ts';
export type { Cell, Table, TableRow } from './tables.ts';
