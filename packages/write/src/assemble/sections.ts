/** Sections of the combined deck ([MS-PPTX] 2.4.3.31): those of every deck, in order, so that each slide is in one. */
import { createHash } from 'node:crypto';
import { attribute, child, descendants, elements, escapeXml, NAMESPACES, type XmlDocument } from '@deckwright/read/ooxml';

const SECTIONS_URI = '{521415D9-36F7-43E2-AB2F-B90AF26B5E84}';

export interface DeckSections {
  readonly presentation: XmlDocument;
  /** Slide id in the source to slide id in the combined deck, in the order of the slides. */
  readonly slideIds: ReadonlyMap<string, string>;
}

/** The `p:ext` with all sections; undefined when no deck has any. @param p prefix of the presentation's namespace, with colon */
export function sectionsExtension(decks: readonly DeckSections[], p: string): string | undefined {
  if (!decks.some(({ presentation }) => sectionList(presentation))) return undefined;
  const taken = new Set<string>();
  const rows = decks.flatMap(({ presentation, slideIds }, deck) => {
    const left = new Set(slideIds.keys());
    const sections = [...(sectionList(presentation) ? descendants(presentation.root, 'p14:section') : [])].map((section) => {
      const ids = [...descendants(section, 'p14:sldId')].map((slide) => attribute(slide, 'id') ?? '').filter((id) => left.delete(id));
      return { name: attribute(section, 'name') ?? '', guid: attribute(section, 'id') ?? '', ids };
    });
    // Slides that no section of their deck names: all of them where it has none.
    if (left.size > 0) sections.unshift({ name: deck === 0 ? 'Default Section' : `Deck ${deck + 1}`, guid: '', ids: [...left] });
    return sections.map(({ name, guid, ids }, at) => {
      const slides = ids.map((id) => `<p14:sldId id="${slideIds.get(id) ?? ''}"/>`).join('');
      return `<p14:section name="${escapeXml(name)}" id="${freeGuid(guid, `${deck} ${at} ${name}`, taken)}"><p14:sldIdLst>${slides}</p14:sldIdLst></p14:section>`;
    });
  });
  return `<${p}ext uri="${SECTIONS_URI}"><p14:sectionLst xmlns:p14="${NAMESPACES.p14}">${rows.join('')}</p14:sectionLst></${p}ext>`;
}

/** The extension of a presentation that holds its sections. */
export const sectionsOf = ({ root }: XmlDocument) =>
  elements(child(root, 'p:extLst'), 'p:ext').find((extension) => child(extension, 'p14:sectionLst') !== undefined);

const sectionList = (presentation: XmlDocument) => child(sectionsOf(presentation), 'p14:sectionLst');

/** The section's own id, or one that follows from its place when another section has it. */
function freeGuid(wished: string, place: string, taken: Set<string>): string {
  let guid = wished.toUpperCase();
  for (let round = 0; guid === '' || taken.has(guid); round += 1) {
    const hex = createHash('sha256').update(`${wished} ${place} ${round}`).digest('hex').toUpperCase();
    guid = `{${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}}`;
  }
  taken.add(guid);
  return guid;
}
