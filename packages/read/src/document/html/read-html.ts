/** A page as Markdown: its content without what leads around it. */
import { readPictureHeader } from '@deckwright/draw/layout';
import { DocumentRefusal } from '../document-refusal.ts';
import { type Inline, isBlankInline } from '../markdown/inline.ts';
import type { MarkdownWriter, TableRow } from '../markdown/markdown-writer.ts';
import { dayOf } from '../office/office-facts.ts';
import {
  attributeOf,
  DEEPEST,
  type HtmlElement,
  type HtmlNode,
  isElement,
  isFurniture,
  isLeadingElsewhere,
  isNamedFurniture,
  isUnseen,
  readHtmlPage,
  wordsOfNodes,
} from './html-tree.ts';

const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'bdo',
  'big',
  'br',
  'cite',
  'code',
  'del',
  'dfn',
  'em',
  'font',
  'i',
  'img',
  'ins',
  'kbd',
  'label',
  'mark',
  'q',
  's',
  'samp',
  'small',
  'span',
  'strike',
  'strong',
  'sub',
  'sup',
  'time',
  'tt',
  'u',
  'var',
  'wbr',
]);

/** Bytes of a picture that the page names otherwise than by a data address: by its number within a mail. */
export type PictureBytes = (address: string) => Uint8Array | undefined;

interface Look {
  readonly bold?: true;
  readonly italic?: true;
  readonly strike?: true;
  readonly code?: true;
  readonly link?: string;
}

export function readHtml(
  html: string,
  writer: MarkdownWriter,
  pictureBytes: PictureBytes = () => undefined,
  kind: 'page' | 'mail' = 'page',
): { readonly title?: string; readonly author?: string; readonly date?: string } {
  const page = readHtmlPage(html);
  if (page === undefined) throw new DocumentRefusal('too_large', 'The page has more than 1000000 elements, which is the limit.');
  const { title, author } = page;
  const reader = new HtmlReader(writer, page.isContent || kind === 'mail', pictureBytes, kind);
  reader.blocks(page.root, 0);
  if (page.hasMore || reader.furniture.length > 0)
    writer.notice('page_furniture', `Words beside the content of the page are not in the text${namedFurniture(reader.furniture)}.`);
  if (reader.isCut) writer.notice('part_left_out', `What lies in more than ${DEEPEST} elements is left out.`);
  const date = dayOf(page.date);
  return { ...(title !== '' && { title }), ...(author !== '' && { author }), ...(date !== undefined && { date }) };
}

/** Parts of a page that a notice names, and characters of each. */
const MOST_NAMED = 12;
const LONGEST_NAMED = 80;

function namedFurniture(parts: readonly string[]): string {
  if (parts.length === 0) return ' (navigation, header, footer)';
  const named = parts
    .slice(0, MOST_NAMED)
    .map((words) => `"${words.length > LONGEST_NAMED ? `${words.slice(0, LONGEST_NAMED)}…` : words}"`);
  return `: ${named.join(', ')}${parts.length > MOST_NAMED ? ` and ${parts.length - MOST_NAMED} more` : ''}`;
}

class HtmlReader {
  private readonly writer: MarkdownWriter;
  private readonly isContent: boolean;
  private readonly pictureBytes: PictureBytes;
  private readonly kind: 'page' | 'mail';
  private readonly pictures = new Map<string, string | undefined>();
  private quoted = 0;
  /** Words of what is beside the content. */
  readonly furniture: string[] = [];
  /** Elements lie too deep to be read. */
  isCut = false;

  constructor(writer: MarkdownWriter, isContent: boolean, pictureBytes: PictureBytes, kind: 'page' | 'mail') {
    this.kind = kind;
    this.writer = writer;
    this.isContent = isContent;
    this.pictureBytes = pictureBytes;
  }

  /** Nodes that stand in a line make a paragraph, up to the next block. */
  blocks(nodes: readonly HtmlNode[], depth: number): void {
    if (depth > DEEPEST) {
      this.isCut = true;
      return;
    }
    let line: HtmlNode[] = [];
    const flush = (): void => {
      if (line.length > 0) this.paragraph(this.inline(line, {}, depth));
      line = [];
    };
    for (const node of nodes) {
      if (!isElement(node) || (INLINE.has(node.tagName) && !hasBlocks(node, depth))) line.push(node);
      else {
        flush();
        this.block(node, depth);
      }
    }
    flush();
  }

