/** Parts that name slides by their id: comments anchored to a slide, and zooms that show one. */
import { attribute, descendants, type Edit, type Part, setAttribute, type XmlDocument } from '@deckwright/read/ooxml';

/** @param slideIds id in the source deck to id in the combined one */
export function slideIdEdits(
  part: Part,
  document: () => XmlDocument,
  content: () => Uint8Array,
  slideIds: ReadonlyMap<string, string>,
): Edit[] {
  // The end of `sldZmObj`: a search for a rare first letter is several times as fast.
  if (part.contentType.endsWith('.slide+xml') && !bufferOf(content()).includes('ZmObj')) return [];
  return [...descendants(document().root)].flatMap((element) => {
    if (!/(?:sldMk|sldZmObj)$/.test(element.name)) return [];
    const id = slideIds.get(attribute(element, 'sldId') ?? '');
    return id === undefined ? [] : [setAttribute(document(), element, 'sldId', id)];
  });
}

const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
