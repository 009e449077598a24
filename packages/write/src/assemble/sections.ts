/** Sections of the combined deck ([MS-PPTX] 2.4.3.31): those of every deck, in order, so that each slide is in one. */
import { attribute, child, descendants, elements, escapeXml, freeGuid, NAMESPACES, type XmlDocument } from '@deckwright/read/ooxml';

const SECTIONS_URI = '{521415D9-36F7-43E2-AB2F-B90AF26B5E84}';

export class Sections {
  readonly #rows: string[] = [];
  readonly #taken = new Set<string>();
  #decks = 0;
  #isAny = false;

  /**
   * Adds those of the next deck.
   * @param slideIds slide id in the source to slide id in the combined deck, in the order of the slides
   * @returns id in the source, in capitals, to id in the combined deck
   */
  add(presentation: XmlDocument, slideIds: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
    const deck = this.#decks++;
    const list = child(sectionsOf(presentation), 'p14:sectionLst');
    this.#isAny ||= list !== undefined;
    const left = new Set(slideIds.keys());
    const sections = [...(list ? descendants(list, 'p14:section') : [])].map((section) => {
      const ids = [...descendants(section, 'p14:sldId')].map((slide) => attribute(slide, 'id') ?? '').filter((id) => left.delete(id));
      return { name: attribute(section, 'name') ?? '', guid: attribute(section, 'id') ?? '', ids };
    });
    // Slides that no section of their deck names: all of them where it has none.
    if (left.size > 0) sections.unshift({ name: deck === 0 ? 'Default Section' : `Deck ${deck + 1}`, guid: '', ids: [...left] });
    const moved = new Map<string, string>();
    for (const [at, { name, guid, ids }] of sections.entries()) {
      const slides = ids.map((id) => `<p14:sldId id="${slideIds.get(id) ?? ''}"/>`).join('');
      const id = freeGuid(guid, `${deck} ${at} ${name}`, this.#taken);
      moved.set(guid.toUpperCase(), id);
      this.#rows.push(`<p14:section name="${escapeXml(name)}" id="${id}"><p14:sldIdLst>${slides}</p14:sldIdLst></p14:section>`);
    }
    return moved;
  }

  /** The `p:ext` with all sections; undefined when no deck has any. @param p prefix of the presentation's namespace, with colon */
  extension(p: string): string | undefined {
    if (!this.#isAny) return undefined;
    return `<${p}ext uri="${SECTIONS_URI}"><p14:sectionLst xmlns:p14="${NAMESPACES.p14}">${this.#rows.join('')}</p14:sectionLst></${p}ext>`;
  }
}

/** The extension of a presentation that holds its sections. */
export const sectionsOf = ({ root }: XmlDocument) =>
  elements(child(root, 'p:extLst'), 'p:ext').find((extension) => child(extension, 'p14:sectionLst') !== undefined);
