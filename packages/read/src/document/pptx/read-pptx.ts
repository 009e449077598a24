/** A presentation as Markdown: each slide its title, its words in reading order, its tables, charts and pictures, and its notes. */
import type { OpcPackage } from '../../ooxml/index.ts';
import {
  type ForeignParagraph,
  type ForeignShape,
  type ForeignSlide,
  type ForeignTable,
  type ForeignText,
  readDeck,
} from '../../pptx/index.ts';
import { within } from '../document-refusal.ts';
import type { Origin } from '../document-text.ts';
import { type Inline, isBlankInline, plain } from '../markdown/inline.ts';
import type { MarkdownWriter } from '../markdown/markdown-writer.ts';
import { type OfficeFacts, officeFacts } from '../office/office-facts.ts';
import { OfficePictures } from '../office/office-pictures.ts';
import { chartTable } from './chart-table.ts';
import { inReadingOrder } from './reading-order.ts';

const TITLES: ReadonlySet<string> = new Set(['title', 'ctrTitle']);
const FURNITURE: ReadonlySet<string> = new Set(['dt', 'ftr', 'hdr', 'sldNum']);

const MESSAGES = {
  furniture: 'Footers, dates and numbers of slides are not in the text.',
  hidden_shape: 'Hidden shapes are not in the text.',
  off_slide: 'What lies outside the slide is not in the text.',
  master_words: 'Words of layouts and masters are not in the text.',
  comments: 'Comments are not in the text.',
  object_left_out: 'An embedded object is left out; its preview stays where it is a picture.',
  chart_left_out: 'The figures of a chart are of a kind that is not read; its words are in the text.',
  media_left_out: 'Sound and film are left out.',
} as const;
type LeftOut = keyof typeof MESSAGES;

export function readPptx(pkg: OpcPackage, writer: MarkdownWriter): OfficeFacts {
  const deck = readDeck(pkg);
  within(deck.slides_total, writer.limits.slides, 'slides', 'slides');
  const reader = new PptxReader(pkg, writer, deck.canvas, repeatedFeet(deck.slides, deck.canvas.h));
  for (const slide of deck.slides) reader.slide(slide);
  for (const { problem } of deck.problems.slice(0, 20)) writer.notice('part_left_out', problem, { file: writer.place.file });
  return officeFacts(pkg);
}

class PptxReader {
  private readonly writer: MarkdownWriter;
  private readonly pictures: OfficePictures;
  private readonly canvas: { readonly w: number; readonly h: number };
  private readonly file: string;
  private readonly said = new Set<LeftOut>();
  /** Words at the foot that slide after slide has. */
  private readonly feet: ReadonlySet<string>;

  constructor(pkg: OpcPackage, writer: MarkdownWriter, canvas: PptxReader['canvas'], feet: ReadonlySet<string>) {
    this.writer = writer;
    this.feet = feet;
    this.pictures = new OfficePictures(pkg, writer);
    this.canvas = canvas;
    this.file = writer.place.file;
  }

  slide(slide: ForeignSlide): void {
    const place: Origin = { file: this.file, slide: slide.i };
    this.writer.at(place);
    if (slide.hidden) {
      const named = slide.title === undefined ? '' : ` ("${slide.title.replace(/\s+/g, ' ').slice(0, 120)}")`;
      this.writer.notice('hidden_slide', `Slide ${slide.i}${named} is hidden and not in the text.`);
      return;
    }
    const titles = slide.shapes.filter((shape) => isTitle(shape) && !shape.hidden);
    for (const title of titles)
      if (title.kind === 'shape') this.writer.heading(title.placeholder?.type === 'ctrTitle' ? 1 : 2, this.wordsOf(title.text));
    for (const shape of inReadingOrder(slide.shapes.filter((one) => !titles.includes(one)))) this.shape(shape);
    if (slide.behind.some(hasWords)) this.leaveOut('master_words');
    if (slide.comments.length > 0) this.leaveOut('comments');
    if (slide.notes !== undefined) this.notes(slide.notes, this.writer.place);
  }

  private notes(notes: string, { heading }: Origin): void {
    this.writer.within({ notes: true, ...(heading !== undefined && { heading }) });
    for (const line of notes.split('\n')) this.writer.quotation(lines(line));
  }

  private leaveOut(what: LeftOut): void {
    if (this.said.has(what)) return;
    this.said.add(what);
    this.writer.notice(what, MESSAGES[what]);
  }

  private shape(shape: ForeignShape): void {
    const foot = footOf(shape, this.canvas.h);
    if (FURNITURE.has(shape.placeholder?.type ?? '') || (foot !== undefined && this.feet.has(foot))) {
      if (hasWords(shape)) this.leaveOut('furniture');
      return;
    }
    if (shape.hidden) {
      this.leaveOut('hidden_shape');
      return;
    }
    if (this.isOutside(shape)) {
      if (hasWords(shape)) this.leaveOut('off_slide');
      return;
    }
    this.content(shape);
  }

  private content(shape: ForeignShape): void {
    switch (shape.kind) {
      case 'table':
        this.table(shape);
        break;
      case 'group':
        for (const one of inReadingOrder(shape.children)) this.shape(one);
        break;
      case 'diagram':
        for (const one of shape.children) this.point(one);
        break;
      case 'picture':
        if (shape.media !== 'none') this.leaveOut('media_left_out');
        else this.picture(shape.picture.part, shape.decorative ? '' : (shape.alt ?? ''));
        break;
      case 'chart':
        this.chart(shape);
        break;
      case 'object':
        this.object(shape);
        break;
      default:
        this.text(shape.text);
    }
  }

