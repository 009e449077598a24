/** Relationships of another kind than the element needs that refers to them. */
import { REFERENCES } from '../package/relationship-table.ts';
import { defineRule, listed } from './define-rule.ts';

export const wrongReference = defineRule({
  code: 'wrong_reference',
  severity: 'error',
  what: 'An element names a relationship of another kind than it needs.',
  remedy: 'Give the relationship the type that is meant, or let the element name the right one.',
  ofElement({ of, element }, report) {
    for (const [name, id] of element.attributes) {
      if (!name.startsWith('r:')) continue;
      const kinds = REFERENCES[`${element.name} ${name}`];
      const found = of.relationships.get(id);
      if (!kinds || !found || kinds.includes(found.kind)) continue;
      report({
        part: of.part.name,
        element,
        attribute: name,
        message: `${element.name} names a relationship of the type ${found.kind.slice(0, 80)}; it must be ${listed(kinds)}.`,
      });
    }
  },
});
