/** What a page of a PDF has, in the order in which it is read: paragraphs, tables and pictures. */
import { goesOn, isCut, type PdfPageWords, type PdfTable, type TextBlock, type TextLine, textOf } from '../../pdf/index.ts';
import { type Inline, plain } from '../markdown/inline.ts';
import type { TableRow } from '../markdown/markdown-writer.ts';

export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export interface PageParagraph {
  readonly kind: 'paragraph';
  readonly box: Box;
  readonly inline: readonly Inline[];
  readonly words: string;
  /** Of most of its letters, points. */
  readonly size: number;
  /** All of it. */
  readonly bold: boolean;
  readonly lines: number;
  /** An item of a list, with its number where it has one. */
  readonly item?: { readonly level: number; readonly number?: number };
  readonly code: boolean;
  readonly turned: boolean;
  /** It is the first of its block: what stands before it may end in it. */
  readonly begins: boolean;
}

export type PagePart =
  | PageParagraph
  | { readonly kind: 'table'; readonly box: Box; readonly rows: readonly TableRow[] }
  | { readonly kind: 'picture'; readonly box: Box; readonly picture: PdfPageWords['pictures'][number] };

/** Points. */
export interface ReadPage {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly parts: readonly PagePart[];
  readonly losses: PdfPageWords['losses'];
}

export const pageOf = (page: PdfPageWords): ReadPage => {
  const { number, width, height, losses } = page;
  return { number, width, height, losses, parts: partsOf(page) };
};

function partsOf(page: PdfPageWords): readonly PagePart[] {
  const upright = page.blocks.filter(({ angle }) => angle === 0);
  const units: { readonly box: Box; readonly words: number; readonly parts: readonly PagePart[] }[] = [
    ...upright.map((block) => ({ box: block.box, words: wordsPerLine(block), parts: paragraphsOf(block) })),
    ...page.tables.map((table) => ({
      box: table.box,
      words: WIDE,
      parts: [{ kind: 'table' as const, box: table.box, rows: rowsOf(table) }],
    })),
    ...page.charts.map(({ box, rows }) => ({
      box,
      words: WIDE,
      parts: [{ kind: 'table' as const, box, rows: rows.map((row) => row.map(plain)) }],
    })),
    ...page.pictures.map((picture) => ({
      box: picture.box,
      words: WIDE,
      parts: [{ kind: 'picture' as const, box: picture.box, picture }],
    })),
  ];
  const turned = page.blocks.filter(({ angle }) => angle !== 0);
  return [...order(units, 0).flatMap(({ parts }) => parts), ...turned.flatMap(paragraphsOf)];
}

/** Words of a line of running text, and of what is no text. */
const FEWEST_WORDS = 3;
const WIDE = 10;
/** Points between columns of text, and how far boxes may reach into one another. */
const GUTTER = 6;
const OVERLAP = 2;
const DEEPEST = 40;

const wordsPerLine = ({ paragraphs }: TextBlock): number => {
  const lines = paragraphs.flatMap((paragraph) => paragraph.lines);
  return lines.reduce((sum, line) => sum + line.words.length, 0) / Math.max(1, lines.length);
};

interface Unit {
  readonly box: Box;
  readonly words: number;
}

/** Columns of running text one after the other; everything else from the top. */
function order<U extends Unit>(units: readonly U[], depth: number): readonly U[] {
  if (units.length < 2 || depth > DEEPEST) return byTop(units);
  const columns = cut(units, 'x0', 'x1', GUTTER);
  if (columns.length > 1 && columns.every((column) => isText(column))) return columns.flatMap((column) => order(column, depth + 1));
  const rows = cut(units, 'y0', 'y1', -OVERLAP);
  if (rows.length > 1) return bands(rows).flatMap((band) => (band.length === units.length ? byTop(band) : order(band, depth + 1)));
  return columns.length > 1 ? columns.flatMap((column) => order(column, depth + 1)) : byTop(units);
}

/** Rows that are parted into the same columns go together, so that columns are read down through them. */
function bands<U extends Unit>(rows: readonly (readonly U[])[]): readonly (readonly U[])[] {
  const out: U[][] = [];
  for (const row of rows) {
    const last = out.at(-1);
    const joined = last === undefined ? undefined : cut([...last, ...row], 'x0', 'x1', GUTTER);
    const isColumned = joined !== undefined && joined.length > 1 && joined.every((column) => isText(column));
    if (last !== undefined && isColumned) last.push(...row);
    else out.push([...row]);
  }
  return out;
}

const isText = (units: readonly Unit[]): boolean => units.reduce((sum, { words }) => sum + words, 0) / units.length >= FEWEST_WORDS;

const byTop = <U extends Unit>(units: readonly U[]): readonly U[] => [...units].sort((a, b) => a.box.y0 - b.box.y0 || a.box.x0 - b.box.x0);

