/** Changes of a part as replacements in its source; everything else stays the same, character for character. */
import { UnreadableFile } from './unreadable-file.ts';
import type { XmlDocument, XmlElement } from './xml-tree.ts';

/** Replaces `[start, end)` of the source; an insertion has `start === end`. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * The source with the edits made. Insertions at one place come out in the order given.
 * @throws RangeError when two edits overlap
 */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  const ordered = edits.map((edit, i) => ({ edit, i })).sort((x, y) => x.edit.start - y.edit.start || x.edit.end - y.edit.end || x.i - y.i);
  let out = '';
  let from = 0;
  for (const { edit } of ordered) {
    if (edit.start < from) throw new RangeError(`Two edits overlap at ${edit.start}.`);
    out += source.slice(from, edit.start) + edit.text;
    from = edit.end;
  }
  return out + source.slice(from);
}

/** Text as it may stand in an attribute value or between tags. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"\t\n\r]/g, (c) =>
    c === '&' ? '&amp;' : c === '<' ? '&lt;' : c === '>' ? '&gt;' : c === '"' ? '&quot;' : `&#${c.charCodeAt(0)};`,
  );

/**
 * Sets or adds an attribute.
 * @param sourceName as the file writes it, with the file's own prefix
 */
export function setAttribute({ source }: XmlDocument, element: XmlElement, sourceName: string, value: string): Edit {
  const found = findAttribute(source, element, sourceName);
  if (found) return { start: found.valueStart, end: found.valueEnd, text: escapeXml(value) };
  const place = element.start + 1 + element.sourceName.length;
  return { start: place, end: place, text: ` ${sourceName}="${escapeXml(value)}"` };
}

/** Removes an attribute and the space before it; undefined when there is no such attribute. */
export function removeAttribute({ source }: XmlDocument, element: XmlElement, sourceName: string): Edit | undefined {
  const found = findAttribute(source, element, sourceName);
  return found && { start: found.start, end: found.valueEnd + 1, text: '' };
}

export const removeElement = (element: XmlElement): Edit => ({ start: element.start, end: element.end, text: '' });
export const replaceElement = (element: XmlElement, xml: string): Edit => ({ start: element.start, end: element.end, text: xml });
export const insertBefore = (element: XmlElement, xml: string): Edit => ({ start: element.start, end: element.start, text: xml });
export const insertAfter = (element: XmlElement, xml: string): Edit => ({ start: element.end, end: element.end, text: xml });

/** Adds `xml` as the last children of an element, also of a self-closing one. */
export function append({ source }: XmlDocument, element: XmlElement, xml: string): Edit {
  if (!element.selfClosing) return { start: element.contentEnd, end: element.contentEnd, text: xml };
  const slash = source.lastIndexOf('/', element.end - 1);
  return { start: slash, end: element.end, text: `>${xml}</${element.sourceName}>` };
}

/** Adds `xml` as the first children of an element, also of a self-closing one. */
export const prepend = (document: XmlDocument, element: XmlElement, xml: string): Edit =>
  element.selfClosing ? append(document, element, xml) : { start: element.contentStart, end: element.contentStart, text: xml };

interface FoundAttribute {
  /** Offset of the space before the name. */
  readonly start: number;
  /** Offset of the value, between its quotes. */
  readonly valueStart: number;
  readonly valueEnd: number;
}

/** Attributes of a start tag, which is well-formed, so that names and quoted values alternate. */
function findAttribute(source: string, element: XmlElement, sourceName: string): FoundAttribute | undefined {
  const pattern = /\s+([^\s=/>]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gy;
  pattern.lastIndex = element.start + 1 + element.sourceName.length;
  for (let match = pattern.exec(source); match; match = pattern.exec(source)) {
    if (match[1] !== sourceName) continue;
    const end = pattern.lastIndex - 1;
    return { start: match.index, valueStart: end - (match[2] ?? match[3] ?? '').length, valueEnd: end };
  }
  return undefined;
}

/** The bytes of an edited text. A declaration of another encoding is rewritten, because we write UTF-8. */
export function encodeXml(text: string): Uint8Array {
  const utf8 = text.replace(/^(\ufeff?\s*<\?xml[^>]*?\bencoding\s*=\s*)(["'])(?!utf-?8\2)[\w.:-]+\2/i, '$1$2UTF-8$2');
  return new TextEncoder().encode(utf8);
}

/** The prefix that the file binds to a namespace at its root, with the colon; throws when it binds none there. */
export function prefixAtRoot({ source, root }: XmlDocument, uri: string, part: string): string {
  const tag = source.slice(root.start, root.contentStart);
  for (const [, prefix, value] of tag.matchAll(/\sxmlns(?::([^\s=]+))?\s*=\s*["']([^"']*)["']/g))
    if (value === uri) return prefix ? `${prefix}:` : '';
  throw new UnreadableFile('package_damaged', `${part} does not declare the namespace ${uri} at its root.`, part);
}
