/** The authors of comments, of which a presentation has one list: those of the later decks join it. */
import { attribute, descendants, type Edit, elements, escapeXml, NAMESPACES, setAttribute, type XmlDocument } from '@deckwright/read/ooxml';

interface Author {
  readonly name: string;
  readonly initials: string;
  readonly id: number;
  /** Comments that the author has numbered so far. */
  lastIdx: number;
}

/** Where the authors of one deck went: the id there to the id here, and what its comments' numbers rise by. */
export type AuthorMap = ReadonlyMap<string, { readonly id: number; readonly raise: number }>;

/** Classic comments: `p:cmAuthorLst`, with a number for each author and a running number for each of their comments. */
export class CommentAuthors {
  readonly #authors: Author[] = [];
  #changed = false;

  /** True once a deck after the first had comments. */
  get changed(): boolean {
    return this.#changed;
  }

  add(document: XmlDocument, isFirst: boolean): AuthorMap {
    const map = new Map<string, { readonly id: number; readonly raise: number }>();
    for (const element of elements(document.root, 'p:cmAuthor')) {
      const name = attribute(element, 'name') ?? '';
      const initials = attribute(element, 'initials') ?? '';
      const sourceId = attribute(element, 'id') ?? '';
      const last = Number(attribute(element, 'lastIdx')) || 0;
      const existing = isFirst ? undefined : this.#authors.find((author) => author.name === name && author.initials === initials);
      if (existing) {
        map.set(sourceId, { id: existing.id, raise: existing.lastIdx });
        existing.lastIdx += last;
      } else {
        const free = Math.max(-1, ...this.#authors.map(({ id }) => id)) + 1;
        const id = isFirst ? Number(sourceId) || 0 : free;
        this.#authors.push({ name, initials, id, lastIdx: last });
        map.set(sourceId, { id, raise: 0 });
      }
      if (!isFirst) this.#changed = true;
    }
    return map;
  }

  xml(): string {
    const rows = this.#authors.map(
      ({ name, initials, id, lastIdx }) =>
        `<p:cmAuthor id="${id}" name="${escapeXml(name)}" initials="${escapeXml(initials)}" lastIdx="${lastIdx}" clrIdx="${id % 10}"/>`,
    );
    return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<p:cmAuthorLst xmlns:p="${NAMESPACES.p}">${rows.join('')}</p:cmAuthorLst>`;
  }
}

/** The comments of a slide with their authors' new ids, replies included (`p15:parentCm`). */
export function commentEdits(document: XmlDocument, authors: AuthorMap): Edit[] {
  return [...descendants(document.root)].flatMap((element) => {
    if (element.name !== 'p:cm' && element.name !== 'p15:parentCm') return [];
    const moved = authors.get(attribute(element, 'authorId') ?? '');
    if (!moved) return [];
    const idx = Number(attribute(element, 'idx')) || 0;
    return [
      setAttribute(document, element, 'authorId', String(moved.id)),
      setAttribute(document, element, 'idx', String(idx + moved.raise)),
    ];
  });
}
