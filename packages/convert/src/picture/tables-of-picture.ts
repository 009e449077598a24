/** Tables of a picture: short texts in rows and columns, between rules, in bands, or many of them. */
import { type CellGrid, gridsOf } from '@deckwright/read/image';
import type { BoxIn, ConvertPictureAnswer } from './convert-picture.task.ts';
import { around, holds, type Paragraph } from './paragraphs-of-picture.ts';

export interface PictureTable {
  readonly box_in: BoxIn;
  /** As many cells in each; empty where nothing was read. */
  readonly rows: readonly (readonly string[])[];
  /** The first row names the columns. */
  readonly has_head: boolean;
  /** What stands right above it. */
  readonly caption?: string;
  readonly paragraphs: readonly Paragraph[];
}

type Drawn = Pick<ConvertPictureAnswer['elements'][number], 'kind' | 'box_in'>;
type Rows = readonly (readonly (Paragraph | undefined)[])[];

const PT_PER_IN = 72;
/** Of a table without rules and bands. */
const BARE = { rows: 4, columns: 4 } as const;
const BOXED = 0.7;
const MOST_WORDS = 7;
const CAPTION_GAP = 2.2;
/** Of a table's width: bands and rules reach so far. */
const ACROSS = 0.75;

const middleOf = ({ box_in: [, y, , h] }: Paragraph): number => y + h / 2;
const sizeIn = ({ size_pt }: Paragraph): number => size_pt / PT_PER_IN;

/** @param isFigure whether a text is a number by itself: tables have words at their head or at their side */
export function tablesOf(
  paragraphs: readonly Paragraph[],
  drawn: readonly Drawn[],
  charts: readonly { readonly box_in: BoxIn }[],
  isFigure: (text: string) => boolean,
): readonly PictureTable[] {
  const free = paragraphs.filter(
    ({ text, box_in, bulleted }) =>
      !bulleted && text.split(' ').length <= MOST_WORDS && !(isFigure(text) && charts.some((chart) => holds(chart.box_in, box_in))),
  );
  const cells = free.map((own) => {
    const [left, top, w, h] = own.box_in;
    return { left, top, right: left + w, bottom: top + h, size: sizeIn(own), own };
  });
  return gridsOf(cells).flatMap((grid) => tableOf(grid, paragraphs, drawn, isFigure) ?? []);
}

function tableOf(
  { rows: cells, columns }: CellGrid<{ readonly own: Paragraph } & Parameters<typeof gridsOf>[0][number]>,
  all: readonly Paragraph[],
  drawn: readonly Drawn[],
  isFigure: (text: string) => boolean,
): PictureTable | undefined {
  const rows: Rows = cells.map((row) => row.map((cell) => cell?.own));
  const paragraphs = rows.flatMap((row) => row.flatMap((cell) => cell ?? []));
  const box_in = around(paragraphs.map((one) => one.box_in));
  if (areCards(rows, all) || rows.some(areApart)) return undefined;
  if (!isDivided(box_in, rows, drawn) && (rows.length < BARE.rows || columns.length < BARE.columns)) return undefined;
  const said = rows.map((row) => row.map((cell) => cell?.text ?? ''));
  const isOfWords = (texts: readonly string[]): boolean => texts.filter((text) => text !== '' && !isFigure(text)).length > texts.length / 2;
  const [head = [], ...body] = said;
  if (!isOfWords(head) && !isOfWords(said.map(([first = '']) => first))) return undefined;
  const has_head = head.every((text) => !isFigure(text)) && (body.flat().some(isFigure) || looksOtherwise(rows));
  const caption = captionOf(box_in, paragraphs, all);
  return {
    box_in,
    rows: said,
    has_head,
    ...(caption !== undefined && { caption: caption.text }),
    paragraphs: caption === undefined ? paragraphs : [...paragraphs, caption],
  };
}

/** Cells of one row in different boxes, each of which has words in other rows too. */
function areCards(rows: Rows, all: readonly Paragraph[]): boolean {
  const cards = new Set<BoxIn>();
  for (const { holder, box_in } of all) {
    if (holder === undefined) continue;
    if (all.some((one) => one.holder === holder && Math.abs(one.box_in[1] - box_in[1]) > box_in[3] / 2)) cards.add(holder);
  }
  return rows.some(
    (row) => new Set(row.flatMap((cell) => (cell?.holder !== undefined && cards.has(cell.holder) ? [cell.holder] : []))).size > 1,
  );
}

/** Inches: cells have less between their boxes. */
const APART_IN = 0.08;

/** Neighbours in boxes of their own with ground between them. */
function areApart(row: Rows[number]): boolean {
  return row.some((cell, k) => {
    const [own, other] = [cell?.holder, row[k + 1]?.holder];
    return own !== undefined && other !== undefined && own !== other && other[0] - own[0] - own[2] > APART_IN;
  });
}

/** Rules between the rows, bands under them, or boxes of the cells. */
function isDivided([x, y, w, h]: BoxIn, rows: Rows, drawn: readonly Drawn[]): boolean {
  const cells = rows.flatMap((row) => row.flatMap((cell) => cell ?? []));
  const middles = rows.map((row) => Math.max(...row.flatMap((cell) => (cell === undefined ? [] : [middleOf(cell)]))));
  const isBetween = (at: number): boolean => middles.some((middle, i) => i > 0 && at > (middles[i - 1] ?? 0) && at < middle);
  const rules = drawn.filter(({ kind, box_in: [left, top, wide, high] }) => {
    const across = Math.min(x + w, left + wide) - Math.max(x, left);
    return (kind === 'line' || kind === 'box') && high < 0.1 && across > ACROSS * w && isBetween(top + high / 2);
  });
  const bands = drawn.filter(({ kind, box_in: [left, top, wide, high] }) => {
    const own = middles.filter((middle) => middle > top && middle < top + high);
    return kind === 'box' && own.length === 1 && left < x + 0.1 && left + wide > x + w * ACROSS && high < h && top > y - high;
  });
  if (rules.length >= Math.max(1, rows.length - 2) || bands.length >= rows.length / 3) return true;
  return cells.filter(({ holder }) => holder !== undefined && holder[3] < (2 * h) / rows.length).length > cells.length * BOXED;
}

/** The first row is in bold and the others are not, or in small letters. */
function looksOtherwise([head = [], ...body]: Rows): boolean {
  const [own, others] = [head.flatMap((cell) => cell ?? []), body.flatMap((row) => row.flatMap((cell) => cell ?? []))];
  const bold = (cells: readonly Paragraph[]): number => cells.filter((one) => one.bold).length / Math.max(1, cells.length);
  const size = (cells: readonly Paragraph[]): number => cells.reduce((sum, { size_pt }) => sum + size_pt, 0) / Math.max(1, cells.length);
  return bold(own) - bold(others) > 0.5 || size(own) < size(others) * 0.92;
}

function captionOf(table: BoxIn, own: readonly Paragraph[], all: readonly Paragraph[]): Paragraph | undefined {
  const [x, y, w] = table;
  return all
    .filter((one) => {
      const [left, top, wide, high] = one.box_in;
      const gap = y - top - high;
      return (
        !own.includes(one) && gap > -0.05 && gap < CAPTION_GAP * sizeIn(one) && left < x + w / 3 && left > x - 0.4 && left + wide < x + w
      );
    })
    .toSorted((a, b) => b.box_in[1] - a.box_in[1])[0];
}
