/** What painting needs besides the slide. */
import type { ImageShape } from '@deckwright/draw/scene';
import type { FontSource } from '@deckwright/draw/typeset';
import type { SKRSContext2D } from '@napi-rs/canvas';

/** What `drawImage` takes on the canvas that is painted on. */
export type CanvasPicture = Parameters<SKRSContext2D['drawImage']>[0];

/** Decoded pictures by the shape that shows them, cropped and in its two tones. */
export type Pictures = ReadonlyMap<ImageShape, CanvasPicture>;

export interface PaintKit {
  readonly fonts: FontSource;
  /** The family name under which the canvas draws a face. */
  readonly familyOf: (face: string) => string;
  readonly pictures: Pictures;
}
