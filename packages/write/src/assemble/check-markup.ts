/** Whether the XML of a part that is copied unread is fit to be passed on, found without building a tree. */
import { extensionOf, type Part, parseXml, READ_LIMITS, UnreadableFile } from '@deckwright/read/ooxml';

const LESS = 0x3c;
const SLASH = 0x2f;
const BANG = 0x21;
const QUESTION = 0x3f;
const GREATER = 0x3e;

export const isMarkup = (part: Part): boolean =>
  /[+/]xml$/.test(part.contentType) || ['xml', 'rels', 'vml'].includes(extensionOf(part.name));

/**
 * Parts up to this size, in bytes, are passed on without counting: in them nothing nests deeper, and there are no more elements, than
 * any reader takes in its stride, and counting would be a third of all work.
 */
const COUNTED_FROM = 64 * 1024;

/**
 * Refuses a DOCTYPE; and in large parts tags that do not match in number, and nesting or size beyond the limits.
 * @throws UnreadableFile
 */
export function checkMarkup(part: Part, content: Uint8Array): void {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  // Other encodings than UTF-8 hide tags from a scan of bytes; they are rare enough to be read in full.
  if (bytes.length < 4 || bytes[0] === 0xff || bytes[0] === 0xfe || bytes[0] === 0 || bytes[1] === 0) {
    parseXml(content, part.name);
    return;
  }
  checkProlog(part, bytes);
  if (bytes.length > COUNTED_FROM) checkTags(part, bytes);
}

/** A document type can only stand before the first element (XML 1.0, 2.8). */
function checkProlog(part: Part, bytes: Buffer): void {
  for (let at = bytes.indexOf(LESS); at >= 0; at = bytes.indexOf(LESS, at + 1)) {
    const next = bytes[at + 1];
    if (next !== BANG && next !== QUESTION) return;
    at = endOfAside(bytes, at, part);
  }
  // Custom data that is no XML at all is met, and opened by PowerPoint.
}

function checkTags(part: Part, bytes: Buffer): void {
  let depth = 0;
  let nodes = 0;
  for (let at = bytes.indexOf(LESS); at >= 0; at = bytes.indexOf(LESS, at + 1)) {
    const next = bytes[at + 1];
    if (next === BANG || next === QUESTION) {
      at = endOfAside(bytes, at, part);
      continue;
    }
    if (next === SLASH) {
      depth -= 1;
      continue;
    }
    nodes += 1;
    const close = bytes.indexOf(GREATER, at + 1);
    if (close < 0) throw malformed(part);
    if (bytes[close - 1] !== SLASH) depth += 1;
    if (depth > READ_LIMITS.xml_depth || nodes > READ_LIMITS.xml_nodes) {
      throw new UnreadableFile('xml_too_complex', `${part.name} nests too deep or has too many elements.`, part.name);
    }
  }
  // A value may hold `>` as it is, which a scan of bytes cannot tell from the end of a tag: such a part is read in full.
  if (depth !== 0) parseXml(bytes, part.name);
}

/** The last byte of a comment, an instruction or a CDATA section. */
function endOfAside(bytes: Buffer, at: number, part: Part): number {
  const next = bytes[at + 1];
  const third = bytes[at + 2];
  if (next === BANG && third !== 0x5b && third !== 0x2d) {
    throw new UnreadableFile('xml_doctype', `${part.name} declares a document type, which no part of a .pptx may.`, part.name);
  }
  const end = next === QUESTION ? '?>' : third === 0x5b ? ']]>' : '-->';
  const close = bytes.indexOf(end, at + 2);
  if (close < 0) throw malformed(part);
  return close + end.length - 1;
}

const malformed = (part: Part): UnreadableFile => new UnreadableFile('xml_malformed', `${part.name} is not well-formed XML.`, part.name);
