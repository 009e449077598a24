/** Which cells of a workbook the tables of a document are, and which of them each slide shows. */
import type { Block, Line } from '@deckwright/source';
import type { Figure } from './chart-of-table.ts';
import { placeOf } from './coverage.ts';
import type { DocumentCell, DocumentPlace } from './document-outline.ts';

/** Cells of a table of a workbook that one slide shows. */
export interface FigureSource {
  readonly sheet: string;
  /** Of the whole table: `A3:C8`. */
  readonly range: string;
  /** Words over each column of the range; empty where it has none. */
  readonly heads: readonly string[];
  /** Names of its rows. */
  readonly rows: readonly string[];
  readonly figures: readonly { readonly path: string; readonly cell: string; readonly text: string; readonly row: string }[];
}

interface CellPlace {
  readonly table: Omit<FigureSource, 'figures'>;
  readonly cell: string;
  readonly row: string;
}

/** What a slide keeps at most; a table with more cells is not kept in step with its workbook. */
const MOST_CELLS = 1000;
const MOST_HEADS = 200;
const MOST_ROWS = 1000;
const LONGEST = 300;

const ADDRESS = /^([A-Z]+)(\d+)$/;
export const columnOf = (name: string): number => [...(ADDRESS.exec(name)?.[1] ?? '')].reduce((n, c) => n * 26 + c.charCodeAt(0) - 64, 0);
export const rowOf = (name: string): number => Number(ADDRESS.exec(name)?.[2] ?? 0);
export const byPlace = (a: { readonly cell: string }, b: { readonly cell: string }): number =>
  rowOf(a.cell) - rowOf(b.cell) || columnOf(a.cell) - columnOf(b.cell);
export const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** By the first character of each cell of a table in the text. */
export type CellPlaces = ReadonlyMap<number, CellPlace>;

export function cellPlaces(
  blocks: readonly { readonly block: Block }[],
  places: readonly DocumentPlace[],
  cells: readonly DocumentCell[],
): CellPlaces {
  const out = new Map<number, CellPlace>();
  if (cells.length === 0) return out;
  const ofSheet = new Map<string, DocumentCell[]>();
  for (const cell of cells) {
    const key = `${cell.file}\n${cell.sheet}`;
    const own = ofSheet.get(key);
    if (own === undefined) ofSheet.set(key, [cell]);
    else own.push(cell);
  }
  for (const { block } of blocks) {
    if (block.kind !== 'table') continue;
    const { file = '', sheet, range } = placeOf(block, places) ?? {};
    const within = sheet === undefined || range === undefined ? [] : cellsIn(ofSheet.get(`${file}\n${sheet}`) ?? [], range);
    const rows = rowsAs([...(block.head === undefined ? [] : [block.head]), ...block.rows], within);
    if (rows === undefined || sheet === undefined) continue;
    const all = rows.flat().flatMap((cell) => cell ?? []);
    const [top, bottom] = [all[0], all.at(-1)].map((cell) => rowOf(cell?.cell ?? ''));
    const columns = all.map(({ cell }) => cell).sort((a, b) => columnOf(a) - columnOf(b));
    const letters = (name: string | undefined): string => ADDRESS.exec(name ?? '')?.[1] ?? '';
    const table = {
      sheet,
      range: `${letters(columns[0])}${top}:${letters(columns.at(-1))}${bottom}`,
      heads: headsOver(block.head === undefined ? [] : (rows[0] ?? []), columnOf(columns[0] ?? ''), columnOf(columns.at(-1) ?? '')),
      rows: block.rows.map(nameOf),
    };
    const body = rows.slice(block.head === undefined ? 0 : 1);
    for (const [i, row] of block.rows.entries())
      for (const [j, line] of row.entries()) {
        const cell = body[i]?.[j];
        if (cell !== undefined) out.set(line.start, { table, cell: cell.cell, row: nameOf(row) });
      }
  }
  return out;
}

const nameOf = (row: readonly Line[]): string => (row[0]?.text ?? '').slice(0, LONGEST);

function headsOver(cells: readonly (DocumentCell | undefined)[], left: number, right: number): readonly string[] {
  const heads = new Map(cells.flatMap((one) => (one === undefined ? [] : [[columnOf(one.cell), one.text] as const])));
  return Array.from({ length: right - left + 1 }, (_, i) => (heads.get(left + i) ?? '').slice(0, LONGEST));
}

function cellsIn(cells: readonly DocumentCell[], range: string): readonly DocumentCell[] {
  const [from = '', to = from] = range.split(':');
  return cells.filter(
    ({ cell }) =>
      rowOf(cell) >= rowOf(from) && rowOf(cell) <= rowOf(to) && columnOf(cell) >= columnOf(from) && columnOf(cell) <= columnOf(to),
  );
}

/** The cells of rows that a table was written of; undefined where a row of it is none of the sheet's. */
function rowsAs(
  rows: readonly (readonly Line[])[],
  cells: readonly DocumentCell[],
): readonly (readonly (DocumentCell | undefined)[])[] | undefined {
  const sheetRows = new Map<number, DocumentCell[]>();
  for (const cell of [...cells].sort(byPlace)) sheetRows.set(rowOf(cell.cell), [...(sheetRows.get(rowOf(cell.cell)) ?? []), cell]);
  const left = [...sheetRows.values()];
  const out: (DocumentCell | undefined)[][] = [];
  for (const row of rows) {
    const words = row.filter(({ text }) => text !== '');
    const isRow = (own: readonly DocumentCell[]): boolean =>
      own.length === words.length && own.every(({ text }, i) => flat(text) === flat(words[i]?.text ?? ''));
    const at = words.length === 0 ? -1 : left.findIndex(isRow);
    // An empty head has no cell.
    if (at < 0 && words.length > 0) return undefined;
    const own = at < 0 ? [] : (left[at] ?? []);
    left.splice(0, at + 1);
    out.push(row.map((line) => own[words.indexOf(line)]));
  }
  return out;
}

/** The cells that a slide shows, by their tables; undefined where it shows none. */
export function sourcesOf(figures: readonly Figure[], places: CellPlaces): readonly FigureSource[] | undefined {
  const tables = new Map<CellPlace['table'], FigureSource['figures'][number][]>();
  for (const { path, cell: line } of figures) {
    const found = places.get(line.start);
    if (found === undefined || line.text.length > LONGEST) continue;
    const { table, cell, row } = found;
    const own = { path, cell, text: line.text, row };
    const all = tables.get(table);
    if (all === undefined) tables.set(table, [own]);
    else all.push(own);
  }
  const whole = [...tables].filter(
    ([{ heads, rows }, all]) => heads.length <= MOST_HEADS && rows.length <= MOST_ROWS && all.length <= MOST_CELLS,
  );
  return whole.length === 0 ? undefined : whole.map(([table, own]) => ({ ...table, figures: own }));
}
