/** Finds tables without a grid: rows of short texts whose columns keep to an edge, with bands or rules between them or nothing. */
import type { GlyphMark, Mark } from '../page/marks.ts';
import { contains, intersect, type Rect } from '../page/matrix.ts';
import { linesOf, type PageText, type TextLine, textOf } from '../text/lines.ts';
import { type ColumnOfTexts, edgesBetween } from './column-edges.ts';
import { type Grid, type GridCell, type GridPart, isFaint, partsOf } from './grids.ts';
import { boxOfGlyph } from './letter-paint.ts';

const LEAST_ROWS = 3;
const LEAST_COLUMNS = 3;
/** Shares of the size of the letters: on one baseline; the greatest pitch; the middle of a line above its baseline. */
const SAME_ROW = 0.3;
const WIDEST_PITCH = 4;
const MIDDLE = 0.36;
/** Greatest pitch over the least, the one behind the first row left out. */
const EVEN = 1.4;
/** Points of white between columns, and within which texts have one edge. */
const WHITE = 8;
const ALIGNED = 2.5;
/** Shares of the cells, and of those of a column, that have text; and of a column of numbers, those that have one. */
const FILLED = 0.75;
const IN_COLUMN = 0.6;
const NUMBERS = 0.7;
/** Letters of a number with its unit. */
const SHORT = 16;
/** Shares of their size by which letters of rows, and of a head and its first row, differ. */
const SAME_SIZE = 0.15;
const OF_HEAD = 0.3;
/** What begins an item of a list. */
export const LIST = /^(?:\d{1,2}[.)]|[a-z][.)]|[•▪●◦‣·*\u2013-])\s/u;
/** Share of the pitch within which an edge is that of a row. */
const SNAP = 0.35;

interface Row {
  readonly y: number;
  readonly size: number;
  readonly lines: readonly TextLine[];
}

/** @param glyphs and `marks` that no grid has */
export function textGridsOf(marks: readonly Mark[], glyphs: readonly GlyphMark[], page: Rect, text: PageText): Grid[] {
  const upright = glyphs.filter((glyph) => glyph.along[0] > 0.99);
  const lines = linesOf(upright, text).filter(({ angle }) => angle === 0);
  return runsOf(rowsOf(lines)).flatMap((rows) => longestOf(rows, (some) => gridOf(some, marks, lines, upright, page)));
}

/** Rows of which the parts are tried; a table has no more. */
const MOST_ROWS = 60;
/** Fewer rows are a table only where at most the first and the last of those about them are left out. */
const LEAST_WITHIN = 4;

/** The grid of the most rows that follow each other, and those of the rows about it: a list or a note may stand right over or under a table. */
function longestOf(rows: readonly Row[], make: (rows: readonly Row[]) => Grid | undefined): Grid[] {
  if (rows.length > MOST_ROWS) return [make(rows)].filter((grid) => grid !== undefined);
  for (let count = rows.length; count >= LEAST_ROWS; count--)
    for (let from = 0; from + count <= rows.length; from++) {
      const to = from + count;
      if (count < LEAST_WITHIN && (from > 1 || rows.length - to > 1)) continue;
      const grid = make(rows.slice(from, to));
      if (grid !== undefined) return [...longestOf(rows.slice(0, from), make), grid, ...longestOf(rows.slice(to), make)];
    }
  return [];
}

function rowsOf(lines: readonly TextLine[]): Row[] {
  const rows: { y: number; size: number; lines: TextLine[] }[] = [];
  for (const line of [...lines].sort((a, b) => a.y - b.y)) {
    const last = rows.at(-1);
    if (last !== undefined && line.y - last.y <= SAME_ROW * Math.min(last.size, line.size_pt)) last.lines.push(line);
    else rows.push({ y: line.y, size: line.size_pt, lines: [line] });
  }
  return rows.map((row) => ({ ...row, lines: row.lines.sort((a, b) => a.x0 - b.x0) }));
}

