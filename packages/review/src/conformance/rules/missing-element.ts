/** Elements that must be there. */
import { append, insertBefore, type XmlElement } from '@deckwright/read/ooxml';
import { prefixInside } from '../markup.ts';
import { type Mismatch, matchContent } from '../schema/match-content.ts';
import { type ElementType, typeInside } from '../schema/schema.ts';
import { defineRule, listed } from './define-rule.ts';

export const missingElement = defineRule({
  code: 'missing_element',
  severity: 'error',
  what: 'An element lacks a child that the schema demands.',
  remedy: 'Add the element that is missing.',
  ofElement({ of, element, type, children, mismatch }, report) {
    if (mismatch?.kind !== 'missing') return;
    report({
      part: of.part.name,
      element,
      message: `${element.name} lacks ${listed(mismatch.expected)}.`,
      mend: () => {
        const before = children[mismatch.at];
        if (!type || (before && before.parent !== element)) return undefined;
        const xml = missingAt(type, children, mismatch, (name) => prefixInside(of.document, element, name));
        if (xml === '') return undefined;
        return [before ? insertBefore(before, xml) : append(of.document, element, xml)];
      },
    });
  },
});

/** The elements that are missing at one place: a text body may lack its properties and its paragraph. Empty when one of them cannot be empty. */
function missingAt(
  type: ElementType,
  children: readonly XmlElement[],
  first: Mismatch,
  prefixOf: (name: string) => string | undefined,
): string {
  const names = children.map(({ name }) => name);
  let xml = '';
  let at = first.at;
  for (let next: Mismatch | undefined = first; next?.kind === 'missing' && next.at === at; next = matchContent(type, names)) {
    const [missing] = next.expected;
    if (missing === undefined || next.expected.length !== 1) return '';
    const inner = typeInside(type, missing);
    // Only an element that may be empty can be added without inventing content. It has the prefix that the file uses for the namespace.
    if (!inner || inner.required.length > 0 || inner.content?.emptiable === false || inner.text !== undefined) return '';
    const prefix = prefixOf(missing);
    if (prefix === undefined) return '';
    xml += `<${prefix}${missing.slice(missing.indexOf(':') + 1)}/>`;
    names.splice(at, 0, missing);
    at += 1;
  }
  return xml;
}
