/** Rows of a table, as high as their words need. */
import type { ForeignCell, ForeignTable } from '../../model/index.ts';
import type { TextKit } from './kit.ts';
import { setForeignText } from './set-text.ts';

const MAX_CELLS = 20_000;

/** Whether its words run down or up. */
export const isTurnedCell = ({ text }: ForeignCell): boolean => text.vertical !== 'horz';

/**
 * EMU of each row. Cells over several rows push the last of them.
 * @param doubt as of `setForeignText`
 */
export function grownRows(table: ForeignTable, kit: TextKit, doubt = 0): number[] {
  const { columns } = table;
  const rows = table.rows.map((height) => Math.max(0, height));
  const cells = table.cells.slice(0, MAX_CELLS).filter(({ row, column }) => row < rows.length && column < columns.length);
  for (const over of [false, true]) {
    for (const cell of cells) {
      if (cell.row_span > 1 !== over) continue;
      // What runs down breaks at the height that there is.
      if (isTurnedCell(cell)) continue;
      const needs = cellHeight(cell, extent(columns, cell.column, cell.column_span), kit, doubt);
      const has = extent(rows, cell.row, cell.row_span);
      const last = Math.min(rows.length, cell.row + Math.max(1, cell.row_span)) - 1;
      if (needs > has) rows[last] = (rows[last] ?? 0) + needs - has;
    }
  }
  return rows;
}

/** EMU that so many rows or columns take together, from one of them on. */
export function extent(sizes: readonly number[], from: number, count: number): number {
  let total = 0;
  for (let i = from; i < Math.min(sizes.length, from + Math.max(1, count)); i++) total += sizes[i] as number;
  return total;
}

/** EMU that a cell of that width must be high for its text. */
function cellHeight({ text }: ForeignCell, w: number, kit: TextKit, doubt: number): number {
  const { insets } = text;
  const frame = { w: Math.max(0, w - insets.l - insets.r), h: 0 };
  return setForeignText(text, frame, kit, doubt).height_pt * 12_700 + insets.t + insets.b;
}
