/** Bytes of an XML part to a tree, within limits; a DOCTYPE is refused, so no entity is ever declared. */
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { READ_LIMITS, type ReadLimits } from './limits.ts';
import { canonicalName } from './namespaces.ts';
import { UnreadableFile } from './unreadable-file.ts';
import type { XmlDocument, XmlElement, XmlText } from './xml-tree.ts';

type Open = { -readonly [K in Exclude<keyof XmlElement, 'children' | 'parent'>]: XmlElement[K] } & {
  children: (XmlElement | XmlText)[];
  parent: Open | undefined;
};

const XMLNS = 'http://www.w3.org/2000/xmlns/';
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();

/**
 * @param part its name, for messages
 * @throws UnreadableFile
 */
export function parseXml(bytes: Uint8Array, part: string, limits: ReadLimits = READ_LIMITS): XmlDocument {
  if (bytes.length > limits.xml_bytes) {
    throw new UnreadableFile('too_large', `${part} has ${bytes.length} bytes of XML; the limit is ${limits.xml_bytes}.`, part);
  }
  return parseXmlText(decodeXml(bytes, part), part, limits);
}

/** @throws UnreadableFile */
export function parseXmlText(source: string, part: string, limits: ReadLimits = READ_LIMITS): XmlDocument {
  const parser = new SaxesParser({ xmlns: true });
  const names = new Map<string, string>();
  let nodes = 0;
  let depth = 0;
  let tagStart = 0;
  let root: XmlElement | undefined;
  let current: Open | undefined;

  const tooComplex = (sentence: string): UnreadableFile => new UnreadableFile('xml_too_complex', `${part} ${sentence}.`, part);
  const nameOf = (uri: string, local: string): string => {
    const key = `${uri} ${local}`;
    const known = names.get(key);
    if (known !== undefined) return known;
    const name = canonicalName(uri, local);
    names.set(key, name);
    return name;
  };
  const addText = (text: string): void => {
    if (text.length > limits.xml_text) throw tooComplex(`has a text of ${text.length} characters; the limit is ${limits.xml_text}`);
    if (!current) return;
    const last = current.children.at(-1);
    if (last?.kind === 'text') current.children[current.children.length - 1] = { kind: 'text', text: last.text + text };
    else current.children.push({ kind: 'text', text });
  };

  parser.on('error', (error) => {
    throw new UnreadableFile('xml_malformed', `${part} is not well-formed XML: ${error.message.slice(0, 200)}`, part);
  });
  parser.on('doctype', () => {
    throw new UnreadableFile('xml_doctype', `${part} declares a document type, which no part of a .pptx may.`, part);
  });
  parser.on('opentagstart', (tag) => {
    // The parser has read the name and the character behind it.
    tagStart = parser.position - tag.name.length - 2;
    nodes += 1;
    depth += 1;
    if (depth > limits.xml_depth) throw tooComplex(`nests elements deeper than ${limits.xml_depth}`);
    if (nodes > limits.xml_nodes) throw tooComplex(`has more than ${limits.xml_nodes} elements and attributes`);
  });
  let attributes = 0;
  parser.on('attribute', ({ value }) => {
    nodes += 1;
    attributes += 1;
    if (attributes > limits.xml_attributes) throw tooComplex(`has an element with more than ${limits.xml_attributes} attributes`);
    if (value.length > limits.xml_text) throw tooComplex(`has an attribute of ${value.length} characters; the limit is ${limits.xml_text}`);
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('opentag', (tag) => {
    const element: Open = {
      kind: 'element',
      name: nameOf(tag.uri, tag.local),
      sourceName: tag.name,
      attributes: attributes === 0 ? NO_ATTRIBUTES : attributesOf(tag, nameOf),
      children: [],
      parent: current,
      start: tagStart,
      contentStart: parser.position,
      contentEnd: parser.position,
      end: parser.position,
      selfClosing: tag.isSelfClosing,
    };
    attributes = 0;
    if (current) current.children.push(element);
    else root = element;
    current = element;
  });
  parser.on('closetag', (tag) => {
    depth -= 1;
    if (!current) return;
    current.end = parser.position;
    // An end tag may hold blanks behind its name, so it is found by its `<`, which it cannot hold a second time.
    if (!tag.isSelfClosing) current.contentEnd = source.lastIndexOf('<', parser.position - 1);
    current = current.parent;
  });
  // In one piece, so that offsets are offsets of the source.
  parser.write(source).close();
  if (!root) throw new UnreadableFile('xml_malformed', `${part} is not well-formed XML: it has no element.`, part);
  return { source, root };
}

function attributesOf(tag: SaxesTagNS, nameOf: (uri: string, local: string) => string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const key in tag.attributes) {
    const found = tag.attributes[key];
    if (found && found.uri !== XMLNS) attributes.set(nameOf(found.uri, found.local), found.value);
  }
  return attributes;
}

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
 * stays, so that what is written back begins as it began.
 * @throws UnreadableFile for another encoding, or bytes that are not in the one declared
 */
export function decodeXml(bytes: Uint8Array, part: string): string {
  const label = encodingOf(bytes, part);
  if (label === 'latin1') return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
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
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 200)).toString('latin1').replace(/^ï»¿/, '');
  const declared = DECLARED.exec(head)?.[1]?.toLowerCase() ?? 'utf-8';
  const known = SINGLE_BYTE.get(declared);
  if (known === undefined)
    throw new UnreadableFile(
      'xml_encoding',
      `${part} declares the encoding ${declared.slice(0, 40)}, which its bytes are not in or we do not read.`,
      part,
    );
  return known;
}
