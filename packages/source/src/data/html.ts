/** HTML as blocks. */

import { looksLikeHead } from '../blocks/tables.ts';
import { entityAt, Places } from '../blocks/written.ts';
import type { Block, Line, ListItem } from '../document.ts';
import type { ScanContext } from '../tokens/context.ts';
import { scan, scanSentences, type Written } from '../tokens/scan-line.ts';
import { type Tag, tagsOf } from './tags.ts';

const DEEPEST = 12;
const BLOCK_TAG = /<(?:html|body|table|ul|ol|p|div|h[1-6]|section|article|dl|blockquote)(?:\s[^<>]{0,500})?>/iu;
const INLINE: ReadonlySet<string> = new Set([
  'a',
  'abbr',
  'b',
  'big',
  'cite',
  'code',
  'em',
  'font',
  'i',
  'img',
  'kbd',
  'label',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
  'wbr',
  'input',
  'del',
  'ins',
]);

/** Tags of blocks stand in it. */
export const looksLikeHtml = (text: string): boolean => text.includes('</') && BLOCK_TAG.test(text);

export const htmlBlocks = (text: string, context: ScanContext): readonly Block[] => new HtmlReader(text, context).read();

/** One pass over the tags; only what has rows or items is entered. */
class HtmlReader {
  private readonly text: string;
  private readonly context: ScanContext;
  private readonly tags: readonly Tag[];
  private at = 0;
  constructor(text: string, context: ScanContext) {
    this.text = text;
    this.context = context;
    this.tags = tagsOf(text, true);
  }

  read = (): readonly Block[] => this.blocks(new Set(), 0);

  /** Blocks up to the closing of one of `ends`, which is left standing. */
  private blocks(ends: ReadonlySet<string>, depth: number): readonly Block[] {
    const out: Block[] = [];
    let places = new Places();
    const flush = (): void => {
      this.paragraph(places, out);
      places = new Places();
    };
    while (this.at < this.tags.length) {
      const tag = this.tags[this.at] as Tag;
      if (tag.kind === 'text') this.add(tag, places);
      else if (
        ends.has(tag.name) &&
        (tag.kind === 'close' || tag.name === 'li' || tag.name === 'tr' || tag.name === 'td' || tag.name === 'dt' || tag.name === 'dd')
      )
        break;
      else if (tag.name === 'br') places.add('\n', tag.start, tag.end);
      else if (!INLINE.has(tag.name)) {
        flush();
        if (tag.kind === 'open' && depth < DEEPEST && this.enter(tag, out, depth)) continue;
      }
      this.at++;
    }
    flush();
    return out;
  }

  /** Reads what has a shape of its own; false for what only holds others. */
  private enter(tag: Tag, out: Block[], depth: number): boolean {
    const { name } = tag;
    if (/^(?:h[1-6]|title|caption|dt)$/u.test(name)) {
      this.at++;
      const line = this.inline(new Set([name]));
      if (name === 'dt') this.definition(tag, line, out, depth);
      else if (line.text !== '')
        out.push({
          kind: 'heading',
          level: name.startsWith('h') ? Number(name.charAt(1)) : name === 'title' ? 1 : 3,
          start: line.start,
          end: line.end,
          line,
        });
    } else if (name === 'ul' || name === 'ol') this.list(tag, out, depth);
    else if (name === 'table') this.table(tag, out);
    else if (name === 'blockquote') {
      this.at++;
      const blocks = this.blocks(new Set([name]), depth + 1);
      if (blocks.length > 0) out.push({ kind: 'quotation', start: tag.start, end: this.endAt(), blocks });
    } else return false;
    return true;
  }

  /** Of the tag that stands next; of the text at its end. */
  private endAt = (): number => this.tags[this.at]?.end ?? this.text.length;

  private definition(tag: Tag, label: Line, out: Block[], depth: number): void {
    while (this.tags[this.at]?.kind === 'close' || this.tags[this.at]?.kind === 'text') this.at++;
    if (this.tags[this.at]?.name !== 'dd') return;
    this.at++;
    const blocks = this.blocks(new Set(['dd', 'dt', 'dl']), depth + 1);
    const [only] = blocks;
    const line = blocks.length === 1 && only?.kind === 'paragraph' && only.sentences.length === 1 ? only.sentences[0] : undefined;
    out.push({
      kind: 'field',
      start: tag.start,
      end: blocks.at(-1)?.end ?? label.end,
      label,
      ...(line === undefined ? { blocks } : { line, blocks: [] }),
    });
  }

  private list(tag: Tag, out: Block[], depth: number): void {
    const items: ListItem[] = [];
    this.at++;
    while (this.at < this.tags.length) {
      const next = this.tags[this.at] as Tag;
      if (next.kind === 'close' && next.name === tag.name) break;
      this.at++;
      if (next.kind !== 'open' || next.name !== 'li') continue;
      const opened = this.at;
      const held = this.blocks(new Set(['li', tag.name]), depth + 1);
      const [first, ...rest] = held;
      const isLine = first?.kind === 'paragraph' && first.sentences.length === 1;
      const isField = first?.kind === 'field' && first.line !== undefined;
      const line = isLine
        ? (first.sentences[0] as Line)
        : isField
          ? this.line(opened, first.start, first.end)
          : { text: '', start: next.end, end: next.end, tokens: [] };
      const end = held.at(-1)?.end ?? next.end;
      if (held.length > 0) items.push({ start: next.start, end, line, blocks: isLine || isField ? rest : held });
    }
    if (items.length > 0) out.push({ kind: 'list', ordered: tag.name === 'ol', items, start: tag.start, end: this.endAt() });
    this.at++;
  }