/** Rows of several texts that follow each other in one size, with heads of groups between them: one text where the first column begins. */
function runsOf(rows: readonly Row[]): Row[][] {
  const runs: Row[][] = [];
  let open: Row[] = [];
  let head: Row | undefined;
  for (const row of rows) {
    const last = head ?? open.at(-1);
    const goes_on =
      last !== undefined &&
      Math.abs(row.size - last.size) <= (open.length === 1 ? OF_HEAD : SAME_SIZE) * last.size &&
      row.y - last.y <= WIDEST_PITCH * Math.max(row.size, last.size);
    if (isOfCells(row) && (goes_on || last === undefined)) {
      open.push(...(head === undefined ? [] : [head]), row);
      head = undefined;
    } else if (goes_on && head === undefined && isHeadIn(open, row)) head = row;
    else {
      runs.push(open);
      open = isOfCells(row) ? [row] : [];
      head = undefined;
    }
  }
  return [...runs, open].filter((run) => run.length >= LEAST_ROWS);
}

const isOfCells = ({ lines }: Row): boolean => lines.length >= LEAST_COLUMNS - 1;

/** Over the size of its letters, how far a head of a group begins from where the first texts of rows do. */
const NEAR_LEFT = 3;

const isHeadIn = (rows: readonly Row[], { lines: [line, ...more], size }: Row): boolean =>
  line !== undefined && more.length === 0 && rows.some(({ lines: [first] }) => Math.abs((first?.x0 ?? 0) - line.x0) <= NEAR_LEFT * size);

function gridOf(
  rows: readonly Row[],
  marks: readonly Mark[],
  lines: readonly TextLine[],
  glyphs: readonly GlyphMark[],
  page: Rect,
): Grid | undefined {
  const pitches = rows.slice(1).map((row, i) => row.y - (rows[i]?.y ?? 0));
  const body = pitches.length > 2 ? pitches.slice(1) : pitches;
  if (Math.max(...body) > EVEN * Math.min(...body) || (pitches[0] ?? 0) > 2 * Math.min(...body)) return undefined;
  const filled = rows.filter(isOfCells);
  if (filled.length < LEAST_ROWS || rows[0] !== filled[0] || rows.at(-1) !== filled.at(-1)) return undefined;
  const columns = columnsOf(filled);
  if ((columns.length < LEAST_COLUMNS && !isLedger(filled, columns)) || !areCells(filled, columns)) return undefined;
  const isWords = !haveNumbers(filled, columns);
  if (isWords && !isSetApart(rows)) return undefined;
  const middles = rows.map(({ y, size }) => y - MIDDLE * size);
  const ys = edgesAbout(middles);
  const size = rows[0]?.size ?? 0;
  const inner = edgesBetween(withTexts(columns, filled), 0.5 * size);
  const left = Math.min(...rows.map(({ lines: [line] }) => line?.x0 ?? Number.POSITIVE_INFINITY));
  const xs = [left - 0.4 * size, ...inner, (columns.at(-1)?.x1 ?? 0) + 0.4 * size];
  const grid = gridWithin({ xs, ys, columns, rows }, marks, lines, glyphs, page);
  return isWords && grid !== undefined && !isDrawnUnder(grid) ? undefined : grid;
}

/** Whether rules over all columns, or the end of bands, part the first row from the others. */
function isDrawnUnder({ xs, ys, parts }: Grid): boolean {
  const isThere = ({ kind, box }: GridPart): boolean =>
    kind !== 'y' && Math.abs((kind === 'x' ? (box.y0 + box.y1) / 2 : box.y1) - (ys[1] ?? 0)) < ALIGNED;
  const wide = parts.filter(isThere).reduce((sum, { box }) => sum + box.x1 - box.x0, 0);
  return wide > WIDE * ((xs.at(-1) ?? 0) - (xs[0] ?? 0));
}

/** The first row has a look that no other has. */
export function isSetApart([first, ...others]: readonly Pick<Row, 'lines'>[]): boolean {
  const look = ({ pieces: [piece] }: TextLine): string => JSON.stringify([piece?.bold, piece?.color, Math.round(piece?.size_pt ?? 0)]);
  const heads = new Set(first?.lines.map(look));
  return heads.size === 1 && others.every(({ lines }) => lines.some((line) => !heads.has(look(line))));
}

/** Rows and columns of texts, with the edges between them. */
export interface TextRows {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly columns: readonly { readonly x0: number; readonly x1: number }[];
  readonly rows: readonly Pick<Row, 'lines'>[];
}

