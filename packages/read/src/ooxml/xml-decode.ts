/** Decodes the bytes of an XML part in their encoding. */
import { asciiText, latin1Text, utf8Text } from '#plain-text';
import { UnreadableFile } from './unreadable-file.ts';

const DECLARED = /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/;
const SINGLE_BYTE = new Map([
  ['utf-8', 'utf-8'],
  ['utf8', 'utf-8'],
  ['us-ascii', 'utf-8'],
  ['ascii', 'utf-8'],
  ['iso-8859-1', 'latin1'],
  ['latin1', 'latin1'],
  ['windows-1252', 'windows-1252'],
]);

/**
 * The text of a part: UTF-8 and UTF-16 as XML demands, and the two western code pages that old tools declare. A byte order mark
 * stays, so that the written part begins with it again.
 * @throws UnreadableFile for another encoding, or bytes that are not in the one declared
 */
export function decodeXml(bytes: Uint8Array, part: string): string {
  const label = encodingOf(bytes, part);
  if (label === 'latin1') return latin1Text(bytes);
  const plain = label === 'utf-8' ? (asciiText(bytes) ?? utf8Text(bytes)) : undefined;
  if (plain !== undefined) return plain;
  try {
    return new TextDecoder(label, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new UnreadableFile('xml_encoding', `${part} holds bytes that are not ${label.toUpperCase()}.`, part);
  }
}

function encodingOf(bytes: Uint8Array, part: string): string {
  const [a, b] = bytes;
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return 'utf-16le';
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return 'utf-16be';
  const head = latin1Text(bytes.subarray(0, 200)).replace(/^ï»¿/, '');
  const declared = DECLARED.exec(head)?.[1]?.toLowerCase() ?? 'utf-8';
  const single_byte = SINGLE_BYTE.get(declared);
  if (single_byte === undefined)
    throw new UnreadableFile(
      'xml_encoding',
      `${part} declares the encoding ${declared.slice(0, 40)}, which its bytes are not in or we do not read.`,
      part,
    );
  return single_byte;
}
