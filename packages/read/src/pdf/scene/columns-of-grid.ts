/** Whether lines beside a table keep to its columns, as those of a further row do. */
import type { GlyphMark } from '../page/marks.ts';
import { type TextLine, textOf } from '../text/lines.ts';
import type { Grid, GridCell } from './grids.ts';
import { boxOfGlyph } from './letter-paint.ts';
import { isFigure } from './text-grids.ts';

export type Side = 'above' | 'below';

/** Text of a further row, over the columns `from` to `to`. */
export interface NearCell {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly TextLine[];
}

/** Points within which texts have one edge. */
const ALIGNED = 2.5;
/** Shares of the size of letters: those on one baseline, and the pitch within a cell. */
const SAME_ROW = 0.3;
const WITHIN_CELL = 1.4;
/** Over the height of the next row, how far a further one stands from it at most; and over the white between rows, where no figure says that it is one. */
const FARTHEST = 1.5;
const AS_FAR = 1.4;
/** Over the size of its letters, how far left of its rows the head of a group begins at most. */
const MOST_OUTDENT = 3;
/** Shares of the columns that have text, and over the size of the table's letters, the least and the greatest. */
const FILLED = 0.6;
const SIZES = { least: 0.88, most: 1.6 } as const;
/** Of a span and in points, how far a head is off its middle. */
const OFF_MIDDLE = { share: 0.12, pt: 3 } as const;

interface Beside {
  /** Lines on that side, the nearest first. */
  readonly lines: readonly TextLine[];
  /** Those of the nearest baseline. */
  readonly row: readonly TextLine[];
  /** From the grid to that baseline, points. */
  readonly away: number;
}

/** The baseline right above or below the grid; undefined where none is near. */
function besideOf(grid: Grid, lines: readonly TextLine[], isBelow: boolean): Beside | undefined {
  const edge = (isBelow ? grid.ys.at(-1) : grid.ys[0]) ?? 0;
  const height = isBelow ? edge - (grid.ys.at(-2) ?? edge) : (grid.ys[1] ?? edge) - edge;
  const awayOf = ({ y, size_pt }: TextLine): number => (isBelow ? y - 0.7 * size_pt - edge : edge - y);
  const beside = lines.filter((line) => awayOf(line) > -1).sort((a, b) => awayOf(a) - awayOf(b));
  const [first] = beside;
  if (first === undefined || awayOf(first) > FARTHEST * height) return undefined;
  const row = beside.filter(({ y, size_pt }) => Math.abs(y - first.y) <= SAME_ROW * Math.min(size_pt, first.size_pt));
  return { lines: beside, row, away: awayOf(first) };
}

/** The row right above or below the grid, where its texts keep to the columns. */
export function readRow(grid: Grid, lines: readonly TextLine[], side: Side): NearCell[] | undefined {
  const isBelow = side === 'below';
  const beside = besideOf(grid, lines, isBelow);
  const cells = beside && cellsOfRow(beside.row, grid, isBelow);
  if (beside === undefined || cells === undefined) return undefined;
  const stacked = cells.map((cell) => ({ ...cell, lines: withStack(cell.lines, beside.lines, isBelow) }));
  return (isBelow ? isFurther(grid, stacked, beside.away) : areHeads(grid, stacked)) ? stacked : undefined;
}

/** One text at the first column, right above or below the grid, as the head of a group of rows stands. */
export function readGroupHead(grid: Grid, lines: readonly TextLine[], side: Side): NearCell | undefined {
  const [line, ...more] = besideOf(grid, lines, side === 'below')?.row ?? [];
  if (line === undefined || more.length > 0) return undefined;
  const size = sizeOf(grid);
  // Rows of groups stand further in than their head.
  const outdent = (grid.xs[0] ?? 0) - line.x0;
  const xs = outdent > 0 && outdent < MOST_OUTDENT * size ? [line.x0, ...grid.xs.slice(1)] : grid.xs;
  const span = spanBelow(line, xs);
  if (span?.from !== 0 || line.size_pt < SIZES.least * size || line.size_pt > SIZES.most * size) return undefined;
  return { ...span, lines: [line] };
}

/** Whether words stand over every column of figures: what is above them is no head of a group. */
export function hasHeads(grid: Grid): boolean {
  const columns = grid.xs.slice(1).map((_, column) => ({ column, ...bodyOf(grid, column) }));
  const ofFigures = columns.filter(({ texts }) => texts.length > 0 && texts.every(isFigure));
  const first = (column: number): string => wordsOf(grid.cells.find((cell) => cell.row === 0 && cell.column === column));
  return ofFigures.length > 0 && ofFigures.every(({ column }) => /\p{L}{2}/u.test(first(column)));
}