/** Their grid, with what is drawn between them; undefined where something else is written or drawn there. */
export function gridWithin(
  { xs, ys, columns, rows }: TextRows,
  marks: readonly Mark[],
  lines: readonly TextLine[],
  glyphs: readonly GlyphMark[],
  page: Rect,
): Grid | undefined {
  const parts = partsWithin(marks, xs, ys, columns, page);
  if (parts === undefined) return undefined;
  const snapped = snapTo(xs, ys, columns, parts);
  // A line between the rows is text of something else.
  const own = new Set(rows.flatMap((row) => row.lines));
  const whole = { x0: snapped.xs[0] ?? 0, x1: snapped.xs.at(-1) ?? 0, y0: snapped.ys[0] ?? 0, y1: snapped.ys.at(-1) ?? 0 };
  const isInside = ({ x0, x1, y, size_pt }: TextLine): boolean =>
    x0 < whole.x1 && x1 > whole.x0 && y > whole.y0 + 1 && y - 2 * MIDDLE * size_pt < whole.y1 - 1;
  if (lines.some((line) => !own.has(line) && isInside(line))) return undefined;
  const heads = rows.map(({ lines: [line, ...more] }) => (line !== undefined && more.length === 0 ? line : undefined));
  const cells = withGlyphs(snapped, glyphs, heads);
  return cells && { ...snapped, cells, parts };
}

/** The columns with the lines that stand in each. */
export const withTexts = (
  columns: readonly { readonly x0: number; readonly x1: number }[],
  rows: readonly Pick<Row, 'lines'>[],
): ColumnOfTexts[] =>
  columns.map(({ x0, x1 }) => ({
    x0,
    x1,
    texts: rows.flatMap((row) => linesIn(row, { x0, x1 })),
  }));

/** Where texts of any row stand, with white from top to bottom between them. */
export function columnsOf(rows: readonly Pick<Row, 'lines'>[]): { x0: number; x1: number }[] {
  const columns: { x0: number; x1: number }[] = [];
  const white = Math.max(WHITE, 0.7 * (rows[0]?.lines[0]?.size_pt ?? 0));
  for (const { x0, x1 } of rows.flatMap(({ lines }) => lines).sort((a, b) => a.x0 - b.x0)) {
    const last = columns.at(-1);
    if (last !== undefined && x0 - last.x1 < white) last.x1 = Math.max(last.x1, x1);
    else columns.push({ x0, x1 });
  }
  return columns;
}

/** Words on the left and numbers on the right that end at one edge and begin at several, in four rows at least. */
function isLedger(rows: readonly Row[], columns: readonly { readonly x0: number; readonly x1: number }[]): boolean {
  const [words, figures] = [rows.map(({ lines: [line] }) => line), rows.map(({ lines }) => lines[1])];
  if (columns.length !== 2 || rows.length < LEAST_LEDGER || rows.some(({ lines }) => lines.length !== 2)) return false;
  const spread = (edges: readonly number[]): number => Math.max(...edges) - Math.min(...edges);
  const isNumber = (line: TextLine | undefined): boolean => line !== undefined && isFigure(textOf(line).trim());
  const numbers = figures.filter(isNumber);
  const isNumbered = numbers.length >= rows.length - 1 && isNumber(figures.at(-1)) && !words.some(isNumber);
  return (
    isNumbered &&
    spread(numbers.map((line) => line?.x1 ?? 0)) <= 1 &&
    spread(numbers.map((line) => line?.x0 ?? 0)) > ALIGNED &&
    spread(words.map((line) => line?.x0 ?? 0)) <= 1
  );
}

const LEAST_LEDGER = 4;
/** Share of the width of a table that a rule over all of it has. */
const WIDE = 0.95;
/** A number, with its sign and unit. */
const FIGURE = /^[(+\u2212\u2013-]?\s?[€$£¥]?\s?\d[\d.,\s]*\)?\s?(?:%|‰|[a-zA-Z€$£]{1,4})?$/u;

export const isFigure = (text: string): boolean => FIGURE.test(text);

/** Each column keeps to an edge, and most cells have text. */
function areCells(rows: readonly Row[], columns: readonly { readonly x0: number; readonly x1: number }[]): boolean {
  const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  let filled = 0;
  for (const column of columns) {
    const found = rows.map((row) => linesIn(row, column));
    if (found.some((lines) => lines.length > 1)) return false;
    const texts = found.slice(1).flat();
    filled += found.flat().length;
    if (found.flat().length < IN_COLUMN * rows.length || texts.length < 2) return false;
    const edges = [texts.map((line) => line.x0), texts.map((line) => line.x1), texts.map((line) => (line.x0 + line.x1) / 2)];
    if (Math.min(...edges.map(spread)) > ALIGNED) return false;
    const says = texts.map((line) => textOf(line).trim());
    if (says.filter((words) => LIST.test(words)).length > says.length / 2) return false;
  }
  return filled >= FILLED * rows.length * columns.length;
}

