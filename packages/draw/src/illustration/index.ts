/** Pictures from words, without a model: scenes of the house's own shapes. */
export { MOTIF_KINDS, type Motif } from './define-motif.ts';
export { type IllustrateOptions, type Illustration, illustrate, illustrationMotifs } from './illustrate.ts';
export type { Calm } from './wish.ts';
