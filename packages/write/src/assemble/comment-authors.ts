/** The authors of comments, of which a presentation has one list: those of the later decks join it. */
import {
  applyEdits,
  attribute,
  descendants,
  type Edit,
  elements,
  escapeXml,
  freeGuid,
  NAMESPACES,
  parseXmlText,
  setAttribute,
  type XmlDocument,
  type XmlElement,
} from '@deckwright/read/ooxml';

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

/** Modern comments: authors, comments and replies have ids in braces, which two decks may have given to different ones. */
export class ModernComments {
  readonly #people = new Map<string, string>();
  readonly #authors = new Set<string>();
  readonly #comments = new Set<string>();

  /** The list of a deck's authors as it joins the others, and where an author has another id than before. */
  addAuthors(document: XmlDocument, deck: number): { readonly document: XmlDocument; readonly moved: ReadonlyMap<string, string> } {
    const moved = new Map<string, string>();
    const edits = elements(document.root, 'p188:author').flatMap((author) => {
      const id = (attribute(author, 'id') ?? '').toUpperCase();
      const person = personOf(author);
      const known = this.#people.get(id);
      if (known === undefined) this.#authors.add(id);
      const to = known === undefined || known === person ? id : freeGuid(id, `${deck} ${person}`, this.#authors);
      this.#people.set(to, person);
      if (to === id) return [];
      moved.set(id, to);
      return [setAttribute(document, author, 'id', to)];
    });
    return { document: edits.length === 0 ? document : parseXmlText(applyEdits(document.source, edits), 'authors'), moved };
  }

  /** The comments of a slide: those whose ids other comments have get their own, and authors are named as they are now. */
  edits(document: XmlDocument, authors: ReadonlyMap<string, string>, place: string): Edit[] {
    const all = [...descendants(document.root)];
    const ids = new Map<string, string>();
    for (const comment of all) {
      if (comment.name !== 'p188:cm' && comment.name !== 'p188:reply') continue;
      const id = (attribute(comment, 'id') ?? '').toUpperCase();
      if (!ids.has(id)) ids.set(id, freeGuid(id, place, this.#comments));
    }
    return all.flatMap((element) =>
      [
        { name: 'id', to: ids },
        { name: 'authorId', to: authors },
      ].flatMap(({ name, to }) => {
        const before = attribute(element, name)?.toUpperCase();
        const after = before === undefined ? undefined : to.get(before);
        return after === undefined || after === before ? [] : [setAttribute(document, element, name, after)];
      }),
    );
  }
}

const personOf = (author: XmlElement): string =>
  JSON.stringify(['name', 'userId', 'providerId'].map((name) => attribute(author, name) ?? ''));