  private object({ words, picture, alt = '' }: Extract<ForeignShape, { kind: 'object' }>): void {
    if (words !== undefined) {
      for (const point of words) this.writer.item(0, undefined, lines(point));
      return;
    }
    this.leaveOut('object_left_out');
    if (picture !== undefined) this.picture(picture.part, alt);
  }

  private isOutside({ box }: ForeignShape): boolean {
    const { w, h } = this.canvas;
    return box !== undefined && (box.x >= w || box.y >= h || box.x + box.w <= 0 || box.y + box.h <= 0);
  }

  private picture(part: string | undefined, alt: string): void {
    const picture = this.pictures.inline(part, alt);
    if (picture !== undefined) this.writer.paragraph([picture]);
  }

  /** A shape of a diagram is a point of it. */
  private point(shape: ForeignShape): void {
    if (shape.kind === 'group' || shape.kind === 'diagram') for (const one of shape.children) this.point(one);
    else if (shape.kind === 'shape') this.writer.item(0, undefined, this.wordsOf(shape.text));
  }

  private text(text: ForeignText | undefined): void {
    const numbers: number[] = [];
    for (const paragraph of text?.paragraphs ?? []) {
      const words = inlineOf(paragraph);
      if (isBlankInline(words)) continue;
      if (paragraph.bullet === undefined) {
        numbers.length = 0;
        this.writer.paragraph(words);
        continue;
      }
      numbers.length = Math.min(numbers.length, paragraph.level + 1);
      const counted = (numbers[paragraph.level] ?? 0) + 1;
      const shown = Number.parseInt(paragraph.bullet.text, 10);
      numbers[paragraph.level] = shown > 0 ? shown : counted;
      this.writer.item(paragraph.level, paragraph.bullet.kind === 'number' ? numbers[paragraph.level] : undefined, words);
    }
  }

  private wordsOf(text: ForeignText | undefined): readonly Inline[] {
    const words = (text?.paragraphs ?? []).map(inlineOf).filter((inline) => !isBlankInline(inline));
    return words.flatMap((inline, i): readonly Inline[] => (i === 0 ? inline : [{ kind: 'break' }, ...inline]));
  }

  private table({ cells, rows, columns }: ForeignTable): void {
    const [only] = cells;
    if (rows.length === 1 && columns.length === 1) this.text(only?.text);
    else {
      within(rows.length * columns.length, this.writer.limits.cells, 'cells in one table', 'cells');
      const written = rows.map(() => columns.map((): readonly Inline[] => []));
      for (const { row, column, text } of cells) {
        const line = written[row];
        if (line !== undefined) line[column] = this.wordsOf(text);
      }
      this.writer.table(written.filter((row) => !row.every(isBlankInline)));
    }
  }

  private chart(chart: Extract<ForeignShape, { kind: 'chart' }>): void {
    const table = chartTable(chart);
    if (table.length === 0) {
      this.leaveOut('chart_left_out');
      for (const words of chart.words) this.writer.paragraph(plain(words));
      return;
    }
    // Titles of axes often have the unit.
    for (const words of [chart.title, ...chart.axes.map(({ title }) => title)])
      if (words !== undefined) this.writer.paragraph(plain(words));
    this.writer.table(table);
  }
}

/** Where the foot of a slide begins, as a share of its height. */
const FOOT = 0.88;
/** Share of the slides, and slides, whose foot has the same words. */
const MOST_SLIDES = 0.6;
const FEWEST_SLIDES = 3;

/** Words of a box at the foot, without their numbers, which count the slides. */
function footOf(shape: ForeignShape, height: number): string | undefined {
  if (shape.kind !== 'shape' || shape.box === undefined || shape.box.y < FOOT * height) return undefined;
  const words = (shape.text?.paragraphs ?? []).flatMap(({ runs }) => runs.map((run) => (run.kind === 'break' ? ' ' : run.text))).join('');
  const bare = words.replace(/[\d\s]+/g, ' ').trim();
  return words.trim() === '' ? undefined : bare;
}

/** A footer that was written as a box on every slide instead of in the layout. */
function repeatedFeet(slides: readonly ForeignSlide[], height: number): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { shapes } of slides)
    for (const foot of new Set(shapes.flatMap((shape) => footOf(shape, height) ?? []))) counts.set(foot, (counts.get(foot) ?? 0) + 1);
  const least = Math.max(FEWEST_SLIDES, MOST_SLIDES * slides.length);
  return new Set([...counts].flatMap(([foot, count]) => (count >= least ? [foot] : [])));
}

const isTitle = (shape: ForeignShape): boolean => TITLES.has(shape.placeholder?.type ?? '');

const hasWords = (shape: ForeignShape): boolean => {
  if (shape.kind === 'group' || shape.kind === 'diagram') return shape.children.some(hasWords);
  return (shape.kind === 'shape' || shape.kind === 'connector') && (shape.text?.paragraphs ?? []).some((p) => !isBlankInline(inlineOf(p)));
};

/** Words with line breaks between them. */
const lines = (text: string): readonly Inline[] =>
  text.split('\v').flatMap((line, i): Inline[] => [...(i === 0 ? [] : [{ kind: 'break' } as const]), { kind: 'text', text: line }]);

const inlineOf = ({ runs }: ForeignParagraph): readonly Inline[] =>
  runs.map((run): Inline => {
    if (run.kind === 'break') return { kind: 'break' };
    const { text, bold, italic, strike, link } = run;
    const address = link !== undefined && /^(?:https?|mailto):/i.test(link) ? link : undefined;
    return { kind: 'text', text, bold, italic, strike, ...(address !== undefined && { link: address }) };
  });
