/** Where the cells of a table are, and the edges that are drawn around them. */
import type { Emu, Stroke, TableCell, TableShape } from '@deckwright/draw/scene';
import { ptOfEmu } from '@deckwright/draw/scene';
import type { PtBox, PtPoint } from './outline.ts';

export interface PlacedCell {
  readonly cell: TableCell;
  readonly row: number;
  readonly column: number;
  readonly box: PtBox;
}

export interface CellEdge {
  readonly from: PtPoint;
  readonly to: PtPoint;
  readonly stroke: Stroke;
}

/** Cells that draw something, row by row, with the boxes that their spans cover. */
export function placeCells(table: TableShape): readonly PlacedCell[] {
  const xs = edgesOf(table.box.x, table.columns);
  const ys = edgesOf(table.box.y, table.rows);
  return table.cells.flatMap((cells, row) =>
    cells.flatMap((cell, column): PlacedCell[] => {
      if (cell.covered) return [];
      const x = xs[column]!;
      const y = ys[row]!;
      const right = xs[Math.min(column + (cell.col_span ?? 1), table.columns.length)]!;
      const bottom = ys[Math.min(row + (cell.row_span ?? 1), table.rows.length)]!;
      return [{ cell, row, column, box: { x, y, w: right - x, h: bottom - y } }];
    }),
  );
}

/** Every border of every cell. Neighbours may name the same edge; the later one covers the earlier. */
export function cellEdges(cells: readonly PlacedCell[]): readonly CellEdge[] {
  const edges: CellEdge[] = [];
  for (const { cell, box } of cells) {
    const right = box.x + box.w;
    const bottom = box.y + box.h;
    const add = (stroke: Stroke | undefined, x1: number, y1: number, x2: number, y2: number) => {
      if (stroke) edges.push({ from: { x: x1, y: y1 }, to: { x: x2, y: y2 }, stroke });
    };
    add(cell.top, box.x, box.y, right, box.y);
    add(cell.bottom, box.x, bottom, right, bottom);
    add(cell.left, box.x, box.y, box.x, bottom);
    add(cell.right, right, box.y, right, bottom);
  }
  return edges;
}

function edgesOf(start: Emu, lengths: readonly Emu[]): readonly number[] {
  const edges = [ptOfEmu(start)];
  let at: number = start;
  for (const length of lengths) {
    at += length;
    edges.push(ptOfEmu(at));
  }
  return edges;
}
