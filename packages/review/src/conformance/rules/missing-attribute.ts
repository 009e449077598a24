/** Attributes that must be there. */
import { setAttribute } from '@deckwright/read/ooxml';
import { fits } from '../schema/check-value.ts';
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
      const simple = type.attributes.get(name)?.simple;
      report({
        part: of.part.name,
        element,
        attribute: name,
        message: `${element.name} lacks the attribute ${name}.`,
        // Nothing is made up: only a text may be empty. A relationship may not.
        mend: () =>
          simple?.[0] === 'any' && !name.includes(':') && fits(simple, '', of.strict)
            ? [setAttribute(of.document, element, name, '')]
            : undefined,
      });
    }
  },
});
