/** The door to drawing foreign decks: a slide of the deck model as a scene. */
export type { Approximation, ApproximationKind } from './approximations.ts';
export type { PictureKit, Redraw, Redrawing } from './media.ts';
export { deckOfScenes, type SceneKit, type SceneOfSlide, sceneOfSlide } from './scene-of-slide.ts';
