/** Blocks of a document as what a slide can hold of them: paragraphs of a page, a table, a picture. */
import { type Block, isKeptOff, type Line, type ListItem, type Span } from '@deckwright/source';
import { tasksIn } from './tasks-in-list.ts';

/** A paragraph as `text_page` takes it. */
export interface PageText {
  readonly kind: 'paragraph' | 'heading' | 'bullet' | 'number' | 'quote' | 'code';
  readonly text: string;
  readonly level?: number;
  readonly mark?: string;
  /** What of the text is bold in the document, in its order. */
  readonly bold?: readonly string[];
}

export interface TableUnit {
  readonly head: readonly Line[];
  readonly rows: readonly (readonly Line[])[];
}

export interface Unit extends Span {
  readonly id: string;
  readonly kind: 'text' | 'table' | 'picture';
  readonly block: Block;
  readonly text: readonly PageText[];
  readonly table?: TableUnit;
  readonly picture?: { readonly alt: string; readonly address: string };
  /** Some of its words are off, so that it is not read again from the text. */
  readonly isPart?: true;
  /** What of it is kept off because it says so. */
  readonly off: readonly string[];
}

/** Characters of one paragraph: longer ones are parted between their sentences. */
const LONGEST = 900;
/** What a text may have at most. */
const HARDEST = 1_900;
const DEEPEST = 3;

/** Sentences as one text again: as they stood, but for the breaks of lines. */
export function sentencesAsText(sentences: readonly Line[], source: string): string {
  return sentences
    .map((s, i) => {
      const before = sentences[i - 1];
      return before === undefined || before.end >= s.start || source.slice(before.end, s.start).trim() !== source.slice(before.end, s.start)
        ? `${before === undefined ? '' : ' '}${s.text}`
        : s.text;
    })
    .join('');
}

/** A text in parts that a page takes. */
function partsOf(text: string): readonly string[] {
  const out: string[] = [];
  let rest = text;
  while (rest.length > HARDEST) {
    const cut = Math.max(rest.lastIndexOf(' ', HARDEST), rest.lastIndexOf('\n', HARDEST));
    out.push(rest.slice(0, cut > 0 ? cut : HARDEST).trim());
    rest = rest.slice(cut > 0 ? cut : HARDEST).trim();
  }
  return [...out, rest];
}

/** What is bold between two places; marks at their edges belong to it. */
function boldBetween(source: string, start: number, end: number): readonly string[] {
  let [from, to] = [start, end];
  while (source.charAt(from - 1) === '*') from--;
  while (source.charAt(to) === '*') to++;
  const parts = source.slice(from, to).split('**');
  return parts.flatMap((part, i) => (i % 2 === 1 && i < parts.length - 1 ? [part.replaceAll('\\', '').replaceAll('*', '').trim()] : []));
}

function withBold(one: PageText, bold: readonly string[]): PageText {
  const own = one.kind === 'heading' || one.kind === 'code' ? [] : bold.filter((words) => words !== '' && one.text.includes(words));
  return own.length === 0 ? one : { ...one, bold: own };
}

function paragraphs(sentences: readonly Line[], source: string, kind: 'paragraph' | 'quote'): readonly PageText[] {
  const parts: Line[][] = [];
  let length = 0;
  for (const sentence of sentences) {
    const last = parts.at(-1);
    if (last === undefined || length + sentence.text.length > LONGEST) {
      parts.push([sentence]);
      length = 0;
    } else last.push(sentence);
    length += sentence.text.length;
  }
  return parts.flatMap((part) => partsOf(sentencesAsText(part, source)).map((text) => ({ kind, text })));
}

/** `2.` before words. */
function typedNumber(text: string): string | undefined {
  const stop = text.indexOf('. ');
  return stop > 0 && stop <= 2 && [...text.slice(0, stop)].every((c) => c >= '0' && c <= '9') ? text.slice(0, stop + 1) : undefined;
}

/** Words of a table where no table can stand, one row a line. */
const rowText = (cells: readonly Line[]): string =>
  cells
    .map((c) => c.text)
    .filter((t) => t !== '')
    .join(' · ');

class Reader {
  private readonly source: string;
  readonly off: string[] = [];
  constructor(source: string) {
    this.source = source;
  }

