/** Texts as bytes and back, by what servers and browsers have in common. */

const encoder = new TextEncoder();

export const utf8 = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text);

/** Bytes that the text takes in UTF-8; a lone surrogate takes three. */
export function utf8Length(text: string): number {
  let bytes = text.length;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) continue;
    if (unit < 0x800) bytes += 1;
    else if (isPair(unit, text.charCodeAt(i + 1))) {
      // Four bytes for two units.
      bytes += 2;
      i += 1;
    } else bytes += 2;
  }
  return bytes;
}

const isPair = (unit: number, next: number): boolean => unit >= 0xd800 && unit < 0xdc00 && next >= 0xdc00 && next < 0xe000;

/** One byte for each UTF-16 unit, its lower eight bits. */
export function latin1(text: string): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) out[i] = text.charCodeAt(i);
  return out;
}

export function concatBytes(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    out.set(chunk, at);
    at += chunk.length;
  }
  return out;
}
