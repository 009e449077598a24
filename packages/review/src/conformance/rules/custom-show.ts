/** Custom shows and what starts them (ISO 29500-1, 19.2.1.7): links and the settings of the show. */
import {
  attribute,
  child,
  elements,
  type OpcPackage,
  partKey,
  removeElement,
  replaceElement,
  setAttribute,
  type XmlElement,
} from '@deckwright/read/ooxml';
import { defineRule, quoted } from './define-rule.ts';

const MOST = 4_294_967_295;
const LINK = /^ppaction:\/\/customshow\?id=(\d+)/i;

export const customShow = defineRule({
  code: 'custom_show',
  severity: 'error',
  what: 'Two custom shows have one id or name, a show has a slide that the list of slides lacks, or a link starts a show that is not there.',
  remedy: 'Set up the custom show anew, or delete it and the links to it.',
  ofPackage({ pkg }, report) {
    const document = pkg.main.xml();
    const part = pkg.main.name;
    const shows = showsOf(pkg);
    if (shows.length === 0) return;
    const targets = new Map(pkg.relationships(part).map((one) => [one.id, one.part]));
    const listed = new Set(
      elements(child(document.root, 'p:sldIdLst'), 'p:sldId').map((slide) => partKey(targets.get(attribute(slide, 'r:id') ?? '') ?? '')),
    );
    const ids = new Set<number>();
    const names = new Set<string>();
    const all = new Set(shows.map((show) => keyOf(nameOf(show))));
    let next = Math.max(-1, ...shows.map(idOf).filter((id) => id < MOST));
    for (const show of shows) {
      const id = idOf(show);
      const name = nameOf(show);
      if (ids.has(id)) {
        report({
          part,
          element: show,
          attribute: 'id',
          message: `The id ${id} is used by two custom shows.`,
          mend: () => {
            if (next >= MOST) return undefined;
            next += 1;
            return [setAttribute(document, show, 'id', String(next))];
          },
        });
      }
      if (names.has(keyOf(name))) {
        report({
          part,
          element: show,
          attribute: 'name',
          severity: 'warning',
          message: `Two custom shows are called ${quoted(name)}.`,
          mend: () => [setAttribute(document, show, 'name', freeName(name, all))],
        });
      }
      ids.add(id);
      names.add(keyOf(name));
      for (const slide of elements(child(show, 'p:sldLst'), 'p:sld')) {
        const target = targets.get(attribute(slide, 'r:id') ?? '');
        // An id that leads nowhere is a dangling reference.
        if (target === undefined || listed.has(partKey(target))) continue;
        report({
          part,
          element: slide,
          message: `The custom show ${quoted(name)} has ${target}, which is not in the list of slides.`,
          mend: () => [removeElement(slide)],
        });
      }
    }
  },
  ofElement({ of, element }, report) {
    const isSetting = element.name === 'p:custShow' && of.part.name !== of.pkg.main.name;
    const started = isSetting ? attribute(element, 'id') : LINK.exec(attribute(element, 'action') ?? '')?.[1];
    if (started === undefined) return;
    const ids = showsOf(of.pkg).map(idOf);
    if (ids.includes(Number(started))) return;
    report({
      part: of.part.name,
      element,
      severity: 'warning',
      message: `${isSetting ? 'The settings of the show name' : 'A link starts'} the custom show ${started}, which is not there.`,
      mend: () => {
        // A show that is about to get an id of its own may get this one.
        if (new Set(ids).size < ids.length) return undefined;
        return [isSetting ? replaceElement(element, `<${element.sourceName.replace(/custShow$/, 'sldAll')}/>`) : removeElement(element)];
      },
    });
  },
});

const showsOf = ({ main }: OpcPackage): readonly XmlElement[] => elements(child(main.xml().root, 'p:custShowLst'), 'p:custShow');
const idOf = (show: XmlElement): number => Number(attribute(show, 'id') ?? Number.NaN);
const nameOf = (show: XmlElement): string => attribute(show, 'name') ?? '';

/** People choose a show by its name in a menu, where case does not tell two apart. */
const keyOf = (name: string): string => name.toLowerCase();

function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(keyOf(free)); number += 1) free = `${name} (${number})`;
  taken.add(keyOf(free));
  return free;
}
