/** The door to setting foreign text: the lines of a text in its frame, and the rows of a table, as they are drawn. */
export type { CutWord } from './break-lines.ts';
export { bulletMark } from './bullets.ts';
export { type CarriedFamily, carriedFamily, isAsianFamily } from './faces.ts';
export { frameOf, type TextHolder, type TurnedFrame } from './frame.ts';
export { extent, grownRows } from './grown-rows.ts';
export { createTextKit, type TextKit } from './kit.ts';
export { type Frame, type SetLine, type SetText, setForeignText } from './set-text.ts';
export { type InkOfRun, inkOn } from './spans.ts';
export { isSymbolFace } from './symbols.ts';
