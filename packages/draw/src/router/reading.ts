/** What patterns read. */
export type { Figure, Piece } from './piece.ts';
export type { Group, Item, ReadBrief } from './read-brief.ts';
