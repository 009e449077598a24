/** Layouts and their masters, which name each other (ISO 29500-1, 19.3.1.41). */
import { attribute, child, elements, partKey } from '@deckwright/read/ooxml';
import { defineRule } from './define-rule.ts';

export const layoutList = defineRule({
  code: 'layout_list',
  severity: 'error',
  what: 'A layout is not listed by its master, or belongs to another master than the one that lists it.',
  remedy: 'Let the master list its layouts, and each layout name that master.',
  ofPackage({ pkg, reached }, report) {
    const listedBy = new Map<string, string>();
    for (const [part, kinds] of reached) {
      if (!kinds.has('slideMaster')) continue;
      const relationships = new Map(pkg.relationships(part.name).map((one) => [one.id, one]));
      for (const element of elements(child(part.xml().root, 'p:sldLayoutIdLst'), 'p:sldLayoutId')) {
        const layout = relationships.get(attribute(element, 'r:id') ?? '')?.part;
        if (layout === undefined || pkg.part(layout) === undefined) continue;
        const other = listedBy.get(partKey(layout));
        if (other !== undefined)
          report({ part: part.name, element, message: `${layout} is listed twice: by ${other} and by ${part.name}.` });
        listedBy.set(partKey(layout), part.name);
      }
    }
    for (const [part, kinds] of reached) {
      if (!kinds.has('slideLayout')) continue;
      const master = pkg.relationships(part.name).find(({ kind }) => kind === 'slideMaster')?.part;
      const by = listedBy.get(partKey(part.name));
      if (by === undefined) report({ part: part.name, message: `${part.name} is used and no master lists it.` });
      else if (master !== undefined && partKey(master) !== partKey(by))
        report({ part: part.name, message: `${part.name} names ${master} as its master, and ${by} lists it.` });
    }
  },
});
