/** The door to comparing: what a person changed in a deck that carries its source. */
export { type AddedElement, toElement } from './added-element.ts';
export { type CarriedShape, type CarriedSource, carriedSource } from './carried-source.ts';
export { compareSlide } from './compare-slide.ts';
export type { BaseSlide, ComparedSlide, Found, FoundEdit } from './comparison.ts';
export { matchSlides } from './match-slides.ts';
export { joinRewriting } from './rewritten.ts';
export { type UnsaidKit, unsaidChanges } from './unsaid-changes.ts';
