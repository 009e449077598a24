/** Lists of a presentation that the later decks add to: table styles and the authors of modern comments, each known by an id. */
import { append, attribute, type Edit, elements, type XmlDocument, type XmlElement } from '@deckwright/read/ooxml';

/**
 * The edits that append to `base` those children of the same kind in `others` whose id it does not have.
 * @param kind canonical name of the children
 * @param idAttribute by which two are the same
 */
export function appendMissing(base: XmlDocument, others: readonly XmlDocument[], kind: string, idAttribute: string): Edit[] {
  const ids = new Set(elements(base.root, kind).map((element) => attribute(element, idAttribute)?.toLowerCase()));
  const added: string[] = [];
  for (const other of others) {
    const declarations = declarationsAtRoot(other);
    for (const element of elements(other.root, kind)) {
      const id = attribute(element, idAttribute)?.toLowerCase();
      if (id === undefined || ids.has(id)) continue;
      ids.add(id);
      added.push(withDeclarations(other.source, element, declarations));
    }
  }
  return added.length === 0 ? [] : [append(base, base.root, added.join(''))];
}

const declarationsAtRoot = ({ source, root }: XmlDocument): readonly (readonly [name: string, text: string])[] =>
  [...source.slice(root.start, root.contentStart).matchAll(/\s(xmlns(?::[^\s=]+)?)\s*=\s*(?:"[^"]*"|'[^']*')/g)].map(([text, name]) => [
    name ?? '',
    text,
  ]);

/** The element as written, with the namespaces that it took from the root of its own file. */
function withDeclarations(source: string, element: XmlElement, declarations: readonly (readonly [name: string, text: string])[]): string {
  const text = source.slice(element.start, element.end);
  const tagEnd = element.contentStart - element.start;
  const tag = text.slice(0, tagEnd);
  const missing = declarations.filter(([name]) => {
    const prefix = name.slice(6);
    const used = prefix === '' ? true : text.includes(`${prefix}:`);
    return used && !new RegExp(`\\s${name}\\s*=`).test(tag);
  });
  const at = 1 + element.sourceName.length;
  return text.slice(0, at) + missing.map(([, declaration]) => declaration).join('') + text.slice(at);
}
