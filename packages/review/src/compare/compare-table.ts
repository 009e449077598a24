/** Compares a table of an edited file with the one that was written: the text of cells, merged cells, and its size. */
import { type TableShape, wordsOfBody } from '@deckwright/draw/scene';
import type { ForeignShape, ForeignTable } from '@deckwright/read/pptx';
import type { Found } from './comparison.ts';
import { textOfForeign } from './foreign-lines.ts';
import type { BaseShape } from './match-shapes.ts';

export interface ChangedCells {
  readonly found: readonly Found[];
  readonly cells: readonly { readonly row: number; readonly column: number; readonly was: string; readonly text: string }[];
  readonly merged: readonly { readonly row: number; readonly column: number; readonly rows: number; readonly columns: number }[];
}

/** For a table with as many rows and columns as before. */
export function compareCells(one: BaseShape, shape: TableShape, now: ForeignTable): ChangedCells {
  const found: Found[] = [];
  const cells: ChangedCells['cells'][number][] = [];
  const merged: ChangedCells['merged'][number][] = [];
  for (const { row, column, row_span, column_span, text: body } of now.cells) {
    const old = shape.cells[row]?.[column];
    if (old === undefined) continue;
    const base = { shape: one.key, name: `${one.name}, row ${row + 1}, column ${column + 1}`, kept: true };
    const was = old.covered === true ? '' : wordsOfBody(old.text);
    const text = textOfForeign(body);
    if (was !== text) {
      cells.push({ row, column, was, text });
      found.push({ ...base, change: 'retyped', from: was, to: text });
    }
    if ((row_span > 1 || column_span > 1) && (row_span !== (old.row_span ?? 1) || column_span !== (old.col_span ?? 1))) {
      merged.push({ row, column, rows: row_span, columns: column_span });
      found.push({ ...base, change: 'merged', to: `${row_span} rows and ${column_span} columns` });
    }
  }
  return { found, cells, merged };
}

type Box = NonNullable<ForeignShape['box']>;

/**
 * The box that the rows and columns of a table fill. LibreOffice writes the frame as large as the words made it, but rows keep the height
 * that a person gave them, so rows count before the frame. Where only the frame has another size, a program set it that edits frames alone;
 * a program that lays out words does not.
 */
export function boxOfTable({ rows, columns, box }: ForeignTable, was: Box, set: { readonly by_words: boolean }): Box | undefined {
  if (box === undefined) return undefined;
  const side = (parts: readonly number[], frame: number, before: number): number => {
    const sum = parts.reduce((total, part) => total + part, 0);
    // Each part is rounded by itself.
    const same = Math.abs(sum - before) <= ROUNDING * (parts.length + 1);
    return !same ? sum : set.by_words ? before : frame;
  };
  return { x: box.x, y: box.y, w: side(columns, box.w, was.w), h: side(rows, box.h, was.h) };
}

/** EMU: two hundredths of a millimetre, in which LibreOffice counts. */
const ROUNDING = 720;
