/** A Word document as Markdown: headings by outline, lists, tables, notes, text boxes and pictures; tracked changes as if they were accepted. */
import { at, attribute, child, chosen, descendants, elements, type OpcPackage, type XmlElement } from '../../ooxml/index.ts';
import { type Inline, isBlankInline, wordsOfInline } from '../markdown/inline.ts';
import type { MarkdownWriter, TableRow } from '../markdown/markdown-writer.ts';
import { type OfficeFacts, officeFacts } from '../office/office-facts.ts';
import { OfficePictures } from '../office/office-pictures.ts';
import { type ItemMark, indentOf, Numbering } from './numbering.ts';
import { type LeftOut, type ParagraphWords, type RunSource, readParagraph } from './read-runs.ts';
import { listOf, outlineOf, Styles } from './styles.ts';

const MESSAGES: Readonly<Record<LeftOut, readonly [code: string, message: string]>> = {
  deletion: ['tracked_deletions', 'Words that are deleted in tracked changes are not in the text; inserted ones are.'],
  hidden: ['hidden_text', 'Hidden words are not in the text.'],
  comment: ['comments', 'Comments are not in the text.'],
  contents: ['contents_left_out', 'The table of contents is not in the text; the headings that it names are.'],
  equation: ['equation', 'An equation is written as its letters in a row.'],
  symbol: ['symbol_left_out', 'A sign of a symbol font is left out.'],
  diagram: ['diagram_left_out', 'A SmartArt diagram is left out.'],
  chart: ['chart_left_out', 'A chart is left out; send its workbook, or its figures as a table.'],
  object: ['object_left_out', 'An embedded object is left out; its preview stays where it is a picture.'],
  nested_table: ['nested_table', 'A table within a cell is written as lines of that cell.'],
  part: ['part_left_out', 'A part that another program embedded is left out.'],
  heading_number: ['heading_numbers', 'Numbers that Word counts before headings are not in the text.'],
};

const UNDERSTOOD = new Set(['wps', 'wpg', 'w14', 'w15']);
const WRAPPERS = new Set(['w:ins', 'w:moveTo', 'w:customXml', 'w:smartTag', 'w:sdtContent']);
/** Text boxes in text boxes, and tables in tables. */
const DEEPEST = 20;

export function readDocx(pkg: OpcPackage, writer: MarkdownWriter): OfficeFacts {
  return new DocxReader(pkg, writer).read();
}

class DocxReader {
  private readonly pkg: OpcPackage;
  private readonly writer: MarkdownWriter;
  private readonly styles: Styles;
  private readonly numbering: Numbering;
  private readonly pictures: OfficePictures;
  private readonly notes: { readonly label: string; readonly part: string; readonly element: XmlElement }[] = [];
  private readonly said = new Set<LeftOut>();
  /** Items that the next one may stand under, outermost first. */
  private above: readonly ItemMark[] = [];
  /** Undefined where the file does not say where its pages end. */
  private page: number | undefined;
  private title: string | undefined;
  private hasTitle = false;

  constructor(pkg: OpcPackage, writer: MarkdownWriter) {
    this.pkg = pkg;
    this.writer = writer;
    this.styles = new Styles(this.partOf('styles')?.root);
    this.numbering = new Numbering(this.partOf('numbering')?.root, this.styles);
    this.pictures = new OfficePictures(pkg, writer);
  }

  read(): OfficeFacts {
    const body = child(this.pkg.main.xml().root, 'w:body');
    if (body !== undefined) {
      for (const { name, attributes, parent } of descendants(body)) {
        if (name === 'w:lastRenderedPageBreak') this.page = 1;
        if (name === 'w:pStyle' && parent?.parent?.parent === body && this.styles.of(attributes.get('w:val')).is === 'title')
          this.hasTitle = true;
      }
      this.turnPage(0);
      this.blocks(body, this.sourceOf(this.pkg.main.name), 0);
    }
    for (const { label, part, element } of this.notes) {
      const source = this.sourceOf(part);
      const paragraphs = [...descendants(element, 'w:p')].map((paragraph) => readParagraph(paragraph, source).inline);
      this.writer.footnote(label, paragraphs);
    }
    if ((this.partOf('comments')?.root.children.length ?? 0) > 0) this.leaveOut('comment');
    this.sayFurniture();
    const facts = officeFacts(this.pkg);
    return this.title === undefined ? facts : { ...facts, title: this.title };
  }

  private partOf(kind: string): { readonly root: XmlElement } | undefined {
    const found = this.pkg.relationships(this.pkg.main.name).find((one) => one.kind === kind)?.part;
    return found === undefined ? undefined : this.pkg.part(found)?.xml();
  }

