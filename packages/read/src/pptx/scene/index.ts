/** The door to drawing foreign decks: a slide of the deck model as a scene, and foreign text set into lines. */
export type { Approximation, ApproximationKind } from './approximations.ts';
export type { PictureKit, Redraw, Redrawing } from './media.ts';
export { deckOfScenes, type SceneKit, type SceneOfSlide, sceneOfSlide } from './scene-of-slide.ts';
export { bulletMark } from './text/bullets.ts';
export { type CarriedFamily, carriedFamily } from './text/faces.ts';
export { createTextKit, type TextKit } from './text/kit.ts';
export { type Frame, type SetLine, type SetText, setForeignText } from './text/set-text.ts';
export { isSymbolFace } from './text/symbols.ts';