  text(block: Block, level: number, kind: 'paragraph' | 'quote' = 'paragraph'): readonly PageText[] {
    switch (block.kind) {
      case 'paragraph':
        return level === 0
          ? paragraphs(block.sentences, this.source, kind).map((one) => withBold(one, boldBetween(this.source, block.start, block.end)))
          : [this.item(sentencesAsText(block.sentences, this.source), level)];
      case 'heading':
        return [{ kind: 'heading', text: block.line.text }];
      case 'list':
        return block.items.flatMap((item) => this.listed(item, block.ordered, level));
      case 'table':
        return [...(block.head === undefined ? [] : [block.head]), ...block.rows].map((row) => this.item(rowText(row), level));
      case 'field': {
        const words = [block.label.text, ...(block.line === undefined ? [] : [block.line.text])].join(': ');
        return [{ kind, text: words }, ...block.blocks.flatMap((b) => this.text(b, level))];
      }
      case 'quotation':
        return block.blocks.flatMap((b) => this.text(b, level, 'quote'));
      case 'code':
        return block.line.text
          .split('\n')
          .flatMap((line) =>
            line.trim() === '' ? [] : partsOf(line.replaceAll('\t', '  ')).map((text) => ({ kind: 'code' as const, text })),
          );
      case 'picture':
      case 'talk':
        return block.line.text === '' ? [] : [{ kind, text: block.line.text }];
    }
  }

  /** Words within an item that are no item of their own. */
  private item = (text: string, level: number): PageText => ({
    kind: 'bullet',
    text,
    ...(level > 0 ? { level: Math.min(level, DEEPEST) } : {}),
  });

  private listed({ line, blocks, start, end }: ListItem, ordered: boolean, level: number): readonly PageText[] {
    if (isKeptOff(line.text)) {
      this.off.push(this.source.slice(start, end).trim());
      return [];
    }
    const written = this.source.slice(start, line.start);
    const isTicked = written.includes('[x]') || written.includes('[X]');
    // A number that was typed into an item with a bullet counts it.
    const typed = ordered ? undefined : typedNumber(line.text);
    const mark = ordered ? written.trim().split(' ')[0] : typed;
    const deep = Math.min(level, DEEPEST);
    const text = `${isTicked ? '✓ ' : ''}${line.text.slice(typed?.length ?? 0).trim()}`;
    const bold = boldBetween(this.source, line.start, line.end);
    const own: readonly PageText[] = partsOf(text).map((part, i) =>
      withBold(
        {
          kind: mark !== undefined && i === 0 ? 'number' : 'bullet',
          text: part,
          ...(deep > 0 ? { level: deep } : {}),
          ...(mark === undefined || mark === '' || i > 0 ? {} : { mark }),
        },
        bold,
      ),
    );
    return [...(text === '' ? [] : own), ...blocks.flatMap((b) => this.text(b, level + 1))];
  }
}

/** A block that says of itself that it is for no slide. */
function isOff(block: Block): boolean {
  switch (block.kind) {
    case 'paragraph':
      return block.sentences.some((s) => isKeptOff(s.text));
    case 'quotation':
      return block.blocks.some(isOff);
    case 'field':
      return isKeptOff(`${block.label.text}: ${block.line?.text ?? ''}`);
    case 'heading':
    case 'picture':
      return isKeptOff(block.line.text);
    default:
      return false;
  }
}

/** Undefined for what is kept off as a whole. */
export function unitOf(block: Block, id: string, source: string): Unit | undefined {
  if (isOff(block)) return undefined;
  const base = { id, block, start: block.start, end: block.end };
  if (block.kind === 'table' && block.rows.length > 0) {
    const [first = []] = block.rows;
    return {
      ...base,
      kind: 'table',
      text: [],
      table: { head: block.head ?? first.map((c) => ({ ...c, text: '', tokens: [] })), rows: block.rows },
      off: [],
    };
  }
  const tasks = tasksIn(block, source);
  if (tasks !== undefined && !tasks.rows.flat().some(({ text }) => isKeptOff(text)))
    return { ...base, kind: 'table', text: [], table: tasks, off: [] };
  if (block.kind === 'picture')
    return { ...base, kind: 'picture', text: [], picture: { alt: block.line.text, address: block.source }, off: [] };
  const reader = new Reader(source);
  const text = reader.text(block, 0);
  return { ...base, kind: 'text', text, off: reader.off };
}

/** It only announces that what follows is for no slide. */
export const announcesOff = (block: Block, source: string): boolean =>
  block.kind === 'paragraph' && block.sentences.length === 1 && source.slice(block.start, block.end).trimEnd().endsWith(':');
