/** The work of `fingerprint-picture`. */
import { defineWork } from '@deckwright/core/task';
import { probeOf, slideFrames } from '@deckwright/read/likeness';
import { decodedAsIs } from './decoded-as-is.ts';
import type { FingerprintPictureAnswer } from './fingerprint-picture.task.ts';

export const work = defineWork<object, FingerprintPictureAnswer>(async (_, [file = new Uint8Array()]) => {
  const { pixels, format, width_px, height_px } = await decodedAsIs(file);
  const ways = slideFrames(pixels).map((frame) => {
    const { fingerprint, bands } = probeOf(pixels, frame);
    return { frame: [frame.left, frame.top, frame.right, frame.bottom] as const, ...fingerprint, bands };
  });
  return { answer: { picture: { format, width_px, height_px }, ways }, files: [] };
});
