/** A PDF as Markdown, page by page: headings by the size of their letters, lists, tables and pictures, without what pages repeat. */
import { type PdfFileKit, readPdfWords } from '../../pdf/index.ts';
import { DocumentRefusal } from '../document-refusal.ts';
import type { Inline } from '../markdown/inline.ts';
import type { MarkdownWriter } from '../markdown/markdown-writer.ts';
import { furnitureOf } from './furniture.ts';
import { bodySize, headingsOf } from './headings.ts';
import { type PageParagraph, type PagePart, pageOf } from './parts-of-page.ts';

export async function readPdfDocument(bytes: Uint8Array, writer: MarkdownWriter, kit: PdfFileKit): Promise<{ readonly title?: string }> {
  const { pages, bytes: most, pictures, picture_bytes } = writer.limits;
  const { title, pages: read } = await readPdfWords(bytes, { pages, bytes: most, pictures, picture_bytes }, kit, pageOf);
  const furniture = furnitureOf(read, bodySize(read.flatMap(({ parts }) => parts.filter(isParagraph))));
  const file = writer.place.file;
  if ([...furniture].some(({ kind }) => kind === 'paragraph'))
    writer.notice('header_footer', 'Headers, footers and numbers of pages, which pages repeat, are not in the text.', { file });
  if ([...furniture].some(({ kind }) => kind === 'picture'))
    writer.notice('picture_left_out', 'Pictures that pages repeat are left out.', { file });
  const content = read.map((page) => ({ ...page, parts: page.parts.filter((part) => !furniture.has(part)) }));
  const paragraphs = content.map(({ parts }) => parts.filter(isParagraph));
  if (paragraphs.every(({ length }) => length === 0) && content.every(({ parts }) => parts.every(({ kind }) => kind !== 'table')))
    throw new DocumentRefusal('no_text', 'The pages of the PDF have no text; they are pictures, or empty.');
  const headings = headingsOf(paragraphs);
  const emit = new Emitter(writer, headings);
  for (const { number, parts, losses } of content) {
    emit.page(number);
    for (const { what, why } of losses.filter(({ kind, element }) => kind === 'omitted' && element === 'text'))
      writer.notice('hidden_text', `${what} is not in the text: ${why}`, { file, page: number });
    for (const { what, why } of losses.filter(({ kind, element }) => kind === 'omitted' && element === 'chart'))
      writer.notice('chart_not_read', `${what} is not in the text: ${why}`, { file, page: number });
    for (const { why } of losses.filter(({ kind, element }) => kind === 'omitted' && element === 'image'))
      writer.notice('picture_left_out', `A picture is left out: ${why}`, { file, page: number });
    if (parts.length > 0 && parts.every(({ kind }) => kind === 'picture'))
      writer.notice('page_without_text', `Page ${number} has pictures alone; words in them are not read.`, {
        file,
        page: number,
      });
    for (const part of parts) emit.part(part);
  }
  emit.flush();
  return title === '' ? {} : { title };
}

const isParagraph = (part: PagePart): part is PageParagraph => part.kind === 'paragraph';

/** Writes parts; a paragraph waits for the next, which may be its rest on another column or page. */
class Emitter {
  private readonly writer: MarkdownWriter;
  private readonly headings: ReadonlyMap<PageParagraph, number>;
  private readonly file: string;
  private readonly ids = new Map<string, string | undefined>();
  private waiting: { readonly paragraph: PageParagraph; readonly inline: readonly Inline[]; readonly page: number } | undefined;
  private number = 0;

  constructor(writer: MarkdownWriter, headings: ReadonlyMap<PageParagraph, number>) {
    this.writer = writer;
    this.headings = headings;
    this.file = writer.place.file;
  }

  page(number: number): void {
    this.number = number;
  }

  part(part: PagePart): void {
    if (part.kind === 'paragraph' && !this.headings.has(part) && part.item === undefined && !part.code) {
      const before = this.waiting;
      if (before !== undefined && continues(before.paragraph, part)) {
        this.waiting = { ...before, inline: joined(before.inline, part.inline) };
        return;
      }
      this.flush();
      this.waiting = { paragraph: part, inline: part.inline, page: this.number };
      return;
    }
    this.flush();
    this.stand(this.number);
    if (part.kind === 'table') this.writer.table(part.rows);
    else if (part.kind === 'picture') this.picture(part);
    else if (part.code) this.writer.code(part.inline.map((one) => (one.kind === 'text' ? one.text : '\n')).join(''));
    else if (part.item !== undefined) this.writer.item(part.item.level, part.item.number, part.inline);
    else this.writer.heading(this.headings.get(part) ?? 1, part.inline);
  }

  flush(): void {
    const { waiting } = this;
    if (waiting === undefined) return;
    this.waiting = undefined;
    this.stand(waiting.page);
    this.writer.paragraph(waiting.inline);
  }

  private stand(page: number): void {
    const { heading } = this.writer.place;
    this.writer.at({ file: this.file, page, ...(heading !== undefined && { heading }) });
  }

  private picture({ picture: { key, media } }: Extract<PagePart, { kind: 'picture' }>): void {
    if (!this.ids.has(key)) {
      const { mime, bytes, width_px, height_px } = media;
      this.ids.set(key, this.writer.picture({ media_type: mime, bytes, width: width_px, height: height_px, alt: '' }));
    }
    const id = this.ids.get(key);
    if (id === undefined)
      this.writer.notice('picture_left_out', 'A picture is left out: the document has more than the limit (pictures, picture_bytes).');
    else this.writer.paragraph([{ kind: 'picture', id, alt: '' }]);
  }
}

/** A sentence that was not ended, and words that begin small at the head of another block. */
const continues = (before: PageParagraph, next: PageParagraph): boolean =>
  next.begins &&
  !before.turned &&
  !next.turned &&
  before.size === next.size &&
  before.lines > 1 &&
  !/[.:!?;]["”»)]*$/.test(before.words) &&
  /^\p{Ll}/u.test(next.words);

/** A hyphen at the end stays: whether it belongs to the word is not known. */
const joined = (before: readonly Inline[], next: readonly Inline[]): readonly Inline[] => {
  const last = before.at(-1);
  const isHyphened = last?.kind === 'text' && /\p{L}[-\u2010]\s*$/u.test(last.text);
  return isHyphened ? [...before, ...next] : [...before, { kind: 'text', text: ' ' }, ...next];
};
