/** The work of `look-at-picture`. */
import { defineWork } from '@deckwright/core/task';
import { carriedPngSource } from '@deckwright/read/image';
import { decoding } from './decoding.ts';
import type { PictureLook } from './look-at-picture.task.ts';

/** All of the file is decoded for it, and little of it kept. */
const LOOKED_AT_PX = 64;

export const work = defineWork<object, PictureLook>(async (_order, [file = new Uint8Array()]) => {
  const { format, width_px, height_px, frames } = await decoding(file, LOOKED_AT_PX);
  return { answer: { format, width_px, height_px, frames, carries_request: carriedPngSource(file) !== undefined } };
});
