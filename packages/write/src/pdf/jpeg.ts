/** Size and components of a JPEG, from its frame header (ITU-T T.81, B.2.2). */

export interface JpegFrame {
  readonly width: number;
  readonly height: number;
  readonly components: number;
}

/** Undefined when the bytes are not a JPEG of 8 bits a sample that a PDF may carry as it is. */
export function readJpegFrame(bytes: Uint8Array): JpegFrame | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1]!;
    // Fill bytes, and markers that stand alone.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) {
      at += 2;
      continue;
    }
    // Start of frame: baseline, extended, progressive. C4, C8 and CC are other things; the rest is not Huffman coded.
    if (marker === 0xc0 || marker === 0xc1 || marker === 0xc2) {
      const height = (bytes[at + 5]! << 8) | bytes[at + 6]!;
      const width = (bytes[at + 7]! << 8) | bytes[at + 8]!;
      const usable = bytes[at + 4] === 8 && width > 0 && height > 0;
      return usable ? { width, height, components: bytes[at + 9]! } : undefined;
    }
    if (marker === 0xda || marker === 0xd9) return undefined;
    at += 2 + ((bytes[at + 2]! << 8) | bytes[at + 3]!);
  }
  return undefined;
}
