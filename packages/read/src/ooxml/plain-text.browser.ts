/** Bytes as text in a page. `plain-text.node.ts` has the same functions. */

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Undefined where a byte is none of ASCII. */
export const asciiText = (bytes: Uint8Array): string | undefined => (bytes.every((byte) => byte < 0x80) ? strict.decode(bytes) : undefined);

/** With the mark of byte order, where there is one. Undefined where the bytes are no UTF-8. */
export function utf8Text(bytes: Uint8Array): string | undefined {
  try {
    return strict.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Characters made in one call. */
const AT_ONCE = 8192;

/** A character a byte (ISO 8859-1): the decoder of that name reads Windows-1252. */
export function latin1Text(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += AT_ONCE) text += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE));
  return text;
}
