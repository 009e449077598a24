/** The contract of `look-at-picture`: whether a picture can be decoded whole, what it is, and whether it carries the request of its slide. Nothing is read from it. */
import { defineTask } from '@deckwright/core/task';

export interface PictureLook {
  readonly format: string;
  readonly width_px: number;
  readonly height_px: number;
  /** More than one: a picture that moves, of which the first is read. */
  readonly frames: number;
  readonly carries_request: boolean;
}

/** Refusals are `not_a_picture`, `corrupted`, `too_large`, `too_small` and `too_narrow`. */
export const lookAtPictureTask = defineTask<object, PictureLook>({
  name: 'look-at-picture',
  limits: { time_ms: 15_000, memory_mib: 768, output_bytes: 64 * 1024 },
  remedy: 'Send the picture of one slide, with fewer pixels.',
});
