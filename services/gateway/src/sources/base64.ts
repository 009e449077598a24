/** Base64 in a body. */

/** Some encoders break lines; nothing else may stand between the characters. */
const BREAKS = /[\r\n]+/g;

/** The bytes, or null where the text is not base64. Tens of megabytes are judged by what the decoder makes of them: it leaves out what it does not know. */
export function fromBase64(text: string): Buffer | null {
  const packed = text.includes('\n') || text.includes('\r') ? text.replace(BREAKS, '') : text;
  // The decoder also takes the alphabet of addresses.
  if (packed.includes('-') || packed.includes('_')) return null;
  const padding = packed.endsWith('==') ? 2 : packed.endsWith('=') ? 1 : 0;
  const characters = packed.length - padding;
  if (characters % 4 === 1) return null;
  const bytes = Buffer.from(packed, 'base64');
  return bytes.length === Math.floor((characters * 3) / 4) ? bytes : null;
}

/** As `fromBase64`, of a text that may also be a data URI. */
export const fromDataOrBase64 = (text: string): Buffer | null =>
  fromBase64(text.slice(0, 5).toLowerCase() === 'data:' ? text.replace(/^data:[a-z0-9.+/-]*;base64,/i, '') : text);
