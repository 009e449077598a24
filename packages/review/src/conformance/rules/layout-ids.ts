/** Ids of masters and layouts, which are unique over the presentation and all its masters (ISO 29500-1, 19.2.1.20 and 19.3.1.40). */
import { child, elements, type Part, setAttribute, type XmlDocument, type XmlElement } from '@deckwright/read/ooxml';
import { defineRule } from './define-rule.ts';

/** ISO 29500-1, 19.7.10 and 19.7.13: ST_SlideLayoutId, ST_SlideMasterId. */
const LEAST = 2_147_483_648;
const MOST = 4_294_967_295;

interface Listed {
  readonly part: Part;
  readonly document: XmlDocument;
  readonly element: XmlElement;
  readonly id: number;
}

export const layoutIds = defineRule({
  code: 'layout_id',
  severity: 'error',
  what: 'A master or layout has the id of another, or one that is none.',
  remedy: 'Give each master and layout an id of its own, from 2147483648 on.',
  ofPackage({ pkg, reached }, report) {
    const listed: Listed[] = [];
    const take = (part: Part, list: string, item: string): void => {
      const document = part.xml();
      for (const element of elements(child(document.root, list), item))
        listed.push({ part, document, element, id: Number(element.attributes.get('id') ?? Number.NaN) });
    };
    take(pkg.main, 'p:sldMasterIdLst', 'p:sldMasterId');
    for (const [part, kinds] of reached) if (kinds.has('slideMaster')) take(part, 'p:sldLayoutIdLst', 'p:sldLayoutId');
    const seen = new Set<number>();
    let next = Math.max(LEAST, ...listed.flatMap(({ id }) => (id >= LEAST && id < MOST ? [id] : [])));
    for (const { part, document, element, id } of listed) {
      const isValid = Number.isInteger(id) && id >= LEAST && id <= MOST;
      // A masterless id is allowed: it is what is written twice, or what is none, that readers refuse.
      if (element.attributes.get('id') === undefined) continue;
      if (isValid && !seen.has(id)) {
        seen.add(id);
        continue;
      }
      report({
        part: part.name,
        element,
        attribute: 'id',
        message: isValid
          ? `The id ${id} is used by two masters or layouts.`
          : `The id ${element.attributes.get('id')} is none that a master or layout can have.`,
        mend: () => {
          if (next >= MOST) return undefined;
          next += 1;
          return [setAttribute(document, element, 'id', String(next))];
        },
      });
    }
  },
});