  private block(element: HtmlElement, depth: number): void {
    const { tagName, childNodes } = element;
    if (isUnseen(element)) return;
    if (isFurniture(element, this.isContent) || isLeadingElsewhere(element) || (this.kind === 'page' && isNamedFurniture(element))) {
      const parts = childNodes.map((node) => wordsOfNodes([node]).trim());
      const words = parts.filter((part) => part !== '').join(' ');
      if (words !== '') this.furniture.push(words);
    } else if (/^h[1-6]$/.test(tagName)) this.writer.heading(Number(tagName.slice(1)), this.inline(childNodes, {}, depth));
    else if (tagName === 'ul' || tagName === 'ol') this.list(element, 0, depth);
    else if (tagName === 'table') this.table(element, depth);
    else if (tagName === 'pre') this.writer.code(rawText(childNodes, 0).replace(/^\n|\s+$/g, ''));
    else if (tagName === 'blockquote') {
      // What a mail quotes is a mail under its own head.
      if (this.kind === 'page') this.quoted++;
      this.blocks(childNodes, depth + 1);
      if (this.kind === 'page') this.quoted--;
    } else if (tagName === 'dd') this.writer.item(0, undefined, this.inline(childNodes, {}, depth));
    else this.blocks(childNodes, depth + 1);
  }

  private paragraph(inline: readonly Inline[]): void {
    if (this.quoted > 0) this.writer.quotation(inline);
    else this.writer.paragraph(inline);
  }

  private list(list: HtmlElement, level: number, depth: number): void {
    if (depth > DEEPEST) {
      this.isCut = true;
      return;
    }
    let number = Number.parseInt(attributeOf(list, 'start') ?? '1', 10);
    if (!(number >= 0)) number = 1;
    for (const item of list.childNodes) {
      if (!isElement(item) || isUnseen(item)) continue;
      if (item.tagName === 'ul' || item.tagName === 'ol') this.list(item, level + 1, depth + 1);
      if (item.tagName !== 'li') continue;
      const own: HtmlNode[] = [];
      const under: HtmlElement[] = [];
      for (const node of item.childNodes) {
        if (isElement(node) && (node.tagName === 'ul' || node.tagName === 'ol')) under.push(node);
        else own.push(node);
      }
      this.writer.item(level, list.tagName === 'ol' ? number++ : undefined, this.inline(own, {}, depth));
      for (const nested of under) this.list(nested, level + 1, depth + 1);
    }
  }

  private table(table: HtmlElement, depth: number): void {
    const rows = rowsOf(table);
    const isLayout =
      attributeOf(table, 'role') === 'presentation' ||
      rows.every((row) => cellsOf(row).length < 2) ||
      rows.some((row) => cellsOf(row).some((cell) => hasTag(cell.childNodes, 'table', 0)));
    if (isLayout) {
      for (const row of rows) for (const cell of cellsOf(row)) this.blocks(cell.childNodes, depth + 1);
      return;
    }
    const caption = table.childNodes.find((node): node is HtmlElement => isElement(node) && node.tagName === 'caption');
    if (caption !== undefined) this.paragraph(this.inline(caption.childNodes, {}, depth));
    const written = this.cells(rows, depth).filter((row) => !row.every(isBlankInline));
    const [first] = rows;
    const hasHead = first !== undefined && cellsOf(first).some(({ tagName }) => tagName === 'th');
    this.writer.table(hasHead || written.length === 0 ? written : [(written[0] ?? []).map(() => []), ...written]);
  }

  /** A cell of several rows or columns has its words in the first of its places. */
  private cells(rows: readonly HtmlElement[], depth: number): readonly TableRow[] {
    const most = this.writer.limits.columns;
    const taken: number[] = [];
    return rows.map((row) => {
      const out: (readonly Inline[])[] = [];
      const fill = (): void => {
        while ((taken[out.length] ?? 0) > 0 && out.length <= most) {
          taken[out.length] = (taken[out.length] ?? 1) - 1;
          out.push([]);
        }
      };
      for (const cell of cellsOf(row)) {
        fill();
        const [columns, below] = [span(cell, 'colspan', most), span(cell, 'rowspan', 1_000) - 1];
        const words = this.inline(cell.childNodes, {}, depth);
        for (let i = 0; i < columns && out.length <= most; i++) {
          if (below > 0) taken[out.length] = below;
          out.push(i === 0 ? words : []);
        }
      }
      fill();
      return out;
    });
  }

  /** Words of nodes in a line; blocks among them are parted by breaks. */
  private inline(nodes: readonly HtmlNode[], look: Look, depth: number): readonly Inline[] {
    const out: Inline[] = [];
    this.collect(nodes, look, depth, out);
    return collapsed(out);
  }

  private collect(nodes: readonly HtmlNode[], look: Look, depth: number, out: Inline[]): void {
    if (depth > DEEPEST) {
      this.isCut = true;
      return;
    }
    for (const node of nodes) {
      if (!isElement(node)) {
        if (node.nodeName === '#text' && 'value' in node) out.push({ kind: 'text', text: node.value, ...look });
        continue;
      }
      if (isUnseen(node)) continue;
      const { tagName } = node;
      if (tagName === 'br') out.push({ kind: 'break' });
      else if (tagName === 'img') this.picture(node, out);
      else if (tagName === 'ins' || INLINE.has(tagName)) this.collect(node.childNodes, lookOf(node, look), depth + 1, out);
      else {
        out.push({ kind: 'break' });
        this.collect(node.childNodes, look, depth + 1, out);
        out.push({ kind: 'break' });
      }
    }
  }

