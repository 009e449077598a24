/** Tables that a person changed: words of cells, cells that were merged, the look of all words. */
import type { ShapeEdit } from '../intent/hand-edits-schema.ts';
import type { Kit } from '../layout/index.ts';
import { type Emu, plainText, plainWords, type TableCell, type TableShape } from '../scene/index.ts';
import type { HandConflict } from './hand-conflict.ts';
import { paragraphsOf, restyled, retyped, setAgain } from './set-again.ts';

export function changedCells(table: TableShape, edit: ShapeEdit, kit: Kit, conflicts: HandConflict[]): TableShape {
  const cells = table.cells.map((row) => [...row]);
  const name = edit.name ?? table.name;
  const base = { shape: table.id, name } as const;
  const sizeOf = (row: number, column: number, { col_span = 1, row_span = 1 }: TableCell) => ({
    x: 0 as Emu,
    y: 0 as Emu,
    w: sum(table.columns.slice(column, column + col_span)),
    h: sum(table.rows.slice(row, row + row_span)),
  });
  for (const { row, column, was, text } of edit.cells ?? []) {
    const cell = cells[row]?.[column];
    if (cell === undefined) {
      const message = `“${name}” has no row ${row + 1}, column ${column + 1} any more; “${text}” was typed there.`;
      conflicts.push({ ...base, what: 'cell', was, hand: text, data: '', won: 'data', message });
      continue;
    }
    const now = plainWords(plainText(cell.text));
    if (now !== was && now !== text) {
      const message = `“${text}” was typed over “${was}” in row ${row + 1}, column ${column + 1}; the data now say “${now}”.`;
      conflicts.push({ ...base, what: 'cell', was, hand: text, data: now, won: 'hand', message });
    }
    if (now === text) continue;
    const typed = text.split('\n').map((line) => ({ runs: [{ text: line }] }));
    (cells[row] as TableCell[])[column] = {
      ...cell,
      text: setAgain(cell.text, retyped(paragraphsOf(cell.text), typed), sizeOf(row, column, cell), kit),
    };
  }
  for (const { row, column, rows, columns } of edit.merged ?? []) merge(cells, row, column, rows, columns);
  const { run } = edit;
  if (run === undefined) return { ...table, cells };
  return {
    ...table,
    cells: cells.map((row, i) =>
      row.map((cell, j) => {
        const styled = paragraphsOf(cell.text).map((p) => ({ ...p, runs: p.runs.map((one) => restyled(one, run)) }));
        return { ...cell, text: setAgain(cell.text, styled, sizeOf(i, j, cell), kit) };
      }),
    ),
  };
}

const sum = (lengths: readonly Emu[]): Emu => lengths.reduce<number>((all, one) => all + one, 0) as Emu;

function merge(cells: TableCell[][], row: number, column: number, rows: number, columns: number): void {
  for (let i = row; i < row + rows; i++)
    for (let j = column; j < column + columns; j++) {
      const cell = cells[i]?.[j];
      if (cell === undefined) continue;
      if (i === row && j === column) {
        const { covered: _covered, ...rest } = cell;
        (cells[i] as TableCell[])[j] = { ...rest, row_span: rows, col_span: columns };
      } else (cells[i] as TableCell[])[j] = { ...cell, covered: true };
    }
}