  /** Each thing is said once, where it is met first. */
  private leaveOut = (what: LeftOut): void => {
    if (this.said.has(what)) return;
    this.said.add(what);
    this.writer.notice(...MESSAGES[what]);
  };

  private sayFurniture(): void {
    const furniture = this.pkg.relationships(this.pkg.main.name).filter(({ kind }) => kind === 'header' || kind === 'footer');
    const hasWords = furniture.some(({ part }) => {
      const root = part === undefined ? undefined : this.pkg.part(part)?.xml().root;
      return root !== undefined && [...descendants(root, 'w:t')].length > 0;
    });
    if (hasWords)
      this.writer.notice('header_footer', 'Words of headers and footers are not in the text.', { file: this.writer.place.file });
  }

  private sourceOf(part: string): RunSource {
    const relationships = new Map(this.pkg.relationships(part).map((one) => [one.id, one]));
    return {
      styles: this.styles,
      linkOf: (id) => {
        const found = relationships.get(id);
        return found?.external === true && /^(?:https?|mailto):/i.test(found.target) ? found.target : undefined;
      },
      pictureOf: (id, alt) => this.pictures.inline(relationships.get(id)?.part, alt),
      noteOf: (kind, id) => this.noteOf(kind, id),
      leaveOut: this.leaveOut,
    };
  }

  private noteOf(kind: 'footnote' | 'endnote', id: string): string | undefined {
    const part = this.pkg.relationships(this.pkg.main.name).find((one) => one.kind === `${kind}s`)?.part;
    const root = part === undefined ? undefined : this.pkg.part(part)?.xml().root;
    const element = elements(root, `w:${kind}`).find((one) => attribute(one, 'w:id') === id);
    if (part === undefined || element === undefined) return undefined;
    const label = String(this.notes.length + 1);
    this.notes.push({ label, part, element });
    return label;
  }

  private turnPage(pages: number): void {
    if (this.page === undefined) return;
    this.page += pages;
    this.writer.within({ page: this.page });
  }

  private blocks(of: XmlElement | undefined, source: RunSource, depth: number): void {
    if (depth > DEEPEST) return;
    for (const element of chosen(of, UNDERSTOOD)) {
      const { name } = element;
      if (name === 'w:p') this.paragraph(element, source, depth);
      else if (name === 'w:tbl') this.table(element, source, depth);
      else if (name === 'w:sdt') this.control(element, source, depth);
      else if (WRAPPERS.has(name)) this.blocks(element, source, depth);
      else if (name === 'w:del' || name === 'w:moveFrom') this.leaveOut('deletion');
      else if (name === 'w:altChunk') this.leaveOut('part');
    }
  }

  /** A content control; one of Word's tables of contents says so. */
  private control(element: XmlElement, source: RunSource, depth: number): void {
    const gallery = attribute(at(element, 'w:sdtPr', 'w:docPartObj', 'w:docPartGallery'), 'w:val');
    if (gallery === 'Table of Contents') {
      this.leaveOut('contents');
      this.turnPage([...descendants(element, 'w:lastRenderedPageBreak')].length);
    } else this.blocks(child(element, 'w:sdtContent'), source, depth);
  }

  private paragraph(element: XmlElement, source: RunSource, depth: number): void {
    const properties = child(element, 'w:pPr');
    const style = this.styles.of(attribute(child(properties, 'w:pStyle'), 'w:val'));
    const words = readParagraph(element, source);
    this.turnPage(words.pages_before);
    if (style.is === 'contents') {
      if (!isBlankInline(words.inline)) this.leaveOut('contents');
    } else {
      const outline = outlineOf(properties) ?? style.outline;
      const list = listOf(properties, style.list);
      // Empty paragraphs of a list are not counted by readers, and show their mark alone.
      const mark = list === undefined || isBlankInline(words.inline) ? undefined : this.numbering.next(list);
      if (mark === undefined && !isBlankInline(words.inline)) this.above = [];
      if (style.is === 'title') {
        this.title ??= wordsOfInline(words.inline).trim() || undefined;
        this.writer.heading(1, words.inline);
      } else if (outline !== undefined && outline < 9) {
        if (mark?.number !== undefined) this.leaveOut('heading_number');
        this.writer.heading(outline + (this.hasTitle ? 2 : 1), words.inline);
      } else if (mark !== undefined) {
        const own = { ...mark, indent: indentOf(properties) ?? mark.indent };
        this.above = [...this.above.filter((item) => isOver(item, own)), own];
        this.writer.item(this.above.length - 1, mark.number, words.inline);
      } else if (style.is === 'quotation') this.writer.quotation(words.inline);
      else this.writer.paragraph(words.inline);
    }
    this.anchored(words, source, depth);
    this.turnPage(words.pages_after);
  }

