/** Ids of relationships that the part does not have: pictures, charts, slides and links that lead nowhere. */
import { removeElement } from '@deckwright/read/ooxml';
import { defineRule, quoted } from './define-rule.ts';

/** Links that a shape or a run does as well without. */
const LINKS = new Set(['a:hlinkClick', 'a:hlinkHover', 'a:hlinkMouseOver']);

export const danglingReference = defineRule({
  code: 'dangling_reference',
  severity: 'error',
  what: 'An element names a relationship that its part does not have.',
  remedy: 'Insert the picture, chart, slide or link anew, or delete what should show it.',
  ofElement({ of, element, type }, report) {
    for (const [name, id] of element.attributes) {
      if (!name.startsWith('r:') || of.relationships.has(id)) continue;
      // An empty id is no reference where none is needed: a link to an action has one.
      if (id === '' && type?.attributes.get(name)?.required !== true) continue;
      report({
        part: of.part.name,
        element,
        attribute: name,
        message: `${element.name} names the relationship ${quoted(id)}, which ${of.part.name} does not have.`,
        // One with an action does more than lead somewhere.
        mend: () => (LINKS.has(element.name) && !element.attributes.has('action') ? [removeElement(element)] : undefined),
      });
    }
  },
});
