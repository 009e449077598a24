/** The door to drawing foreign decks: a slide of the deck model as a scene, and foreign text set into lines. */
export { type CarriedFamily, carriedFamily } from './text/faces.ts';
export { createTextKit, type TextKit } from './text/kit.ts';
export { type Frame, type SetLine, type SetText, setForeignText } from './text/set-text.ts';
export { isSymbolFace } from './text/symbols.ts';