  private anchored({ boxes }: ParagraphWords, source: RunSource, depth: number): void {
    for (const box of boxes) this.blocks(box, source, depth + 1);
  }

  private table(table: XmlElement, source: RunSource, depth: number): void {
    const rows = rowsOf(table);
    const words = new TableWords((paragraph) => readParagraph(paragraph, source), this.leaveOut);
    const only = rows.length === 1 ? cellsOf(rows[0] as XmlElement) : [];
    // A table of one cell is a frame around text.
    if (only.length === 1) {
      this.blocks(only[0], source, depth + 1);
      return;
    }
    const read = rows.map((row) => words.row(row)).filter((row) => !row.every(isBlankInline));
    this.turnPage(words.pages_before);
    this.above = [];
    this.writer.table(read);
    for (const box of words.boxes) this.blocks(box, source, depth + 1);
    this.turnPage(words.pages_after);
  }
}

/** Twentieths of a point by which items of one level may differ. */
const SAME_INDENT = 60;

/** Levels of one list are told by their number, those of several by their indents. */
const isOver = (item: ItemMark, own: ItemMark): boolean =>
  item.definition === own.definition ? item.level < own.level : item.indent + SAME_INDENT < own.indent;

/** Rows without those that are deleted in tracked changes. */
const rowsOf = (table: XmlElement): readonly XmlElement[] =>
  inside(table, 'w:tr').filter((row) => at(row, 'w:trPr', 'w:del') === undefined);
const cellsOf = (row: XmlElement): readonly XmlElement[] => inside(row, 'w:tc');

/** Children of a name, also those in content controls. */
function inside(of: XmlElement | undefined, name: string): readonly XmlElement[] {
  return elements(of).flatMap((element) => {
    if (element.name === name) return [element];
    if (element.name === 'w:sdt') return inside(child(element, 'w:sdtContent'), name);
    return WRAPPERS.has(element.name) ? inside(element, name) : [];
  });
}

/** Cells of a table as words. */
class TableWords {
  private readonly read: (paragraph: XmlElement) => ParagraphWords;
  private readonly leaveOut: (what: LeftOut) => void;
  readonly boxes: XmlElement[] = [];
  pages_before = 0;
  pages_after = 0;
  private hasWords = false;

  constructor(read: (paragraph: XmlElement) => ParagraphWords, leaveOut: (what: LeftOut) => void) {
    this.read = read;
    this.leaveOut = leaveOut;
  }

  /** Merged cells have their words in the first of their places, and the others are empty. */
  row(row: XmlElement): TableRow {
    const before = count(at(row, 'w:trPr', 'w:gridBefore'));
    return [
      ...Array.from({ length: before }, () => []),
      ...cellsOf(row).flatMap((cell) => {
        const properties = child(cell, 'w:tcPr');
        const merge = child(properties, 'w:vMerge');
        const isMerged = merge !== undefined && attribute(merge, 'w:val') !== 'restart';
        const words = this.cell(cell, 0);
        const empties = Array.from({ length: Math.max(0, count(child(properties, 'w:gridSpan')) - 1) }, () => []);
        return [isMerged && isBlankInline(words) ? [] : words, ...empties];
      }),
    ];
  }

  private cell(cell: XmlElement, depth: number): readonly Inline[] {
    const lines: (readonly Inline[])[] = [];
    const take = (of: XmlElement | undefined): void => {
      for (const element of chosen(of, UNDERSTOOD)) {
        if (element.name === 'w:p') {
          const { inline, boxes, pages_before, pages_after } = this.read(element);
          if (this.hasWords) this.pages_after += pages_before;
          else this.pages_before += pages_before;
          this.pages_after += pages_after;
          this.boxes.push(...boxes);
          if (isBlankInline(inline)) continue;
          this.hasWords = true;
          lines.push(inline);
        } else if (element.name === 'w:tbl' && depth < DEEPEST) {
          this.leaveOut('nested_table');
          for (const row of rowsOf(element))
            lines.push(
              joined(
                cellsOf(row).map((inner) => this.cell(inner, depth + 1)),
                { kind: 'text', text: ' ' },
              ),
            );
        } else if (element.name === 'w:sdt') take(child(element, 'w:sdtContent'));
        else if (WRAPPERS.has(element.name)) take(element);
      }
    };
    take(cell);
    return joined(lines, { kind: 'break' });
  }
}

const joined = (lines: readonly (readonly Inline[])[], by: Inline): readonly Inline[] =>
  lines.flatMap((line, i) => (i === 0 ? line : [by, ...line]));

/** Cells that a cell spans; at most as many as a table of Word has. */
function count(of: XmlElement | undefined): number {
  const value = attribute(of, 'w:val') ?? '';
  return /^\d{1,3}$/.test(value) ? Math.min(63, Number(value)) : 0;
}