const wordsOf = (cell: GridCell | undefined): string =>
  [...(cell?.glyphs ?? [])]
    .sort((a, b) => a.x - b.x)
    .map(({ text }) => text)
    .join('')
    .trim();

/** The column that holds a line. */
export function columnOf({ x0, x1 }: Pick<TextLine, 'x0' | 'x1'>, xs: readonly number[]): number | undefined {
  const at = xs.slice(1).findIndex((right, i) => x0 >= (xs[i] ?? 0) - 1 && x1 <= right + 1);
  return at < 0 ? undefined : at;
}

/** Whether a rule or the edge of a fill is drawn at a height. */
export const isDrawnAt = ({ parts }: Grid, y: number): boolean =>
  parts.some(({ kind, box }) => {
    const edges = kind === 'x' ? [(box.y0 + box.y1) / 2] : kind === 'area' ? [box.y0, box.y1] : [];
    return edges.some((edge) => Math.abs(edge - y) < ALIGNED);
  });

function cellsOfRow(row: readonly TextLine[], grid: Grid, isBelow: boolean): NearCell[] | undefined {
  const cells: NearCell[] = [];
  for (const line of [...row].sort((a, b) => a.x0 - b.x0)) {
    const span = isBelow ? spanBelow(line, grid.xs) : spanAbove(line, grid);
    if (span === undefined || span.from <= (cells.at(-1)?.to ?? -1)) return undefined;
    cells.push({ ...span, lines: [line] });
  }
  return cells;
}

/** Below a table only its first words reach over several columns, as "Total of all" does. */
function spanBelow(line: TextLine, xs: readonly number[]): Pick<NearCell, 'from' | 'to'> | undefined {
  const column = columnOf(line, xs);
  return column === undefined ? spanFrom(0, line, xs) : { from: column, to: column };
}

/** A head that may stand over one column or over several is that of those whose middle it has, but for one at the edge of its column. */
function spanAbove(line: TextLine, grid: Grid): Pick<NearCell, 'from' | 'to'> | undefined {
  const column = columnOf(line, grid.xs);
  const one = column === undefined ? undefined : { from: column, to: column };
  if (column !== undefined && isHeadOf(line, column, grid)) return one;
  return spanOf(line, grid.xs) ?? one;
}

function isHeadOf(bounds: { readonly x0: number; readonly x1: number }, column: number, grid: Grid): boolean {
  const off = (bounds.x0 + bounds.x1 - (grid.xs[column] ?? 0) - (grid.xs[column + 1] ?? 0)) / 2;
  return isAligned(bounds, bodyOf(grid, column)) || Math.abs(off) <= OFF_MIDDLE.pt;
}

function spanFrom(from: number, { x0, x1 }: TextLine, xs: readonly number[]): { from: number; to: number } | undefined {
  const to = xs.findIndex((x) => x1 <= x + 1) - 1;
  return x0 >= (xs[from] ?? 0) - 1 && x0 < (xs[from + 1] ?? 0) && to >= from ? { from, to } : undefined;
}

/** The columns whose middle is that of a head, and that hold it: the fewest. */
function spanOf({ x0, x1 }: TextLine, xs: readonly number[]): { from: number; to: number } | undefined {
  for (let wide = 2; wide < xs.length; wide++)
    for (let from = 0; from + wide < xs.length; from++) {
      const [left, right] = [xs[from] ?? 0, xs[from + wide] ?? 0];
      const off = Math.abs((x0 + x1) / 2 - (left + right) / 2);
      if (x0 >= left - 1 && x1 <= right + 1 && off <= Math.max(OFF_MIDDLE.pt, OFF_MIDDLE.share * (right - left)))
        return { from, to: from + wide - 1 };
    }
  return undefined;
}

/** Further lines of the same cell, in one look and at the pitch of a paragraph. */
function withStack(own: readonly TextLine[], beside: readonly TextLine[], isBelow: boolean): TextLine[] {
  const stack = [...own];
  for (const line of beside) {
    const last = stack.at(-1);
    if (last === undefined || stack.includes(line)) continue;
    const pitch = isBelow ? line.y - last.y : last.y - line.y;
    const isNext = pitch > SAME_ROW * last.size_pt && pitch <= WITHIN_CELL * last.size_pt && Math.abs(line.size_pt - last.size_pt) < 0.5;
    const isSameLook = line.pieces[0]?.bold === last.pieces[0]?.bold && line.pieces[0]?.color === last.pieces[0]?.color;
    const edges = [line.x0 - last.x0, line.x1 - last.x1, (line.x0 + line.x1 - last.x0 - last.x1) / 2];
    if (isNext && isSameLook && edges.some((off) => Math.abs(off) <= ALIGNED)) stack.push(line);
  }
  return stack;
}

