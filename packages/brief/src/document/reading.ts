/** What patterns read. */

export type { Fact } from './facts.ts';
export type { TextLine } from './lines.ts';
export type { Figure, Piece } from './piece.ts';
export type { Group, Item, ReadBrief } from './read-brief.ts';
export type { Entry, Section } from './sections.ts';
export type { Cell, Table, TableRow } from './tables.ts';
