/** Sections against the slides that there are ([MS-PPTX] 2.4.3.31). */
import {
  attribute,
  child,
  elements,
  freeGuid,
  isGuid,
  removeElement,
  setAttribute,
  type XmlDocument,
  type XmlElement,
} from '@deckwright/read/ooxml';
import { defineRule, quoted } from './define-rule.ts';

export const sectionList = defineRule({
  code: 'section_list',
  severity: 'error',
  what: 'A section names a slide that is not there or that a section has already, or two sections have one id.',
  remedy: 'Name each slide in one section, and give each section an id of its own.',
  ofPackage({ pkg }, report) {
    const document = pkg.main.xml();
    const part = pkg.main.name;
    // Two slides may have one id, which is a fault of theirs: both are named.
    const slides = new Map<string, number>();
    for (const slide of elements(child(document.root, 'p:sldIdLst'), 'p:sldId')) {
      const id = attribute(slide, 'id') ?? '';
      slides.set(id, (slides.get(id) ?? 0) + 1);
    }
    const left = new Map(slides);
    const sections = sectionsOf(document);
    const taken = new Set(sections.map((section) => (attribute(section, 'id') ?? '').toUpperCase()));
    const seen = new Set<string>();
    for (const [at, section] of sections.entries()) {
      const id = (attribute(section, 'id') ?? '').toUpperCase();
      const isRepeated = seen.has(id);
      seen.add(id);
      if (isRepeated || !isGuid(id)) {
        report({
          part,
          element: section,
          attribute: 'id',
          message: isRepeated ? `The id ${id} is used by two sections.` : `The id ${quoted(id)} is none that a section can have.`,
          mend: () => [setAttribute(document, section, 'id', freeGuid(isRepeated ? id : '', String(at), taken))],
        });
      }
      for (const entry of entriesOf(section)) {
        const slide = attribute(entry, 'id') ?? '';
        const times = left.get(slide) ?? 0;
        left.set(slide, times - 1);
        if (times > 0) continue;
        report({
          part,
          element: entry,
          attribute: 'id',
          message: slides.has(slide)
            ? `The slide ${slide} is named by sections more than once.`
            : `A section names the slide ${quoted(slide)}, which the list of slides does not have.`,
          mend: () => [removeElement(entry)],
        });
      }
    }
  },
});

const sectionsOf = ({ root }: XmlDocument): readonly XmlElement[] =>
  elements(child(root, 'p:extLst'), 'p:ext').flatMap((extension) => elements(child(extension, 'p14:sectionLst'), 'p14:section'));

const entriesOf = (section: XmlElement): readonly XmlElement[] => elements(child(section, 'p14:sldIdLst'), 'p14:sldId');

/** What the sections of a presentation name, in their order. */
export const sectionEntries = (presentation: XmlDocument): readonly XmlElement[] => sectionsOf(presentation).flatMap(entriesOf);
