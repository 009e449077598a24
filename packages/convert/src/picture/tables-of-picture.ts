/** Tables of a picture: short texts in rows and columns, between rules, in bands, or many of them. */
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

const PT_PER_IN = 72;
/** Of the size: middles of one row, and edges of one column. */
const SAME_ROW = 0.45;
const SAME_EDGE = 0.9;
/** Of the cells of a column, those that share its edge. */
const ALIGNED = 0.7;
const LEAST_ROWS = 3;
/** Columns of a table between rules or in bands, and of one that has neither. */
const LEAST_COLUMNS = { ruled: 2, bare: 4 } as const;
const LEAST_BARE_ROWS = 4;
const FILLED = 0.7;
const MOST_WORDS = 7;
/** Of the pitch of rows: what is farther is another table. */
const MOST_PITCH = 1.7;
const CAPTION_GAP = 2.2;
/** Of a table's width: bands and rules reach so far. */
const ACROSS = 0.75;

interface Row {
  readonly cells: Paragraph[];
  readonly middle: number;
}

interface Column {
  from: number;
  to: number;
}

const middleOf = ({ box_in: [, y, , h] }: Paragraph): number => y + h / 2;
const sizeIn = ({ size_pt }: Paragraph): number => size_pt / PT_PER_IN;
const wordsIn = (text: string): number => text.split(' ').length;

/** @param isFigure whether a text is a number by itself: tables have words at their head or at their side */
export function tablesOf(
  paragraphs: readonly Paragraph[],
  drawn: readonly Drawn[],
  charts: readonly { readonly box_in: BoxIn }[],
  isFigure: (text: string) => boolean,
): readonly PictureTable[] {
  const free = paragraphs.filter(
    (one) =>
      !one.bulleted && wordsIn(one.text) <= MOST_WORDS && !(isFigure(one.text) && charts.some(({ box_in }) => holds(box_in, one.box_in))),
  );
  const tables: PictureTable[] = [];
  let open: Row[] = [];
  let columns: Column[] = [];
  const close = (): void => {
    const table = tableOf(open, columns, paragraphs, drawn, isFigure);
    if (table !== undefined) tables.push(table);
    open = [];
    columns = [];
  };
  for (const row of rowsOf(free)) {
    const wider = open.length === 0 ? undefined : widened(columns, row, open);
    if (wider === undefined) {
      close();
      open = row.cells.length > 1 ? [row] : [];
      columns = row.cells.map(({ box_in: [x, , w] }) => ({ from: x, to: x + w }));
    } else {
      open.push(row);
      columns = wider;
    }
  }
  close();
  return tables;
}

function rowsOf(paragraphs: readonly Paragraph[]): readonly Row[] {
  const rows: Row[] = [];
  for (const one of paragraphs.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const row = rows.at(-1);
    if (row !== undefined && middleOf(one) - row.middle < SAME_ROW * sizeIn(one)) row.cells.push(one);
    else rows.push({ cells: [one], middle: middleOf(one) });
  }
  return rows.map(({ cells, middle }) => ({ cells: cells.toSorted((a, b) => a.box_in[0] - b.box_in[0]), middle }));
}

/** The columns with one more row; undefined where it is none of the table. */
function widened(columns: readonly Column[], row: Row, open: readonly Row[]): Column[] | undefined {
  const [last, before] = [open.at(-1), open.at(-2)];
  if (last === undefined || row.cells.length < 2) return undefined;
  const pitch = row.middle - last.middle;
  const size = Math.max(...row.cells.map(sizeIn));
  if (before === undefined ? pitch > 5 * size : pitch > MOST_PITCH * (last.middle - before.middle)) return undefined;
  const wider = columns.map((column) => ({ ...column }));
  const taken = new Set<Column>();
  for (const { box_in } of row.cells) {
    const [from, to] = [box_in[0], box_in[0] + box_in[2]];
    const own = wider.filter((column) => Math.min(column.to, to) > Math.max(column.from, from));
    const [only] = own;
    if (own.length > 1 || (only !== undefined && taken.has(only))) return undefined;
    if (only === undefined) {
      const column = { from, to };
      wider.push(column);
      taken.add(column);
    } else {
      only.from = Math.min(only.from, from);
      only.to = Math.max(only.to, to);
      taken.add(only);
    }
  }
  return wider.toSorted((a, b) => a.from - b.from);
}

