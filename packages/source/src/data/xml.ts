/** XML as a tree: elements and attributes are names, elements of one name a list. */
import { entityAt, nameOf, Places } from '../blocks/written.ts';
import { type Tag, tagsOf } from './tags.ts';
import { DEEPEST_TREE, type Entry, type Tree } from './tree.ts';

/** Begins with an element, and ends with one. */
export const looksLikeXml = (text: string): boolean => {
  const bare = text.trim();
  return (
    bare.startsWith('<') &&
    bare.endsWith('>') &&
    (/^<\?xml/u.test(bare) || /^<[a-zA-Z_][\w:.-]*(?:\s[^<>]*)?>/u.test(bare)) &&
    bare.includes('</')
  );
};

/** Undefined where an element is not closed. */
export function xmlTree(text: string): Tree | undefined {
  const reader = new XmlReader(text);
  return reader.root();
}

class XmlReader {
  private readonly text: string;
  private readonly tags: readonly Tag[];
  private at = 0;
  constructor(text: string) {
    this.text = text;
    this.tags = tagsOf(text, false);
  }

  root(): Tree | undefined {
    while (this.tags[this.at]?.kind === 'text') this.at++;
    const tag = this.tags[this.at];
    return tag?.kind === 'open' ? this.element(tag, 0) : undefined;
  }

  private element(tag: Tag, depth: number): Tree | undefined {
    this.at++;
    const own: Entry[] = tag.attributes
      .filter(({ start, nameEnd }) => !this.text.slice(start, nameEnd).startsWith('xmlns'))
      .map(({ start, nameEnd, from, to }) => ({ key: nameOf(this.text, start, nameEnd), value: this.words(from, to) }));
    const children: Entry[] = [];
    const places = new Places();
    let end = tag.end;
    if (!tag.isEmpty) {
      for (;;) {
        const next = this.tags[this.at];
        if (next === undefined) return undefined;
        if (next.kind === 'close') {
          if (next.name !== tag.name) return undefined;
          end = next.end;
          this.at++;
          break;
        }
        if (next.kind === 'text') {
          this.add(next.start, next.end, places);
          this.at++;
          continue;
        }
        const value = depth < DEEPEST_TREE ? this.element(next, depth + 1) : undefined;
        if (value === undefined) return undefined;
        children.push({ key: nameOf(this.text, next.start + 1, next.start + 1 + next.name.length), value });
      }
    }
    const span = { start: tag.start, end };
    if (children.length === 0 && own.length === 0) return this.leaf(places, tag.end);
    const words =
      places.text.trim() === ''
        ? []
        : [{ key: nameOf(this.text, tag.start + 1, tag.start + 1 + tag.name.length), value: this.leaf(places, tag.end) }];
    const grouped = this.grouped(children);
    const [only] = grouped;
    // `<items><item/><item/></items>` is a list.
    if (own.length === 0 && words.length === 0 && grouped.length === 1 && only?.value.kind === 'list') return { ...only.value, ...span };
    return { kind: 'map', entries: [...own, ...words, ...grouped], ...span };
  }

  /** Elements of one name, in the place of the first. */
  private grouped(children: readonly Entry[]): readonly Entry[] {
    const groups = new Map<string, Entry[]>();
    for (const child of children) {
      const known = groups.get(child.key.text);
      if (known === undefined) groups.set(child.key.text, [child]);
      else known.push(child);
    }
    return [...groups.values()].map((of) => {
      const [first, last] = [of[0], of.at(-1)] as [Entry, Entry];
      return of.length === 1
        ? first
        : { key: first.key, value: { kind: 'list', items: of.map((e) => e.value), start: first.value.start, end: last.value.end } };
    });
  }

  private words(start: number, end: number): Tree {
    const places = new Places();
    this.add(start, end, places);
    return this.leaf(places, start);
  }

  private add(start: number, end: number, places: Places): void {
    for (let at = start; at < end; ) {
      const entity = this.text.charAt(at) === '&' ? entityAt(this.text, at) : undefined;
      if (entity === undefined) places.copy(this.text, at, ++at);
      else {
        places.add(entity.text, at, at + entity.length);
        at += entity.length;
      }
    }
  }

  private leaf({ text, starts, ends }: Places, at: number): Tree {
    const from = text.length - text.trimStart().length;
    const words = text.trim();
    const start = starts[from] ?? at;
    const places = { starts: starts.slice(from, from + words.length), ends: ends.slice(from, from + words.length) };
    return {
      kind: 'leaf',
      start,
      end: ends[from + words.length - 1] ?? start,
      written: { text: words, start, places },
      isText: !/^[-+]?\d[\d.,]*$/u.test(words),
    };
  }
}