  private picture(image: HtmlElement, out: Inline[]): void {
    const address = attributeOf(image, 'src') ?? '';
    const alt = (attributeOf(image, 'alt') ?? '').replace(/\s+/g, ' ').trim();
    if (!this.pictures.has(address)) this.pictures.set(address, this.take(address, alt));
    const id = this.pictures.get(address);
    if (id !== undefined) out.push({ kind: 'picture', id, alt });
  }

  private take(address: string, alt: string): string | undefined {
    const bytes = bytesOfData(address) ?? this.pictureBytes(address);
    const header = bytes === undefined ? undefined : readPictureHeader(bytes);
    const id =
      bytes === undefined || header === undefined
        ? undefined
        : this.writer.picture({ media_type: header.mime, bytes, width: header.width_px, height: header.height_px, alt });
    if (id === undefined)
      this.writer.notice(
        'picture_left_out',
        `${alt === '' ? 'A picture' : `The picture "${alt.slice(0, 120)}"`} is left out: it is not in the file.`,
      );
    return id;
  }
}

function lookOf(element: HtmlElement, look: Look): Look {
  switch (element.tagName) {
    case 'b':
    case 'strong':
      return { ...look, bold: true };
    case 'i':
    case 'em':
      return { ...look, italic: true };
    case 's':
    case 'strike':
    case 'del':
      return { ...look, strike: true };
    case 'code':
    case 'kbd':
    case 'samp':
    case 'tt':
      return { ...look, code: true };
    case 'a': {
      const link = attributeOf(element, 'href');
      return link !== undefined && /^(?:https?|mailto):/i.test(link) ? { ...look, link } : look;
    }
    default:
      return look;
  }
}

/** White space as it is shown: one blank, and none beside a break. Breaks follow one another once. */
function collapsed(inline: readonly Inline[]): readonly Inline[] {
  const out: Inline[] = [];
  let isOpen = false;
  for (const part of inline) {
    if (part.kind === 'text') {
      const flat = part.text.replace(/[ \t\n\r\f]+/g, ' ');
      const text: string = isOpen ? flat : flat.replace(/^ /, '');
      if (text === '') continue;
      isOpen = !text.endsWith(' ');
      out.push({ ...part, text });
    } else if (part.kind === 'break') {
      if (out.length > 0 && out.at(-1)?.kind !== 'break') out.push(part);
      isOpen = false;
    } else {
      isOpen = true;
      out.push(part);
    }
  }
  return out;
}

function rawText(nodes: readonly HtmlNode[], depth: number): string {
  if (depth > DEEPEST) return '';
  return nodes
    .map((node) =>
      isElement(node)
        ? node.tagName === 'br'
          ? '\n'
          : rawText(node.childNodes, depth + 1)
        : node.nodeName === '#text' && 'value' in node
          ? node.value
          : '',
    )
    .join('');
}

const hasTag = (nodes: readonly HtmlNode[], tag: string, depth: number): boolean =>
  depth <= DEEPEST && nodes.some((node) => isElement(node) && (node.tagName === tag || hasTag(node.childNodes, tag, depth + 1)));

/** A link or a mark of emphasis may hold whole blocks. */
const hasBlocks = ({ childNodes }: HtmlElement, depth: number): boolean =>
  depth <= DEEPEST &&
  childNodes.some((node) => isElement(node) && (!INLINE.has(node.tagName) ? !isUnseen(node) : hasBlocks(node, depth + 1)));

function rowsOf(table: HtmlElement): readonly HtmlElement[] {
  return table.childNodes.flatMap((node) => {
    if (!isElement(node)) return [];
    if (node.tagName === 'tr') return [node];
    return /^t(?:head|body|foot)$/.test(node.tagName) ? rowsOf(node) : [];
  });
}

const cellsOf = (row: HtmlElement): readonly HtmlElement[] =>
  row.childNodes.filter((node): node is HtmlElement => isElement(node) && (node.tagName === 'td' || node.tagName === 'th'));

function span(cell: HtmlElement, name: string, most: number): number {
  const value = Number.parseInt(attributeOf(cell, name) ?? '1', 10);
  return value >= 1 ? Math.min(value, most) : 1;
}

function bytesOfData(address: string): Uint8Array | undefined {
  const found = /^data:image\/[\w.+-]+;base64,/i.exec(address);
  return found === null ? undefined : Buffer.from(address.slice(found[0].length), 'base64');
}