/** One column at least has numbers: lists beside each other have none. */
const haveNumbers = (rows: readonly Row[], columns: readonly { readonly x0: number; readonly x1: number }[]): boolean =>
  columns.some((column) => {
    const says = rows.slice(1).flatMap((row) => linesIn(row, column).map((line) => textOf(line).trim()));
    return says.filter((words) => /\d/.test(words) && words.length <= SHORT).length >= NUMBERS * says.length;
  });

const linesIn = ({ lines }: Pick<Row, 'lines'>, { x0, x1 }: { readonly x0: number; readonly x1: number }): TextLine[] =>
  lines.filter((line) => line.x0 >= x0 - 0.01 && line.x1 <= x1 + 0.01);

/** Edges in the middle between rows, and as far above the first and below the last. */
function edgesAbout(middles: readonly number[]): number[] {
  const between = middles.slice(1).map((middle, i) => (middle + (middles[i] ?? middle)) / 2);
  const [first, last] = [middles[0] ?? 0, middles.at(-1) ?? 0];
  const usual = [...middles.slice(1).map((middle, i) => middle - (middles[i] ?? 0))].sort((a, b) => a - b)[0] ?? 0;
  return [first - usual / 2, ...between, last + usual / 2];
}

/** What is drawn between the texts, where all of it follows rows and columns; undefined where something else is drawn there. */
function partsWithin(
  marks: readonly Mark[],
  xs: readonly number[],
  ys: readonly number[],
  columns: readonly { readonly x0: number; readonly x1: number }[],
  page: Rect,
): GridPart[] | undefined {
  const whole = { x0: xs[0] ?? 0, x1: xs.at(-1) ?? 0, y0: ys[0] ?? 0, y1: ys.at(-1) ?? 0 };
  const reach = SNAP * Math.min(...ys.slice(1).map((y, i) => y - (ys[i] ?? 0)));
  const isRow = (y: number): boolean => ys.some((edge) => Math.abs(edge - y) <= reach);
  const isColumn = (x: number): boolean => columns.every(({ x0, x1 }) => x <= x0 + 1 || x >= x1 - 1);
  const drawn = marks.flatMap((mark): Drawn[] => {
    if (mark.kind === 'glyph' || isFaint(mark)) return [];
    const cut = intersect(mark.box, { ...whole, y0: whole.y0 - reach, y1: whole.y1 + reach });
    if (cut.x1 <= cut.x0 || cut.y1 < cut.y0) return [];
    const parts = mark.kind === 'path' ? partsOf(mark, page) : [];
    // A rule over the first row is the table's; anything else there is of what stands above.
    if (parts.length === 0 && (mark.box.y1 <= whole.y0 || mark.box.y0 >= whole.y1)) return [];
    // What the whole lies on is no part of it.
    if (contains(mark.box, whole, 0) && mark.box.y1 - mark.box.y0 > whole.y1 - whole.y0 + reach) return [];
    return [{ box: mark.box, parts }];
  });
  const wide = drawn.filter(({ parts, box }) => parts.length > 0 && contains({ ...box, y0: whole.y0, y1: whole.y1 }, whole, 0));
  const ends = [Math.min(whole.x0, ...wide.map(({ box }) => box.x0)), Math.max(whole.x1, ...wide.map(({ box }) => box.x1))] as const;
  const out: GridPart[] = [];
  for (const { box: own, parts } of drawn) {
    if (parts.every(({ kind }) => kind === 'area') && isInCell(own, columns, ends, ys)) continue;
    const fits = parts.every(({ kind, box }) => {
      if (kind === 'x') return isRow((box.y0 + box.y1) / 2) && isColumn(box.x0) && isColumn(box.x1);
      if (kind === 'y') return isColumn((box.x0 + box.x1) / 2) && isRow(box.y0) && isRow(box.y1);
      return [box.x0, box.x1].every(isColumn) && [box.y0, box.y1].every(isRow);
    });
    if (parts.length === 0 || !fits) return undefined;
    out.push(...parts);
  }
  return out;
}

