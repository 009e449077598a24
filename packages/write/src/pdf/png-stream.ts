/** The compressed samples inside a PNG that our own encoder made (PNG, third edition, 11.2). */

import { concatBytes } from '@deckwright/core/bytes';
import type { Samples } from './samples.ts';

/** Throws for palettes, opacity, interlacing and depths other than 8: our encoder is told not to make them. */
export function readPngStream(png: Uint8Array): Samples {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const [depth, type, interlace] = [view.getUint8(24), view.getUint8(25), view.getUint8(28)];
  if (depth !== 8 || (type !== 0 && type !== 2) || interlace !== 0) {
    throw new Error(`Unexpected PNG layout: depth ${depth}, colour type ${type}, interlace ${interlace}.`);
  }
  const parts: Uint8Array[] = [];
  for (let at = 8; at + 8 <= png.length; ) {
    const length = view.getUint32(at);
    // "IDAT"
    if (view.getUint32(at + 4) === 0x49444154) parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return { width: view.getUint32(16), height: view.getUint32(20), components: type === 2 ? 3 : 1, data: concatBytes(parts) };
}
