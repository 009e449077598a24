/** Ids that occur twice: of shapes in one part, of slides, of masters and layouts. */
import { setAttribute, type XmlElement } from '@deckwright/read/ooxml';
import { isKnown } from '../markup.ts';
import { defineRule } from './define-rule.ts';

/** Elements with an id of their own, by what it must be unique among. */
const AMONG: Readonly<Record<string, string>> = {
  'p:cNvPr': 'shapes',
  'p:sldId': 'slides',
  'p:sldMasterId': 'masters and layouts',
  'p:sldLayoutId': 'masters and layouts',
};
const HIGHEST = 2_147_483_647;

export const repeatedId = defineRule({
  code: 'repeated_id',
  severity: 'warning',
  what: 'Two shapes of a part, two slides, or two layouts of a master have one id.',
  remedy: 'Give each an id of its own.',
  ofPart(view, report) {
    const { document, part } = view;
    const first = new Map<string, Map<string, XmlElement>>();
    const doubles: { readonly element: XmlElement; readonly among: string; readonly id: string }[] = [];
    const referenced = new Set<string>();
    walk(document.root, (element) => {
      if (element.attributes.size === 0) return;
      const target = element.attributes.get('spid');
      if (target !== undefined) referenced.add(target);
      if (element.name === 'a:stCxn' || element.name === 'a:endCxn') referenced.add(element.attributes.get('id') ?? '');
      const among = AMONG[element.name];
      const id = element.attributes.get('id');
      if (among === undefined || id === undefined) return;
      const ids = first.get(among) ?? new Map<string, XmlElement>();
      first.set(among, ids);
      if (ids.has(id)) doubles.push({ element, among, id });
      else ids.set(id, element);
    });
    const shapes = first.get('shapes');
    let next = 1;
    for (const id of shapes?.keys() ?? []) if (/^\d{1,9}$/.test(id)) next = Math.max(next, Number(id));
    for (const { element, among, id } of doubles) {
      report({
        part: part.name,
        element,
        attribute: 'id',
        message: `The id ${id} is used by two ${among}.`,
        severity: among === 'shapes' ? 'warning' : 'error',
        mend: () => {
          // It cannot be known which of the shapes an animation or a connector refers to.
          if (among !== 'shapes' || referenced.has(id) || next >= HIGHEST) return undefined;
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