interface Column {
  readonly x0: readonly number[];
  readonly x1: readonly number[];
  readonly texts: readonly string[];
}

/** Cells of one column without its head. */
function bodyOf({ cells, ys }: Grid, column: number): Column {
  const all = cells.filter((cell) => cell.column === column && cell.columns === 1 && seen(cell).length > 0);
  const own = ys.length > 3 ? all.filter(({ row }) => row > 0) : all;
  return {
    x0: own.map((cell) => Math.min(...seen(cell).map((glyph) => boxOfGlyph(glyph).x0))),
    x1: own.map((cell) => Math.max(...seen(cell).map((glyph) => boxOfGlyph(glyph).x1))),
    texts: own.map(wordsOf),
  };
}

const seen = ({ glyphs }: GridCell): GlyphMark[] => glyphs.filter(({ text }) => text.trim() !== '');

const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/** Whether a text begins, ends or stands in the middle where those of its column do. */
function isAligned({ x0, x1 }: { readonly x0: number; readonly x1: number }, body: Column): boolean {
  if (body.x0.length === 0) return false;
  const middles = body.x0.map((left, i) => (left + (body.x1[i] ?? left)) / 2);
  return (
    [
      [body.x0, x0],
      [body.x1, x1],
      [middles, (x0 + x1) / 2],
    ] as const
  ).some(([edges, own]) => spread([...edges, own]) <= ALIGNED);
}

const boundsOf = (lines: readonly TextLine[]): { x0: number; x1: number } => ({
  x0: Math.min(...lines.map(({ x0 }) => x0)),
  x1: Math.max(...lines.map(({ x1 }) => x1)),
});

const sizeOf = ({ cells }: Grid): number => {
  const sizes = cells.flatMap(seen).map(({ size_pt }) => size_pt);
  return sizes.sort((a, b) => a - b)[sizes.length >> 1] ?? 0;
};

/** Texts in the columns of the table, in figures where they are: a row that its rules, fills or pitch leave out. */
function isFurther(grid: Grid, row: readonly NearCell[], away: number): boolean {
  const size = sizeOf(grid);
  const columns = grid.xs.length - 1;
  if (row.length < 2 || row.some(({ lines }) => lines.some(({ size_pt }) => size_pt < SIZES.least * size || size_pt > SIZES.most * size)))
    return false;
  let figures = 0;
  for (const { from, to, lines } of row) {
    const body = bodyOf(grid, from);
    const bounds = boundsOf(lines);
    // Rows of groups stand further in than their heads and totals.
    const isIndented = from === 0 && body.x0.some((left) => Math.abs(left - bounds.x0) <= ALIGNED);
    if (!isIndented && !isAligned(bounds, to > from ? { ...body, x1: [], texts: [] } : body)) return false;
    const ofFigures = body.texts.length > 0 && body.texts.filter(isFigure).length >= 0.7 * body.texts.length;
    const says = lines.map((line) => textOf(line).trim()).join(' ');
    if (ofFigures && !isFigure(says) && !/^[-\u2013\u2014\u2212/]$|^n\/?a\.?$/iu.test(says)) return false;
    if (ofFigures) figures++;
  }
  const filled = row.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  if (figures > 0) return filled >= FILLED * columns || row[0]?.from === 0;
  return (
    filled === columns && away <= AS_FAR * whiteAt(grid) + 1 && row.every(({ lines }) => Math.abs((lines[0]?.size_pt ?? 0) - size) < 0.5)
  );
}

/** White above the text of the rows, at the most: what parts a row from the next one has as much on either side of the edge. */
function whiteAt({ cells, ys }: Grid): number {
  const whites = ys.slice(0, -1).flatMap((top, row) => {
    const own = cells.filter((cell) => cell.row === row).flatMap(seen);
    return own.length === 0 ? [] : [Math.min(...own.map((glyph) => boxOfGlyph(glyph).y0)) - top];
  });
  return Math.max(0, ...whites);
}

/** Heads of columns, or of several: one text over a table is its title. */
function areHeads(grid: Grid, row: readonly NearCell[]): boolean {
  const columns = grid.xs.length - 1;
  if (row.length < 2) return false;
  if (row.some(({ from, to }) => to > from)) return true;
  // Heads of figures that end at one edge may begin at another, so half of them are enough.
  const aligned = row.filter(({ from, lines }) => isHeadOf(boundsOf(lines), from, grid));
  const size = sizeOf(grid);
  const isOfSize = row.every(({ lines }) => lines.every(({ size_pt }) => size_pt >= 0.7 * size && size_pt <= 1.3 * size));
  return isOfSize && row.length >= FILLED * columns && 2 * aligned.length >= row.length;
}
