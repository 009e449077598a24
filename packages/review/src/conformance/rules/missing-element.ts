/** Elements that must be there. */
import { append, insertBefore } from '@deckwright/read/ooxml';
import { typeInside } from '../schema/schema.ts';
import { defineRule, listed } from './define-rule.ts';

export const missingElement = defineRule({
  code: 'missing_element',
  severity: 'error',
  what: 'An element lacks a child that the schema demands.',
  remedy: 'Add the element that is missing.',
  ofElement({ of, element, type, children, mismatch }, report) {
    if (mismatch?.kind !== 'missing') return;
    const [missing] = mismatch.expected;
    report({
      part: of.part.name,
      element,
      message: `${element.name} lacks ${listed(mismatch.expected)}.`,
      mend: () => {
        if (missing === undefined || mismatch.expected.length !== 1 || !type) return undefined;
        const inner = typeInside(type, missing);
        const before = children[mismatch.at];
        // Only what may be empty can be added without making something up, in the prefix that the file uses for the namespace.
        if (!inner || inner.required.length > 0 || inner.content?.emptiable === false || inner.text !== undefined) return undefined;
        const prefix = prefixFor(missing, [...children, element]);
        if (prefix === undefined || (before && before.parent !== element)) return undefined;
        const xml = `<${prefix}${missing.slice(missing.indexOf(':') + 1)}/>`;
        return [before ? insertBefore(before, xml) : append(of.document, element, xml)];
      },
    });
  },
});

/** As a neighbour or an element around it spells the namespace, with its colon. */
function prefixFor(name: string, near: readonly { readonly name: string; readonly sourceName: string }[]): string | undefined {
  const namespace = name.slice(0, name.indexOf(':') + 1);
  const same = near.find((one) => one.name.startsWith(namespace));
  if (same) return same.sourceName.includes(':') ? same.sourceName.slice(0, same.sourceName.indexOf(':') + 1) : '';
  return undefined;
}
