/** Attributes that must be there. */
import { setAttribute } from '@deckwright/read/ooxml';
import { defineRule } from './define-rule.ts';

export const missingAttribute = defineRule({
  code: 'missing_attribute',
  severity: 'error',
  what: 'An element lacks an attribute that the schema demands.',
  remedy: 'Add the attribute.',
  ofElement({ of, element, type }, report) {
    if (!type) return;
    for (const name of type.required) {
      if (element.attributes.has(name)) continue;
      report({
        part: of.part.name,
        element,
        attribute: name,
        message: `${element.name} lacks the attribute ${name}.`,
        // A repair invents no values. Only the required name of a shape may be empty.
        mend: () => (name === 'name' && element.name.endsWith(':cNvPr') ? [setAttribute(of.document, element, name, '')] : undefined),
      });
    }
  },
});
