/** Bytes as text, the quick ways of Node. `plain-text.browser.ts` has the same functions. */
import { isAscii, isUtf8 } from 'node:buffer';

const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Undefined where a byte is none of ASCII. */
export function asciiText(bytes: Uint8Array): string | undefined {
  const buffer = bufferOf(bytes);
  return isAscii(buffer) ? buffer.toString('latin1') : undefined;
}

/** With the mark of byte order, where there is one. Undefined where the bytes are no UTF-8. */
export function utf8Text(bytes: Uint8Array): string | undefined {
  const buffer = bufferOf(bytes);
  return isUtf8(buffer) ? buffer.toString('utf8') : undefined;
}

/** A character a byte (ISO 8859-1). */
export const latin1Text = (bytes: Uint8Array): string => bufferOf(bytes).toString('latin1');
