/** Tables: rows as high as their words need, then cells with fills and borders. */
import type { Box, Emu, Stroke, TableCell, TableShape } from '@deckwright/draw/scene';
import type { ForeignCell, ForeignTable } from '../../model/index.ts';
import { fillOf, strokeOf } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { extent, grownRows, isTurnedCell } from '../text/grown-rows.ts';
import { cellText, frameText } from './frame-text.ts';
import { boxOf } from './outline.ts';

const emu = (value: number): Emu => Math.round(value) as Emu;
const MAX_CELLS = 20_000;

export function drawTable(stored: ForeignTable, stage: Stage): void {
  const table = stored.rtl ? asSeen(stored) : stored;
  const box = boxOf(table);
  if (!box || table.rows.length * table.columns.length > MAX_CELLS) return;
  const cells = table.cells.filter(({ row, column }) => row < table.rows.length && column < table.columns.length);
  const rows = grownRows(table, stage.text);
  const placed = new Map(cells.map((cell) => [cell.row * table.columns.length + cell.column, cell]));
  const shape: TableShape = {
    kind: 'table',
    id: stage.id(table, 'table'),
    name: table.name,
    role: 'table',
    box: { ...box, w: emu(sum(table.columns)), h: emu(sum(rows)) },
    ...(table.alt === undefined ? {} : { alt: table.alt }),
    columns: table.columns.map(emu),
    rows: rows.map(emu),
    cells: rows.map((_, row) =>
      table.columns.map((_, column): TableCell => {
        const cell = placed.get(row * table.columns.length + column);
        return cell ? sceneCell(cell, table, rows, stage) : { text: EMPTY, covered: true };
      }),
    ),
  };
  stage.add(shape);
  for (const cell of cells) if (isTurnedCell(cell)) drawTurned(cell, table, rows, box, stage);
}

/** Columns from the left. */
function asSeen(table: ForeignTable): ForeignTable {
  const count = table.columns.length;
  const cells = table.cells.map((cell): ForeignCell => {
    const { l, r, ...others } = cell.borders;
    const borders = { ...others, ...(r === undefined ? {} : { l: r }), ...(l === undefined ? {} : { r: l }) };
    return { ...cell, column: count - cell.column - cell.column_span, borders };
  });
  return { ...table, columns: table.columns.toReversed(), cells };
}

/** Words that run down or up are a text of their own over their cell: a table's cells are upright. */
function drawTurned(cell: ForeignCell, table: ForeignTable, rows: readonly number[], { x, y }: Box, stage: Stage): void {
  const w = extent(table.columns, cell.column, cell.column_span);
  const h = extent(rows, cell.row, cell.row_span);
  const left = x + (cell.column > 0 ? extent(table.columns, 0, cell.column) : 0);
  const top = y + (cell.row > 0 ? extent(rows, 0, cell.row) : 0);
  const box: Box = { x: emu(left), y: emu(top), w: emu(w), h: emu(h) };
  const text_box = { x: 0, y: 0, w, h };
  const place = { box, rotation: 0, flip_h: false, flip_v: false, text_box, role: 'cell', name: table.name, source: table } as const;
  const text = frameText(cell.text, place, stage);
  if (text) stage.add(text);
}

const sum = (sizes: readonly number[]): number => extent(sizes, 0, sizes.length);

const ZERO = 0 as Emu;
const EMPTY: TableCell['text'] = { paragraphs: [], anchor: 'top', insets: { l: ZERO, t: ZERO, r: ZERO, b: ZERO }, wrap: true, lines: [] };

function sceneCell(cell: ForeignCell, table: ForeignTable, rows: readonly number[], stage: Stage): TableCell {
  const w = extent(table.columns, cell.column, cell.column_span);
  const h = extent(rows, cell.row, cell.row_span);
  if (cell.fill.kind === 'picture') stage.approximations.note('fill', 'A picture that fills a cell is left out');
  const fill = fillOf(cell.fill, stage.approximations);
  const border = (side: 'l' | 't' | 'r' | 'b'): Stroke | undefined => strokeOf(cell.borders[side], stage.ink);
  const [left, top, right, bottom] = [border('l'), border('t'), border('r'), border('b')];
  return {
    text: isTurnedCell(cell) ? EMPTY : cellText(cell.text, w, h, stage),
    ...(fill ? { fill } : {}),
    ...(left ? { left } : {}),
    ...(top ? { top } : {}),
    ...(right ? { right } : {}),
    ...(bottom ? { bottom } : {}),
    ...(cell.column_span > 1 ? { col_span: cell.column_span } : {}),
    ...(cell.row_span > 1 ? { row_span: cell.row_span } : {}),
  };
}