function cut<U extends Unit>(units: readonly U[], from: 'x0' | 'y0', to: 'x1' | 'y1', gap: number): U[][] {
  const out: U[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const unit of [...units].sort((a, b) => a.box[from] - b.box[from])) {
    if (unit.box[from] >= end + gap) out.push([]);
    out.at(-1)?.push(unit);
    end = Math.max(end, unit.box[to]);
  }
  return out;
}

export function paragraphsOf(block: TextBlock): readonly PageParagraph[] {
  const marks = [...new Set(block.paragraphs.flatMap(({ mark }) => (mark === undefined ? [] : [Math.round(mark.x0 / 4)])))].sort(
    (a, b) => a - b,
  );
  return block.paragraphs.map((paragraph, i) => {
    const { lines, mark, code, justified } = paragraph;
    const inline = inlineOf(lines, block, { isCode: code === true, isJustified: justified === true });
    const [first, last] = [lines[0], lines.at(-1)];
    const number = mark?.number === true ? Number.parseInt(mark.text, 10) : Number.NaN;
    const level = mark === undefined ? 0 : marks.indexOf(Math.round(mark.x0 / 4));
    return {
      kind: 'paragraph',
      box: {
        x0: Math.min(...lines.map(({ x0 }) => x0)),
        x1: Math.max(...lines.map(({ x1 }) => x1)),
        y0: (first?.y ?? 0) - (first?.size_pt ?? 0),
        y1: last?.y ?? 0,
      },
      inline,
      words: inline
        .map((part) => (part.kind === 'text' ? part.text : ' '))
        .join('')
        .trim(),
      size: sizeOf(lines),
      bold: lines.every(({ pieces }) => pieces.every(({ bold, text }) => bold || text.trim() === '')),
      lines: lines.length,
      ...(mark !== undefined && { item: { level, ...(number >= 0 && { number }) } }),
      code: code === true,
      turned: block.angle !== 0,
      begins: i === 0,
    };
  });
}

/** The size of most of the letters, to half a point. */
function sizeOf(lines: readonly TextLine[]): number {
  const letters = new Map<number, number>();
  for (const { pieces } of lines)
    for (const { size_pt, text } of pieces) {
      const size = Math.round(size_pt * 2) / 2;
      letters.set(size, (letters.get(size) ?? 0) + text.length);
    }
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

export function inlineOf(
  lines: readonly TextLine[],
  { box }: Pick<TextBlock, 'box'>,
  { isCode, isJustified }: { readonly isCode: boolean; readonly isJustified: boolean },
): readonly Inline[] {
  const out: Inline[] = [];
  for (const [i, line] of lines.entries()) {
    const next = lines[i + 1];
    const isHyphened = next !== undefined && !isCode && isCut(line, next, isJustified);
    for (const [k, { text, bold, italic, link }] of line.pieces.entries()) {
      const words = isHyphened && k === line.pieces.length - 1 ? text.trimEnd().slice(0, -1) : text;
      const address = link !== undefined && /^(?:https?|mailto):/i.test(link) ? link : undefined;
      out.push({ kind: 'text', text: words, bold, italic, ...(address !== undefined && { link: address }) });
    }
    if (next === undefined || isHyphened) continue;
    if (isCode || (!isJustified && findsRoom(line, next, box))) out.push({ kind: 'break' });
    else if (!goesOn(textOf(line).trimEnd(), textOf(next).trimStart())) out.push({ kind: 'text', text: ' ' });
  }
  return out;
}

/** The first word of the next line would have stood here, so that the line ends because it was ended. */
function findsRoom(line: TextLine, next: TextLine, box: Box): boolean {
  const [word] = next.words;
  return word !== undefined && line.x1 + 0.3 * line.size_pt + (word.x1 - word.x0) < box.x1;
}

function rowsOf({ rows, columns, cells }: PdfTable): readonly TableRow[] {
  const out = Array.from({ length: rows }, () => Array.from({ length: columns }, (): readonly Inline[] => []));
  for (const { row, column, blocks } of cells) {
    const line = out[row];
    if (line !== undefined)
      line[column] = blocks.flatMap((block, i) => [...(i === 0 ? [] : [{ kind: 'break' } as const]), ...wordsOf(block)]);
  }
  return out.filter((row) => row.some((cell) => cell.length > 0));
}

const wordsOf = (block: TextBlock): readonly Inline[] =>
  block.paragraphs.flatMap(({ lines, mark, code, justified }, i) => [
    ...(i === 0 ? [] : [{ kind: 'break' } as const]),
    // A sign before a line of a cell is one of its words.
    ...(mark === undefined ? [] : [{ kind: 'text', text: `${mark.text} ` } as const]),
    ...inlineOf(lines, block, { isCode: code === true, isJustified: justified === true }),
  ]);
