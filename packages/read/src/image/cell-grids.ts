/** Short texts in rows and columns: what may be a table, whatever divides it. */
import { overlap, type PxBounds } from './raster.ts';

/** A text in lengths of one unit, whichever it is. */
export interface CellText extends PxBounds {
  /** Of its letters. */
  readonly size: number;
}

export interface CellGrid<T extends CellText> {
  /** As many in each row as there are columns; undefined where nothing stands. */
  readonly rows: readonly (readonly (T | undefined)[])[];
  readonly columns: readonly { readonly from: number; readonly to: number }[];
}

/** Of the size: middles of one row, and edges of one column. */
const SAME_ROW = 0.45;
const SAME_EDGE = 0.9;
/** Of the cells of a column, those that share its edge. */
const ALIGNED = 0.7;
const LEAST_ROWS = 3;
const LEAST_COLUMNS = 2;
const FILLED = 0.7;
/** Of the pitch of rows, and of the size where one pitch is known: what is farther is another table. */
const MOST_PITCH = 1.7;
const MOST_FIRST_PITCH = 5;

interface Row<T> {
  readonly cells: T[];
  readonly middle: number;
}

interface Column {
  from: number;
  to: number;
}

export const middleOf = ({ top, bottom }: PxBounds): number => (top + bottom) / 2;

/** At least three rows in at least two columns, most of them filled, each column with an edge or a middle of its own. */
export function gridsOf<T extends CellText>(texts: readonly T[]): CellGrid<T>[] {
  const grids: CellGrid<T>[] = [];
  let open: Row<T>[] = [];
  let columns: Column[] = [];
  const close = (): void => {
    const grid = gridOf(open, columns);
    if (grid !== undefined) grids.push(grid);
  };
  for (const row of rowsOf(texts)) {
    const wider = open.length === 0 ? undefined : widened(columns, row, open);
    if (wider === undefined) {
      close();
      open = row.cells.length > 1 ? [row] : [];
      columns = row.cells.map(({ left, right }) => ({ from: left, to: right }));
    } else {
      open.push(row);
      columns = wider;
    }
  }
  close();
  return grids;
}

function rowsOf<T extends CellText>(texts: readonly T[]): readonly Row<T>[] {
  const rows: Row<T>[] = [];
  for (const one of texts.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const row = rows.at(-1);
    if (row !== undefined && middleOf(one) - row.middle < SAME_ROW * one.size) row.cells.push(one);
    else rows.push({ cells: [one], middle: middleOf(one) });
  }
  return rows.map(({ cells, middle }) => ({ cells: cells.toSorted((a, b) => a.left - b.left), middle }));
}

/** The columns with one more row; undefined where it is none of the grid. */
function widened<T extends CellText>(columns: readonly Column[], row: Row<T>, open: readonly Row<T>[]): Column[] | undefined {
  const [last, before] = [open.at(-1), open.at(-2)];
  if (last === undefined || row.cells.length < 2) return undefined;
  const pitch = row.middle - last.middle;
  const size = Math.max(...row.cells.map((cell) => cell.size));
  if (before === undefined ? pitch > MOST_FIRST_PITCH * size : pitch > MOST_PITCH * (last.middle - before.middle)) return undefined;
  const wider = columns.map((column) => ({ ...column }));
  const taken = new Set<Column>();
  for (const { left, right } of row.cells) {
    const own = wider.filter(({ from, to }) => overlap(from, to, left, right) > 0);
    const [only] = own;
    if (own.length > 1 || (only !== undefined && taken.has(only))) return undefined;
    const column = only ?? { from: left, to: right };
    if (only === undefined) wider.push(column);
    column.from = Math.min(column.from, left);
    column.to = Math.max(column.to, right);
    taken.add(column);
  }
  return wider.toSorted((a, b) => a.from - b.from);
}

function gridOf<T extends CellText>(open: readonly Row<T>[], columns: readonly Column[]): CellGrid<T> | undefined {
  if (open.length < LEAST_ROWS || columns.length < LEAST_COLUMNS) return undefined;
  const rows = open.map(({ cells }) => columns.map(({ from, to }) => cells.find(({ left, right }) => left >= from && right <= to)));
  const filled = rows.flat().filter((cell) => cell !== undefined).length;
  if (filled < open.length * columns.length * FILLED) return undefined;
  return columns.every((_, k) => isAligned(rows.flatMap((row) => row[k] ?? []))) ? { rows, columns } : undefined;
}

function isAligned(cells: readonly CellText[]): boolean {
  const near = SAME_EDGE * Math.max(...cells.map(({ size }) => size));
  return [0, 1, 0.5].some((part) => {
    const places = cells.map(({ left, right }) => left + (right - left) * part);
    const middle = places.toSorted((a, b) => a - b)[places.length >> 1] ?? 0;
    return places.filter((place) => Math.abs(place - middle) < near).length >= ALIGNED * places.length;
  });
}
