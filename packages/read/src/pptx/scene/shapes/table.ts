/** Tables: rows as high as their words need, then cells with fills and borders. */
import type { Box, Emu, Stroke, TableCell, TableShape } from '@deckwright/draw/scene';
import type { ForeignCell, ForeignTable } from '../../model/index.ts';
import { fillOf, strokeOf } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { cellHeight, cellText, frameText } from './frame-text.ts';
import { boxOf } from './outline.ts';

const emu = (value: number): Emu => Math.round(value) as Emu;
const MAX_CELLS = 20_000;

export function drawTable(table: ForeignTable, stage: Stage): void {
  const box = boxOf(table);
  if (!box || table.rows.length * table.columns.length > MAX_CELLS) return;
  const cells = table.cells.filter(({ row, column }) => row < table.rows.length && column < table.columns.length);
  const rows = grownRows(table, cells, stage);
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
  for (const cell of cells) if (turned(cell)) drawTurned(cell, table, rows, box, stage);
}

const turned = ({ text }: ForeignCell): boolean => text.vertical !== 'horz';

/** Words that run down or up are a text of their own over their cell: a table's cells are upright. */
function drawTurned(cell: ForeignCell, table: ForeignTable, rows: readonly number[], { x, y }: Box, stage: Stage): void {
  const w = sum(table.columns, cell.column, cell.column_span);
  const h = sum(rows, cell.row, cell.row_span);
  const left = x + (cell.column > 0 ? sum(table.columns, 0, cell.column) : 0);
  const top = y + (cell.row > 0 ? sum(rows, 0, cell.row) : 0);
  const box: Box = { x: emu(left), y: emu(top), w: emu(w), h: emu(h) };
  const text_box = { x: 0, y: 0, w, h };
  const place = { box, rotation: 0, flip_h: false, flip_v: false, text_box, role: 'cell', name: table.name, source: table } as const;
  const text = frameText(cell.text, place, stage);
  if (text) stage.add(text);
}

const sum = (sizes: readonly number[], from = 0, count = sizes.length): number =>
  sizes.slice(from, from + Math.max(1, count)).reduce((total, size) => total + size, 0);

/** Cells over several rows push the last of them. */
function grownRows(table: ForeignTable, cells: readonly ForeignCell[], stage: Stage): number[] {
  const rows = table.rows.map((height) => Math.max(0, height));
  for (const over of [false, true]) {
    for (const cell of cells) {
      if (cell.row_span > 1 !== over) continue;
      // What runs down breaks at the height that there is.
      if (turned(cell)) continue;
      const needs = cellHeight(cell.text, sum(table.columns, cell.column, cell.column_span), stage);
      const has = sum(rows, cell.row, cell.row_span);
      const last = Math.min(rows.length, cell.row + Math.max(1, cell.row_span)) - 1;
      if (needs > has) rows[last] = (rows[last] ?? 0) + needs - has;
    }
  }
  return rows;
}

const ZERO = 0 as Emu;
const EMPTY: TableCell['text'] = { paragraphs: [], anchor: 'top', insets: { l: ZERO, t: ZERO, r: ZERO, b: ZERO }, wrap: true, lines: [] };

function sceneCell(cell: ForeignCell, table: ForeignTable, rows: readonly number[], stage: Stage): TableCell {
  const w = sum(table.columns, cell.column, cell.column_span);
  const h = sum(rows, cell.row, cell.row_span);
  if (cell.fill.kind === 'picture') stage.approximations.note('fill', 'A picture that fills a cell is left out');
  const fill = fillOf(cell.fill, stage.approximations);
  const border = (side: 'l' | 't' | 'r' | 'b'): Stroke | undefined => strokeOf(cell.borders[side], stage.ink);
  const [left, top, right, bottom] = [border('l'), border('t'), border('r'), border('b')];
  return {
    text: turned(cell) ? EMPTY : cellText(cell.text, w, h, stage),
    ...(fill ? { fill } : {}),
    ...(left ? { left } : {}),
    ...(top ? { top } : {}),
    ...(right ? { right } : {}),
    ...(bottom ? { bottom } : {}),
    ...(cell.column_span > 1 ? { col_span: cell.column_span } : {}),
    ...(cell.row_span > 1 ? { row_span: cell.row_span } : {}),
  };
}
