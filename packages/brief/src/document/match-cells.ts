/** Finds the cells of a table in a later state of its workbook: by the words over its columns and the names of its rows, wherever these stand now. */
import { byPlace, columnOf, type FigureSource, flat, rowOf } from './cell-places.ts';
import type { DocumentCell } from './document-outline.ts';

export interface TableMatch {
  /** The cell that a figure has now: `empty` where nothing stands there, `row_gone` and `column_gone` where that is no more. */
  find(figure: FigureSource['figures'][number]): DocumentCell | 'empty' | 'row_gone' | 'column_gone';
  /** The table as it stands now, without the names of what is new. */
  readonly range: string;
  readonly heads: readonly string[];
  /** Names of rows and columns that were not there. */
  readonly new_rows: readonly DocumentCell[];
  readonly new_columns: readonly DocumentCell[];
}

type Row = ReadonlyMap<number, DocumentCell>;

function letters(column: number): string {
  const [before, last] = [Math.floor((column - 1) / 26), (column - 1) % 26];
  return (before === 0 ? '' : letters(before)) + String.fromCharCode(65 + last);
}

/** Undefined where the sheet has no such table. @param cells of the sheet of the table */
export function matchTable(source: Omit<FigureSource, 'figures'>, cells: readonly DocumentCell[]): TableMatch | undefined {
  const grid = new Map<number, Map<number, DocumentCell>>();
  for (const cell of [...cells].sort(byPlace)) {
    const row = grid.get(rowOf(cell.cell)) ?? new Map<number, DocumentCell>();
    row.set(columnOf(cell.cell), cell);
    grid.set(rowOf(cell.cell), row);
  }
  const [first = ''] = source.range.split(':');
  const [left, top] = [columnOf(first), rowOf(first)];
  const heads = source.heads.flatMap((text, i) => (text === '' ? [] : [{ text: flat(text), was: left + i }]));
  const headRow = heads.length === 0 ? top - 1 : bestRow(grid, heads, top);
  if (headRow === undefined) return undefined;
  const columns = columnsNow(grid.get(headRow) ?? new Map(), heads);
  const [anchor] = columns;
  const moved = anchor === undefined ? 0 : anchor[1] - anchor[0];
  const named = new Set(heads.map(({ was }) => was));
  const columnNow = (was: number): number | undefined => columns.get(was) ?? (named.has(was) ? undefined : was + moved);
  const names = columnNow(left) ?? left + moved;
  const body = bodyRows(grid, headRow, names, source.rows.map(flat));
  const known = new Set(source.rows.map(flat));
  const taken = new Set(columns.values());
  const right = Math.max(names, ...columns.values(), left + source.heads.length - 1 + moved);
  const isIn = ([column]: readonly [number, DocumentCell]): boolean => column > names && column <= right + 1 && !taken.has(column);
  const nameIn = (row: Row): string => flat(row.get(names)?.text ?? '');
  return {
    range: `${letters(names)}${heads.length === 0 ? (body[0]?.[0] ?? top) : headRow}:${letters(right)}${body.at(-1)?.[0] ?? headRow}`,
    heads: Array.from({ length: right - names + 1 }, (_, i) =>
      taken.has(names + i) ? (grid.get(headRow)?.get(names + i)?.text ?? '') : '',
    ),
    new_rows: body.flatMap(([, row]) => {
      const name = row.get(names);
      return name === undefined || known.has(nameIn(row)) || row.size < 2 ? [] : [name];
    }),
    new_columns: heads.length === 0 ? [] : [...(grid.get(headRow) ?? [])].filter(isIn).map(([, cell]) => cell),
    find: ({ cell, row }) => {
      const alike = body.filter(([, one]) => nameIn(one) === flat(row));
      const column = columnNow(columnOf(cell));
      // Rows of one name follow each other as they did.
      const before = source.rows.filter((one) => flat(one) === flat(row)).length;
      const at = before > 1 ? alike.find(([number]) => number === rowOf(cell)) : alike[0];
      if (at === undefined || (before > 1 && alike.length !== before)) return 'row_gone';
      return column === undefined ? 'column_gone' : (at[1].get(column) ?? 'empty');
    },
  };
}

interface Head {
  readonly text: string;
  readonly was: number;
}

/** The row that has the most of the heads; of several the nearest to where it was. */
function bestRow(grid: ReadonlyMap<number, Row>, heads: readonly Head[], top: number): number | undefined {
  let best: { readonly row: number; readonly count: number } | undefined;
  for (const [row, cells] of grid) {
    const count = columnsNow(cells, heads).size;
    const isNearer = best !== undefined && count === best.count && Math.abs(row - top) < Math.abs(best.row - top);
    if (count * 2 > heads.length && (best === undefined || count > best.count || isNearer)) best = { row, count };
  }
  return best?.row;
}

/** Where the column of each head stands now. */
function columnsNow(row: Row, heads: readonly Head[]): ReadonlyMap<number, number> {
  const out = new Map<number, number>();
  const taken = new Set<number>();
  for (const { text, was } of heads) {
    const at =
      flat(row.get(was)?.text ?? '') === text
        ? was
        : [...row].find(([column, cell]) => !taken.has(column) && flat(cell.text) === text)?.[0];
    if (at === undefined || taken.has(at)) continue;
    taken.add(at);
    out.set(was, at);
  }
  return out;
}

/** Rows under the heads, up to an empty one behind which no row of the table is left. */
function bodyRows(
  grid: ReadonlyMap<number, Row>,
  headRow: number,
  names: number,
  known: readonly string[],
): readonly (readonly [number, Row])[] {
  const left = [...known];
  const out: (readonly [number, Row])[] = [];
  let last = headRow;
  for (const [number, row] of grid) {
    if (number <= headRow) continue;
    const at = left.indexOf(flat(row.get(names)?.text ?? ''));
    if (number > last + 1 && at < 0) break;
    if (at >= 0) left.splice(at, 1);
    out.push([number, row]);
    last = number;
  }
  return out;
}
