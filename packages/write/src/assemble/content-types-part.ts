/** `[Content_Types].xml` of the combined file: a default where an extension means one thing, a line for every part that differs. */
import { escapeXml, extensionOf, NAMESPACES } from '@deckwright/read/ooxml';
import type { OutputPart } from './output-parts.ts';

const RELATIONSHIPS = 'application/vnd.openxmlformats-package.relationships+xml';

/** @param wished defaults of the first deck, kept where its parts still use them */
export function contentTypesPart(parts: readonly OutputPart[], wished: ReadonlyMap<string, string>): string {
  const defaults = new Map([
    ['rels', RELATIONSHIPS],
    ['xml', 'application/xml'],
  ]);
  const overrides: string[] = [];
  for (const { name, contentType } of parts) {
    const extension = extensionOf(name);
    if (contentType === '' || extension === 'rels') continue;
    const existing = defaults.get(extension);
    // Only media get a default of their own: two kinds of XML part share an extension.
    if (existing === undefined && extension !== '' && (wished.get(extension) ?? contentType) === contentType)
      defaults.set(extension, contentType);
    else if (existing !== contentType) overrides.push(`<Override PartName="${escapeXml(name)}" ContentType="${escapeXml(contentType)}"/>`);
  }
  const rows = [...defaults].map(([extension, type]) => `<Default Extension="${escapeXml(extension)}" ContentType="${escapeXml(type)}"/>`);
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Types xmlns="${NAMESPACES.ct}">${rows.join('')}${overrides.join('')}</Types>`;
}
