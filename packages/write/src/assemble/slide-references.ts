/** Parts that name by id what the presentation lists: comments anchored to a slide, zooms of slides and sections, links to custom shows. */
import { attribute, descendants, type Edit, type Part, setAttribute, type XmlDocument } from '@deckwright/read/ooxml';

/** Id in the source deck to id in the combined one. */
export interface MovedIds {
  readonly slides: ReadonlyMap<string, string>;
  /** Keys in capitals. */
  readonly sections: ReadonlyMap<string, string>;
  readonly shows: ReadonlyMap<string, string>;
}

const SHOW = /^(ppaction:\/\/customshow\?id=)(\d+)/i;

export function movedIdEdits(part: Part, document: () => XmlDocument, content: () => Uint8Array, moved: MovedIds): Edit[] {
  // A search for a rare first letter is several times as fast: `ZmObj` is the end of `sldZmObj` and of `sectionZmObj`.
  if (!/ms-powerpoint\.comments\+xml$/.test(part.contentType)) {
    const bytes = bufferOf(content());
    if (!bytes.includes('ZmObj') && (moved.shows.size === 0 || !bytes.includes('customshow'))) return [];
  }
  return [...descendants(document().root)].flatMap((element) => {
    const [, action, show] = SHOW.exec(attribute(element, 'action') ?? '') ?? [];
    if (action !== undefined && show !== undefined) {
      const id = moved.shows.get(show);
      const rest = attribute(element, 'action')?.slice(action.length + show.length) ?? '';
      return id === undefined ? [] : [setAttribute(document(), element, 'action', `${action}${id}${rest}`)];
    }
    if (!/(?:sldMk|ZmObj)$/.test(element.name)) return [];
    const to = { sldId: moved.slides.get(attribute(element, 'sldId') ?? ''), sectionId: sectionOf(attribute(element, 'sectionId'), moved) };
    return Object.entries(to).flatMap(([name, id]) => (id === undefined ? [] : [setAttribute(document(), element, name, id)]));
  });
}

const sectionOf = (id: string | undefined, { sections }: MovedIds): string | undefined =>
  id === undefined ? undefined : sections.get(id.toUpperCase());

const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
