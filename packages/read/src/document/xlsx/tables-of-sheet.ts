/** The tables of a sheet: what empty rows and columns part, with the lines that stand over and under each. */
import type { Range } from './cell-address.ts';
import type { Sheet, SheetCell } from './read-sheet.ts';

export interface SheetBlock {
  readonly range: Range;
  /** Lines over the table, top first: the first of them is its heading. */
  readonly over: readonly SheetCell[];
  /** Of the table, from the left; those without a cell are left out. */
  readonly columns: readonly number[];
  /** Cells by rows, without rows that are empty. */
  readonly rows: readonly (readonly SheetCell[])[];
  /** Whether the first row names the columns. */
  readonly hasHead: boolean;
  readonly under: readonly SheetCell[];
}

/** How often a sheet is parted in turn by rows and by columns. */
const DEEPEST = 12;
/** Merged cells that are looked at: more say nothing of how a sheet is parted. */
const MOST_MERGES = 2_000;

interface Occupied extends Range {
  readonly cell?: SheetCell;
}

export function tablesOfSheet({ cells, merges }: Sheet): readonly SheetBlock[] {
  const places: readonly Occupied[] = [
    ...cells.map((cell) => ({ top: cell.row, bottom: cell.row, left: cell.column, right: cell.column, cell })),
    ...mergesWithWords(cells, merges),
  ];
  const regions = joinHeads(part(places, 0)).map((region) => region.flatMap(({ cell }) => cell ?? []));
  return joinNotes(regions.flatMap(withoutNotesBeside).map(({ cells: own, notes }) => blockOf(own, notes)));
}

/** A merged cell takes its whole range, so that what it stands over is not parted from it. */
function mergesWithWords(cells: readonly SheetCell[], merges: readonly Range[]): readonly Range[] {
  const filled = new Set(cells.map(({ row, column }) => `${row} ${column}`));
  return merges.slice(0, MOST_MERGES).filter(({ top, left }) => filled.has(`${top} ${left}`));
}

type Region = readonly Occupied[];

function part(places: Region, depth: number): readonly Region[] {
  if (depth >= DEEPEST) return [places];
  const byRows = joinContinued(cut(places, 'top', 'bottom'));
  if (byRows.length > 1) return byRows.flatMap((region) => part(region, depth + 1));
  const byColumns = joinFigures(cut(places, 'left', 'right'));
  if (byColumns.length > 1) return byColumns.flatMap((region) => part(region, depth + 1));
  return [places];
}

/** Parts between which a row, or a column, is empty. */
function cut(places: Region, from: 'top' | 'left', to: 'bottom' | 'right'): Region[] {
  const sorted = [...places].sort((a, b) => a[from] - b[from]);
  const out: Occupied[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const place of sorted) {
    if (place[from] > end + 1) out.push([]);
    out.at(-1)?.push(place);
    end = Math.max(end, place[to]);
  }
  return out;
}

const cellsOf = (region: Region): readonly SheetCell[] =>
  region.flatMap(({ cell }) => cell ?? []).sort((a, b) => a.row - b.row || a.column - b.column);

/** Rows that go on with the table above behind an empty row: they have figures under its columns, and no head of their own. */
function joinContinued(regions: Region[]): Region[] {
  const out: Region[] = [];
  for (const region of regions) {
    const above = out.at(-1);
    if (above !== undefined && goesOn(above, region)) out[out.length - 1] = [...above, ...region];
    else out.push(region);
  }
  return out;
}

function goesOn(above: Region, region: Region): boolean {
  const columns = new Set(cellsOf(above).map(({ column }) => column));
  if (columns.size < 2 || !rowsOf(cellsOf(above)).some((row) => row.length > 1 && !isHead(row))) return false;
  const cells = cellsOf(region);
  if (!cells.every(({ column }) => columns.has(column))) return false;
  // A remark or a check under a wide table fills too little of it to be a row.
  if (columns.size >= WIDE && !rowsOf(cells).some((row) => row.length * 2 >= columns.size)) return false;
  const first = rowsOf(cells).find((row) => row.length > 1);
  return first !== undefined && !isHead(first);
}

/** Columns of figures alone behind an empty column belong to the names at their left. */
function joinFigures(regions: Region[]): Region[] {
  const out: Region[] = [];
  for (const region of regions) {
    const left = out.at(-1);
    if (left !== undefined && !hasNames(region) && sharesRows(left, region)) out[out.length - 1] = [...left, ...region];
    else out.push(region);
  }
  return out;
}

const isName = (cell: SheetCell): boolean => typeof cell.value === 'string' || cell.isDate || isYear(cell);

/** Whether its first column has words under its head. */
function hasNames(region: Region): boolean {
  const cells = cellsOf(region);
  const first = boundsOf(cells).left;
  const [, ...body] = cells.filter(({ column }) => column === first);
  return body.length === 0 || body.some((cell) => isName(cell));
}

/** Heads may stand higher than the first name. */
function sharesRows(left: Region, region: Region): boolean {
  const cells = cellsOf(left);
  const rows = new Set(cells.map(({ row }) => row));
  const { top } = boundsOf(cells);
  return (
    hasNames(left) &&
    rowsOf(cellsOf(region)).every((row) => {
      const own = row[0]?.row ?? 0;
      return rows.has(own) || (own < top && isHead(row));
    })
  );
}

/** Lines over a table, and characters of one, that are its heading though an empty row is between them. */
const MOST_OVER = 3;
const LONGEST_OVER = 120;

