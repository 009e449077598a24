/** Bytes of a text file as text. */
import { latin1Text } from '#plain-text';
import { DocumentRefusal } from '../document-refusal.ts';

/** Null characters are in no text; more than a few controls neither. */
const CONTROLS = /[\0-\x08\x0e-\x1a\x1c-\x1f]/g;
const MOST_CONTROLS = 8;

export interface DecodedText {
  readonly text: string;
  /** It is no UTF-8, and read as the code page of Western Windows. */
  readonly isGuessed: boolean;
}

/** Line feeds for all line ends, without the mark of byte order. @throws DocumentRefusal for bytes that are no text */
export function decodeText(bytes: Uint8Array, name: string): DecodedText {
  const { text, isGuessed } = decoded(bytes);
  const flat = text.replace(/\r\n?/g, '\n');
  if (flat.includes('\0') || (flat.match(CONTROLS)?.length ?? 0) > MOST_CONTROLS)
    throw new DocumentRefusal('unknown_format', `${name} is of no format that is read, and is no text.`);
  return { text: flat, isGuessed };
}

/** What Windows-1252 has in place of the controls of Latin 1, from 0x80; decoders of some versions of Node leave these out. */
const WESTERN = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

const westernText = (bytes: Uint8Array): string => latin1Text(bytes).replace(/[\x80-\x9f]/g, (c) => WESTERN.charAt(c.charCodeAt(0) - 0x80));

function decoded(bytes: Uint8Array): DecodedText {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), isGuessed: false };
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), isGuessed: false };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isGuessed: false };
  } catch {
    return { text: westernText(bytes), isGuessed: true };
  }
}
