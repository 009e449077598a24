/** Ids of shapes that occur twice in one part. */
import { setAttribute, type XmlElement } from '@deckwright/read/ooxml';
import { isKnown } from '../markup.ts';
import { defineRule } from './define-rule.ts';

const HIGHEST = 2_147_483_647;

export const repeatedId = defineRule({
  code: 'repeated_id',
  severity: 'warning',
  what: 'Two shapes of a part have one id.',
  remedy: 'Give each an id of its own.',
  ofPart(view, report) {
    const { document, part } = view;
    const first = new Set<string>();
    const doubles: { readonly element: XmlElement; readonly id: string }[] = [];
    const referenced = new Set<string>();
    walk(document.root, (element) => {
      if (element.attributes.size === 0) return;
      const target = element.attributes.get('spid');
      if (target !== undefined) referenced.add(target);
      if (element.name === 'a:stCxn' || element.name === 'a:endCxn') referenced.add(element.attributes.get('id') ?? '');
      const id = element.attributes.get('id');
      if (element.name !== 'p:cNvPr' || id === undefined) return;
      if (first.has(id)) doubles.push({ element, id });
      else first.add(id);
    });
    let next = 1;
    for (const id of first) if (/^\d{1,9}$/.test(id)) next = Math.max(next, Number(id));
    for (const { element, id } of doubles) {
      report({
        part: part.name,
        element,
        attribute: 'id',
        message: `The id ${id} is used by two shapes.`,
        mend: () => {
          // It cannot be known which of the shapes an animation or a connector refers to.
          if (referenced.has(id) || next >= HIGHEST) return undefined;
          next += 1;
          return [setAttribute(document, element, 'id', String(next))];
        },
      });
    }
  },
});

/** Every element that a reader sees: one branch of alternate content, because its branches are versions of one shape. */
function walk(element: XmlElement, visit: (element: XmlElement) => void): void {
  visit(element);
  for (const node of element.children) {
    if (node.kind !== 'element') continue;
    if (node.name === 'mc:Fallback') continue;
    if (isKnown(node.name) || node.name.startsWith('mc:')) walk(node, visit);
  }
}