  /** The words between two places, their tags left out. */
  private line(from: number, start: number, end: number): Line {
    const places = new Places();
    for (const tag of this.tags.slice(from, this.at))
      if (tag.kind === 'text' && tag.start >= start && tag.end <= end) this.add(tag, places);
    return scan(this.trim(places), this.context);
  }

  private table(tag: Tag, out: Block[]): void {
    const rows: Line[][] = [];
    let heads = 0;
    this.at++;
    while (this.at < this.tags.length) {
      const next = this.tags[this.at] as Tag;
      if (next.kind === 'close' && next.name === 'table') break;
      this.at++;
      if (next.kind !== 'open') continue;
      if (next.name === 'tr') rows.push([]);
      else if (next.name === 'caption') {
        const line = this.inline(new Set(['caption']));
        if (line.text !== '') out.push({ kind: 'heading', level: 3, start: line.start, end: line.end, line });
      } else if (next.name === 'td' || next.name === 'th') {
        if (rows.length === 0) rows.push([]);
        if (rows.length === 1 && next.name === 'th') heads++;
        rows.at(-1)?.push(this.inline(new Set(['td', 'th', 'tr', 'table', 'thead', 'tbody']), next.end));
      }
    }
    const end = this.endAt();
    this.at++;
    const held = rows.filter((row) => row.length > 0);
    const columns = Math.max(0, ...held.map((row) => row.length));
    if (columns === 0) return;
    const even = held.map((row) => [
      ...row,
      ...Array.from({ length: columns - row.length }, () => ({
        text: '',
        start: row.at(-1)?.end ?? tag.end,
        end: row.at(-1)?.end ?? tag.end,
        tokens: [],
      })),
    ]);
    const [head = [], ...rest] = even;
    const headed = rest.length > 0 && ((heads > 1 && heads >= head.length - 1) || looksLikeHead(head, rest));
    out.push({ kind: 'table', start: tag.start, end, rows: headed ? rest : even, ...(headed ? { head } : {}) });
  }

  /** Words up to a tag of `ends`, which is passed where it closes. */
  private inline(ends: ReadonlySet<string>, start = this.tags[this.at]?.start ?? 0): Line {
    const places = new Places();
    for (; this.at < this.tags.length; this.at++) {
      const tag = this.tags[this.at] as Tag;
      if (tag.kind === 'text') this.add(tag, places);
      else if (ends.has(tag.name)) break;
      else if (tag.name === 'br' || (tag.kind === 'close' && !INLINE.has(tag.name))) places.add(' ', tag.start, tag.end);
    }
    const tag = this.tags[this.at];
    if (tag?.kind === 'close' && tag.name !== 'tr' && tag.name !== 'table') this.at++;
    const written = this.trim(places);
    return scan(written.text === '' ? { text: '', start } : written, this.context);
  }

  /** Text with its entities undone; blanks and breaks of the source are one blank. */
  private add({ start, end }: Tag, places: Places): void {
    for (let at = start; at < end; ) {
      const c = this.text.charAt(at);
      if (c <= ' ') {
        if (places.text !== '' && !places.text.endsWith(' ') && !places.text.endsWith('\n')) places.add(' ', at, at + 1);
        at++;
        continue;
      }
      const entity = c === '&' ? entityAt(this.text, at) : undefined;
      if (entity === undefined) places.copy(this.text, at, ++at);
      else {
        places.add(entity.text, at, at + entity.length);
        at += entity.length;
      }
    }
  }

  private trim({ text, starts, ends }: Places): Written {
    const from = text.length - text.trimStart().length;
    const words = text.trim();
    return {
      text: words,
      start: starts[from] ?? 0,
      places: { starts: starts.slice(from, from + words.length), ends: ends.slice(from, from + words.length) },
    };
  }

  /** `Owner: plant manager` is a labelled line. */
  private paragraph(places: Places, out: Block[]): void {
    const written = this.trim(places);
    if (written.text === '' || written.places === undefined) return;
    const { starts, ends } = written.places;
    const part = (from: number, to: number): Written => {
      const held = new Places();
      for (let i = from; i < to; i++) held.add(written.text.charAt(i), starts[i] as number, ends[i] as number);
      return this.trim(held);
    };
    const sentences = scanSentences(written, this.context);
    const colon = written.text.indexOf(':');
    const label = colon > 0 ? part(0, colon) : undefined;
    const span = { start: starts[0] as number, end: ends.at(-1) as number };
    if (
      label !== undefined &&
      sentences.length === 1 &&
      colon < written.text.length - 1 &&
      written.text.charAt(colon + 1) === ' ' &&
      label.text.split(' ').length <= 6 &&
      !/[.,;!?]/u.test(label.text)
    )
      out.push({
        kind: 'field',
        ...span,
        label: scan(label, this.context),
        line: scan(part(colon + 1, written.text.length), this.context),
        blocks: [],
      });
    else out.push({ kind: 'paragraph', ...span, sentences });
  }
}
