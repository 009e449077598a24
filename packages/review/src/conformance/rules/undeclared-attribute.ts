/** Attributes that the schema does not know: those of HTML, of other versions, and made-up ones. */
import { removeAttribute } from '@deckwright/read/ooxml';
import { isKnown, mayBeLeftOut, namespaceOf } from '../markup.ts';
import { defineRule, quoted } from './define-rule.ts';

/** What any element may carry. */
const ANYWHERE = new Set(['mc:', 'xml:', '{http://www.w3.org/2001/XMLSchema-instance}']);

export const undeclaredAttribute = defineRule({
  code: 'undeclared_attribute',
  severity: 'error',
  what: 'An element has an attribute that the schema does not know.',
  remedy: 'Remove the attribute, or write what it means as the schema has it.',
  ofElement({ of, element, type, scope }, report) {
    if (!type) return;
    for (const name of element.attributes.keys()) {
      if (type.attributes.has(name)) continue;
      const namespace = namespaceOf(name);
      if (ANYWHERE.has(namespace) || (namespace !== '' && !isKnown(name) && mayBeLeftOut(name, scope))) continue;
      report({
        part: of.part.name,
        element,
        attribute: name,
        message: `${element.name} has the attribute ${quoted(name)}, which the schema does not know.`,
        mend: () => {
          const edit = namespace === '' ? removeAttribute(of.document, element, name) : undefined;
          return edit && [edit];
        },
      });
    }
  },
});
