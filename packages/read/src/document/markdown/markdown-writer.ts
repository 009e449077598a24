/** Writes blocks as GitHub Markdown and notes which of its characters come from where. */

import type { DocumentLimits } from '../document-limits.ts';
import { within } from '../document-refusal.ts';
import type { DocumentCell, DocumentNotice, DocumentPicture, Origin, Place } from '../document-text.ts';
import { type Inline, inlineMarkdown, isBlankInline, wordsOfInline } from './inline.ts';

/** A cell: its paragraphs, with breaks between them. */
export type TableRow = readonly (readonly Inline[])[];

/** Characters of a heading in a place. */
const HEADING_IN_PLACE = 200;
/** Levels of a list. */
const DEEPEST_ITEM = 12;

export class MarkdownWriter {
  readonly limits: DocumentLimits;
  readonly notices: DocumentNotice[];
  readonly pictures: DocumentPicture[];
  readonly cells: DocumentCell[];
  private readonly parts: string[] = [];
  private readonly places: { -readonly [K in keyof Place]: Place[K] }[] = [];
  private length = 0;
  private origin: Origin = { file: '' };
  private pictureBytes = 0;
  /** Widths of the marks of the list that is open, a level each; empty behind any other block. */
  private open: { readonly width: number; readonly ordered: boolean }[] = [];
  private isQuote = false;

  /** @param whole what this one writes becomes a part of it, with the same notices and pictures */
  constructor(limits: DocumentLimits, whole?: MarkdownWriter) {
    this.limits = limits;
    this.notices = whole?.notices ?? [];
    this.pictures = whole?.pictures ?? [];
    this.cells = whole?.cells ?? [];
    if (whole !== undefined) this.origin = whole.origin;
  }

  /** Text that is looked at before it is written. */
  apart(): MarkdownWriter {
    return new MarkdownWriter(this.limits, this);
  }

  /** What follows comes from here. */
  at(origin: Origin): void {
    this.origin = origin;
  }

  /** What follows comes from this page, slide, … of the same file. */
  within(part: Omit<Origin, 'file'>): void {
    this.origin = { ...this.origin, ...part };
  }

  get place(): Origin {
    return this.origin;
  }

  notice(code: string, message: string, place: Origin = this.origin): void {
    this.notices.push({ code, message, place });
  }

  /** @param level 1 to 6; deeper ones are the deepest */
  heading(level: number, inline: readonly Inline[]): void {
    if (isBlankInline(inline)) return;
    const words = wordsOfInline(inline).trim();
    this.origin = { ...this.origin, heading: words.slice(0, HEADING_IN_PLACE) };
    this.block(`${'#'.repeat(Math.min(6, Math.max(1, level)))} ${inlineMarkdown(inline, 'blank', false)}`);
  }

  paragraph(inline: readonly Inline[]): void {
    if (isBlankInline(inline)) return;
    this.block(inlineMarkdown(inline, 'line'));
  }

  quotation(inline: readonly Inline[]): void {
    if (isBlankInline(inline)) return;
    const lines = inlineMarkdown(inline, 'line').split('\n');
    const text = lines.map((line) => `> ${line}`).join('\n');
    if (this.isQuote) this.append(`\n>\n${text}`);
    else this.block(text);
    this.isQuote = true;
  }

  code(text: string): void {
    if (text.trim() === '') return;
    let fence = '```';
    while (text.includes(fence)) fence += '`';
    this.block(`${fence}\n${text}\n${fence}`);
  }

  /** @param level from 0; @param number of an ordered list */
  item(level: number, number: number | undefined, inline: readonly Inline[]): void {
    if (isBlankInline(inline)) return;
    const mark = number === undefined ? '- ' : `${number}. `;
    const depth = Math.min(level, this.open.length, DEEPEST_ITEM);
    const before = this.open[depth];
    const goesOn = this.open.length > 0 && (before === undefined || before.ordered === (number !== undefined));
    // A list of another kind at the lowest level is another list.
    const isFollowing = goesOn || depth > 0;
    this.open = [...this.open.slice(0, depth), { width: mark.length, ordered: number !== undefined }];
    const indent = ' '.repeat(this.open.slice(0, depth).reduce((sum, { width }) => sum + width, 0));
    const text = inlineMarkdown(inline, 'line')
      .split('\n')
      .join(`\n${indent}${' '.repeat(mark.length)}`);
    const kept = this.open;
    if (isFollowing) this.append(`\n${indent}${mark}${text}`);
    else this.block(`${indent}${mark}${text}`);
    this.open = kept;
  }

  /** The first row is the head. Rows may differ in length. */
  table(rows: readonly TableRow[]): void {
    const columns = Math.max(0, ...rows.map((row) => row.length));
    within(columns, this.limits.columns, 'columns in one table', 'columns');
    if (columns === 0) return;
    // One column is no table: its rules would be read as words.
    if (columns === 1) {
      for (const [cell = []] of rows) this.paragraph(cell);
      return;
    }
    const lines = rows.map((row, i) => {
      const cells = Array.from({ length: columns }, (_, c) => inlineMarkdown(row[c] ?? [], 'tag', i > 0));
      return `| ${cells.join(' | ')} |`;
    });
    const [head = '', ...body] = lines;
    this.block([head, `|${' --- |'.repeat(columns)}`, ...body].join('\n'));
  }

  /** A footnote, which `[^label]` refers to. */
  footnote(label: string, paragraphs: readonly (readonly Inline[])[]): void {
    const lines = paragraphs.filter((inline) => !isBlankInline(inline)).map((inline) => inlineMarkdown(inline, 'line'));
    if (lines.length > 0) this.block(`[^${label}]: ${lines.join('\n\n').split('\n').join('\n    ')}`);
  }

  /** Markdown as it was sent. */
  verbatim(markdown: string): void {
    this.block(markdown);
  }

  /** Marks a picture as part of the text. Undefined where the document has too many. */
  picture(picture: Omit<DocumentPicture, 'id'>): string | undefined {
    this.pictureBytes += picture.bytes.length;
    if (this.pictures.length >= this.limits.pictures || this.pictureBytes > this.limits.picture_bytes) {
      this.pictureBytes -= picture.bytes.length;
      return undefined;
    }
    const id = `picture:${this.pictures.length + 1}`;
    this.pictures.push({ id, ...picture });
    return id;
  }

  /** The text, and its places. */
  finish(): { readonly markdown: string; readonly places: readonly Place[] } {
    const last = this.places.at(-1);
    if (last !== undefined) {
      this.parts.push('\n');
      last.end = this.length + 1;
    }
    return { markdown: this.parts.join(''), places: this.places };
  }

  private block(text: string): void {
    this.open = [];
    this.isQuote = false;
    this.append(this.length === 0 ? text : `\n\n${text}`);
  }

  /** Line feeds before a block belong to what is before it. */
  private append(text: string): void {
    const feeds = text.length - text.replace(/^\n+/, '').length;
    const start = this.length + feeds;
    const last = this.places.at(-1);
    if (last === undefined || !isSame(last, this.origin)) {
      if (last !== undefined) last.end = start;
      this.places.push({ start: last === undefined ? 0 : start, end: start, ...this.origin });
    }
    this.length += text.length;
    within(this.length, this.limits.characters, 'characters', 'characters');
    this.parts.push(text);
    const own = this.places.at(-1);
    if (own !== undefined) own.end = this.length;
  }
}

const PARTS = ['file', 'page', 'slide', 'notes', 'sheet', 'range', 'mail', 'heading'] as const;

const isSame = (a: Origin, b: Origin): boolean => PARTS.every((name) => a[name] === b[name]);