/** A few short lines of words right over a table head it. */
function joinHeads(regions: readonly Region[]): readonly Region[] {
  const out: Region[] = [];
  for (const region of regions) {
    const above = out.at(-1);
    const lines = above === undefined || above.length > MOST_OVER ? [] : cellsOf(above);
    const cells = cellsOf(region);
    const { left, top } = boundsOf(cells);
    const isOver =
      lines.length > 0 &&
      lines.every(
        ({ row, column, value, text }) =>
          typeof value === 'string' && text.length <= LONGEST_OVER && column === lines[0]?.column && column <= left && row < top,
      ) &&
      rowsOf(cells).some((row) => row.length > 1);
    if (above !== undefined && isOver) out[out.length - 1] = [...above, ...region];
    else out.push(region);
  }
  return out;
}

function rowsOf(cells: readonly SheetCell[]): readonly (readonly SheetCell[])[] {
  const rows = new Map<number, SheetCell[]>();
  for (const cell of cells) {
    const row = rows.get(cell.row);
    if (row === undefined) rows.set(cell.row, [cell]);
    else row.push(cell);
  }
  return [...rows].sort(([a], [b]) => a - b).map(([, row]) => row);
}

/** A row of words, days and years names columns. */
const isHead = (row: readonly SheetCell[]): boolean => row.every(isName);

const isYear = ({ value, text }: SheetCell): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1900 && value <= 2100 && text === String(value);

function boundsOf(cells: readonly SheetCell[]): Range {
  let [top, left, bottom, right] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0];
  for (const { row, column } of cells) {
    top = Math.min(top, row);
    left = Math.min(left, column);
    bottom = Math.max(bottom, row);
    right = Math.max(right, column);
  }
  return { top, left, bottom, right };
}

/** Columns of a table under which a row of two cells is no row of it. */
const WIDE = 4;
/** Rows below a table, and rows of a remark under it. */
const NEAR = 3;
const MOST_REMARKS = 3;

/** Columns behind the last head that few rows fill: words are notes of their rows, and what else is there stands for itself. */
function withoutNotesBeside(
  cells: readonly SheetCell[],
): readonly { readonly cells: readonly SheetCell[]; readonly notes: readonly SheetCell[] }[] {
  const rows = rowsOf(cells);
  const { left } = boundsOf(cells);
  const headAt = rows.findIndex((row) => row.length > 1 && isHead(row));
  const end = rows[headAt]?.at(-1)?.column;
  const body = rows.slice(headAt + 1);
  if (headAt < 0 || end === undefined || body.length < 2) return [{ cells, notes: [] }];
  const beside = cells.filter(({ column }) => column > end);
  const isSparse = [...new Set(beside.map(({ column }) => column))].every(
    (at) => beside.filter(({ column }) => column === at).length * 2 < body.length,
  );
  if (beside.length === 0 || !isSparse || end === left) return [{ cells, notes: [] }];
  const own = cells.filter(({ column }) => column <= end);
  if (!beside.every(({ value }) => typeof value === 'string'))
    return [
      { cells: own, notes: [] },
      { cells: beside, notes: [] },
    ];
  const nameOf = (at: number): string => own.find(({ row, column }) => row === at && column === left)?.text ?? '';
  return [
    { cells: own, notes: beside.map((note) => ({ ...note, text: [nameOf(note.row), note.text].filter((t) => t !== '').join(': ') })) },
  ];
}

/** A few lines right under a wide table, some with a figure, are remarks on it. */
function joinNotes(blocks: readonly SheetBlock[]): readonly SheetBlock[] {
  const out: SheetBlock[] = [];
  for (const block of blocks) {
    const above = out.at(-1);
    const isNear =
      above !== undefined &&
      above.columns.length >= WIDE &&
      block.range.top > above.range.bottom &&
      block.range.top - above.range.bottom <= NEAR;
    const isRemark = !block.hasHead && block.over.length + block.rows.length <= MOST_REMARKS && block.rows.every((row) => row.length <= 2);
    if (!isNear || !isRemark || above === undefined || block.range.left > above.range.right) {
      out.push(block);
      continue;
    }
    const lines = [
      ...block.over,
      ...block.rows.flatMap(([first, ...rest]) =>
        first === undefined ? [] : [{ ...first, text: [first, ...rest].map(({ text }) => text).join(' ') }],
      ),
      ...block.under,
    ];
    out[out.length - 1] = { ...above, under: [...above.under, ...lines] };
  }
  return out;
}

function blockOf(cells: readonly SheetCell[], notes: readonly SheetCell[]): SheetBlock {
  const rows = rowsOf(cells);
  const { left } = boundsOf(cells);
  // Words over another column than the first name it.
  const isLine = (row: readonly SheetCell[] | undefined): boolean =>
    row?.length === 1 && typeof row[0]?.value === 'string' && row[0].column === left;
  const isTable = rows.some((row) => row.length > 1);
  let from = 0;
  let to = rows.length;
  if (isTable) {
    while (isLine(rows[from])) from++;
    // A name without a figure at the end is a row of the table only in its first column, under other names: it is taken for a note.
    while (to > from + 1 && isLine(rows[to - 1])) to--;
  } else if (rows.every(isLine)) from = rows.length;
  const body = rows.slice(from, to);
  return {
    range: boundsOf(cells),
    over: rows.slice(0, from).flat(),
    columns: [...new Set(body.flatMap((row) => row.map(({ column }) => column)))].sort((a, b) => a - b),
    rows: body,
    hasHead: body[0] !== undefined && isHead(body[0]),
    under: [...notes, ...rows.slice(to).flat()],
  };
}
