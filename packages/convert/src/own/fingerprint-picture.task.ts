/** The contract of `fingerprint-picture`: a picture of a stranger in, and the ways in which it may be one of ours out. */
import { defineTask } from '@deckwright/core/task';

/** Left, top, right and bottom: pixels of the picture as it is compared. */
export type FramePx = readonly [left: number, top: number, right: number, bottom: number];

/** A place where the slide may lie, and what is seen there. */
export interface PictureWay {
  readonly frame: FramePx;
  readonly bits: string;
  readonly colors: readonly number[];
  readonly bands: readonly number[];
}

export interface FingerprintPictureAnswer {
  readonly picture: { readonly format: string; readonly width_px: number; readonly height_px: number };
  readonly ways: readonly PictureWay[];
}

/** Refusals are those of `convert-picture`. */
export const fingerprintPictureTask = defineTask<object, FingerprintPictureAnswer>({
  name: 'fingerprint-picture',
  limits: { time_ms: 30_000, memory_mib: 1024, output_bytes: 1024 * 1024 },
  remedy: 'Send the picture of one slide, with fewer pixels.',
});
