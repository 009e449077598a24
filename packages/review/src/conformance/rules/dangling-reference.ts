/** Ids of relationships that the part does not have: pictures, charts, slides and links that lead nowhere. */
import { removeElement } from '@deckwright/read/ooxml';
import { defineRule, quoted } from './define-rule.ts';

/** What can be removed without a change to what is shown: links, and the slides of a custom show (`p:sld` of a slide has no such id). */
const LINKS = new Set(['a:hlinkClick', 'a:hlinkHover', 'a:hlinkMouseOver', 'p:sld']);

export const danglingReference = defineRule({
  code: 'dangling_reference',
  severity: 'error',
  what: 'An element names a relationship that its part does not have.',
  remedy: 'Insert the picture, chart, slide or link anew, or delete what should show it.',
  ofElement({ of, element, type }, report) {
    for (const [name, id] of element.attributes) {
      if (!name.startsWith('r:') || of.relationships.has(id)) continue;
      // A link with an action may have an empty id, because it needs no target.
      if (id === '' && type?.attributes.get(name)?.required !== true) continue;
      report({
        part: of.part.name,
        element,
        attribute: name,
        message: `${element.name} names the relationship ${quoted(id)}, which ${of.part.name} does not have.`,
        // A link with an action does more than lead to a target.
        mend: () => (LINKS.has(element.name) && !element.attributes.has('action') ? [removeElement(element)] : undefined),
      });
    }
  },
});