function tableOf(
  rows: readonly Row[],
  columns: readonly Column[],
  all: readonly Paragraph[],
  drawn: readonly Drawn[],
  isFigure: (text: string) => boolean,
): PictureTable | undefined {
  if (rows.length < LEAST_ROWS || columns.length < LEAST_COLUMNS.ruled) return undefined;
  const grid = rows.map(({ cells }) => columns.map(({ from, to }) => cells.find(({ box_in: [x, , w] }) => x >= from && x + w <= to)));
  const paragraphs = grid.flatMap((row) => row.flatMap((cell) => cell ?? []));
  const box_in = around(paragraphs.map((one) => one.box_in));
  if (paragraphs.length < rows.length * columns.length * FILLED || areCards(grid, all)) return undefined;
  if (!columns.every((_, k) => isAligned(grid.flatMap((row) => row[k] ?? [])))) return undefined;
  const isDivided = dividedBy(box_in, rows, drawn);
  if (!isDivided && (rows.length < LEAST_BARE_ROWS || columns.length < LEAST_COLUMNS.bare)) return undefined;
  const said = grid.map((row) => row.map((cell) => cell?.text ?? ''));
  const isOfWords = (texts: readonly string[]): boolean => texts.filter((text) => text !== '' && !isFigure(text)).length > texts.length / 2;
  const [head = [], ...body] = said;
  if (!isOfWords(head) && !isOfWords(said.map(([first = '']) => first))) return undefined;
  const has_head = head.every((text) => !isFigure(text)) && (body.flat().some(isFigure) || looksOtherwise(grid));
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
function areCards(grid: readonly (readonly (Paragraph | undefined)[])[], all: readonly Paragraph[]): boolean {
  const isCard = new Set<BoxIn>();
  for (const { holder, box_in } of all) {
    if (holder === undefined) continue;
    const others = all.filter((one) => one.holder === holder && Math.abs(one.box_in[1] - box_in[1]) > box_in[3] / 2);
    if (others.length > 0) isCard.add(holder);
  }
  return grid.some(
    (row) => new Set(row.flatMap((cell) => (cell?.holder !== undefined && isCard.has(cell.holder) ? [cell.holder] : []))).size > 1,
  );
}

/** Left, right or in the middle. */
function isAligned(cells: readonly Paragraph[]): boolean {
  const edges = [0, 1, 0.5].map((part) => cells.map(({ box_in: [x, , w] }) => x + w * part));
  const near = SAME_EDGE * Math.max(...cells.map(sizeIn));
  return edges.some((places) => {
    const middle = places.toSorted((a, b) => a - b)[places.length >> 1] ?? 0;
    return places.filter((place) => Math.abs(place - middle) < near).length >= ALIGNED * places.length;
  });
}

/** Rules between the rows, bands under them, or boxes of the cells. */
function dividedBy([x, y, w, h]: BoxIn, rows: readonly Row[], drawn: readonly Drawn[]): boolean {
  const isBetween = (middle: number): boolean => rows.some((row, i) => i > 0 && middle > (rows[i - 1]?.middle ?? 0) && middle < row.middle);
  const rules = drawn.filter(({ kind, box_in: [left, top, wide, high] }) => {
    const across = Math.min(x + w, left + wide) - Math.max(x, left);
    return (kind === 'line' || kind === 'box') && high < 0.1 && across > ACROSS * w && isBetween(top + high / 2);
  });
  const bands = drawn.filter(({ kind, box_in: [left, top, wide, high] }) => {
    const own = rows.filter(({ middle }) => middle > top && middle < top + high);
    return kind === 'box' && own.length === 1 && left < x + 0.1 && left + wide > x + w * ACROSS && high < h && top > y - high;
  });
  if (rules.length >= Math.max(1, rows.length - 2) || bands.length >= rows.length / 3) return true;
  const boxed = rows.flatMap(({ cells }) => cells).filter(({ holder }) => holder !== undefined && holder[3] < (2 * h) / rows.length);
  return boxed.length > rows.flatMap(({ cells }) => cells).length * ALIGNED;
}

/** The first row is in bold and the others are not, or in small letters. */
function looksOtherwise([head = [], ...body]: readonly (readonly (Paragraph | undefined)[])[]): boolean {
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