interface Drawn {
  readonly box: Rect;
  /** None of a picture, and of what is no rule and no fill. */
  readonly parts: readonly GridPart[];
}

/** Of a row, the height of what stands in a cell, such as a badge or a picture. */
const IN_CELL = 0.85;

/** @param ends of the whole @param ys edges of its rows */
function isInCell(
  box: Rect,
  columns: readonly { readonly x0: number; readonly x1: number }[],
  [left, right]: readonly [number, number],
  ys: readonly number[],
): boolean {
  const row = ys.findLastIndex((y) => y <= box.y0);
  const [top, foot] = [ys[row] ?? box.y1, ys[row + 1] ?? box.y0];
  const isInColumn = columns.some((_, i) => box.x0 > (columns[i - 1]?.x1 ?? left) && box.x1 < (columns[i + 1]?.x0 ?? right));
  return isInColumn && box.y1 <= foot && box.y1 - box.y0 < IN_CELL * (foot - top);
}

/** Edges where something is drawn near them. */
function snapTo(
  xs: readonly number[],
  ys: readonly number[],
  columns: readonly { readonly x0: number; readonly x1: number }[],
  parts: readonly GridPart[],
): Pick<Grid, 'xs' | 'ys'> {
  const across = parts.flatMap(({ kind, box }) => (kind === 'x' ? [(box.y0 + box.y1) / 2] : [box.y0, box.y1]));
  const along = parts.flatMap(({ kind, box }) => (kind === 'y' ? [(box.x0 + box.x1) / 2] : [box.x0, box.x1]));
  const reach = SNAP * Math.min(...ys.slice(1).map((y, i) => y - (ys[i] ?? 0)));
  const nearest = (edges: readonly number[], to: number, most: number): number => {
    const near = edges.filter((edge) => Math.abs(edge - to) <= most).sort((a, b) => Math.abs(a - to) - Math.abs(b - to))[0];
    return near ?? to;
  };
  const [left, right] = [Math.min(xs[0] ?? 0, ...along), Math.max(xs.at(-1) ?? 0, ...along)];
  const inner = xs.slice(1, -1).map((x, i) => {
    const [from, to] = [columns[i]?.x1 ?? x, columns[i + 1]?.x0 ?? x];
    return nearest(
      along.filter((edge) => edge >= from - 1 && edge <= to + 1),
      x,
      to - from,
    );
  });
  return { xs: [left, ...inner, right], ys: ys.map((y) => nearest(across, y, reach)) };
}

/** Undefined where letters stand between the cells, or near the table in its rows. @param heads by row, the one text that is in it */
function withGlyphs(
  { xs, ys }: Pick<Grid, 'xs' | 'ys'>,
  glyphs: readonly GlyphMark[],
  heads: readonly (TextLine | undefined)[],
): GridCell[] | undefined {
  const cells = ys.slice(1).flatMap((y1, row) => {
    // The head of a group may be longer than the names in its column.
    const { x1: end = 0 } = heads[row] ?? {};
    const over = Math.max(
      1,
      xs.findIndex((x) => x >= end - 1),
    );
    return xs.slice(1).flatMap((_, column): GridCell[] => {
      const columns = column === 0 ? over : 1;
      if (column > 0 && column < over) return [];
      const box = { x0: xs[column] ?? 0, x1: xs[column + columns] ?? 0, y0: ys[row] ?? 0, y1 };
      return [{ row, column, rows: 1, columns, box, glyphs: [] }];
    });
  });
  const whole = { x0: xs[0] ?? 0, x1: xs.at(-1) ?? 0, y0: ys[0] ?? 0, y1: ys.at(-1) ?? 0 };
  for (const glyph of glyphs) {
    const box = boxOfGlyph(glyph);
    const cut = intersect(whole, box);
    if (cut.x1 <= cut.x0 || cut.y1 - cut.y0 < 0.4 * (box.y1 - box.y0)) continue;
    const middle = { x0: (box.x0 + box.x1) / 2, x1: (box.x0 + box.x1) / 2, y0: (box.y0 + box.y1) / 2, y1: (box.y0 + box.y1) / 2 };
    const cell = cells.find((one) => contains(one.box, middle, 0));
    if (cell === undefined) return undefined;
    cell.glyphs.push(glyph);
  }
  return cells;
}
