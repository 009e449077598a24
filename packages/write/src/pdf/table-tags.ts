/** Rows and cells of a table in the structure: every row as wide as the others (ISO 14289-1, 7.2), whatever the spans of a foreign file say. */
import type { TableShape } from '@deckwright/draw/scene';
import type { PlacedCell } from '../geometry/index.ts';
import type { StructureElement } from './structure.ts';

/** Adds a row for each row and a cell for each place that no span covers. @returns the element that each drawn cell's words belong to */
export function tagCells(
  table: StructureElement,
  shape: TableShape,
  cells: readonly PlacedCell[],
): ReadonlyMap<PlacedCell, StructureElement> {
  const width = shape.columns.length;
  const height = shape.rows.length;
  const placed = new Map(cells.map((cell) => [cell.row * width + cell.column, cell]));
  /** Whose place it is; a span ends where another begins. */
  const owners = new Map<number, StructureElement>();
  const isFree = (row: number, column: number): boolean => {
    const at = row * width + column;
    return !owners.has(at) && !placed.has(at);
  };
  const spanOf = ({ cell, row, column }: PlacedCell): { readonly across: number; readonly down: number } => {
    let across = 1;
    while (across < (cell.col_span ?? 1) && column + across < width && isFree(row, column + across)) across++;
    let down = 1;
    const freeBelow = (): boolean => Array.from({ length: across }, (_, i) => i).every((i) => isFree(row + down, column + i));
    while (down < (cell.row_span ?? 1) && row + down < height && freeBelow()) down++;
    return { across, down };
  };

  const elements = new Map<PlacedCell, StructureElement>();
  for (let row = 0; row < height; row++) {
    const line = table.append('TR');
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const cell = placed.get(at);
      if (cell === undefined) {
        if (!owners.has(at)) line.append('TD');
        continue;
      }
      const span = spanOf(cell);
      const element = appendCell(line, shape, cell, span);
      elements.set(cell, element);
      for (let down = 0; down < span.down; down++)
        for (let across = 0; across < span.across; across++) owners.set(at + down * width + across, element);
    }
  }
  return elements;
}

/** A header names its column or row, by role or because the table says that its first row or column is one. */
function appendCell(
  row: StructureElement,
  shape: TableShape,
  { cell, row: r, column }: PlacedCell,
  { across, down }: { readonly across: number; readonly down: number },
): StructureElement {
  const heads = cell.role === 'header' || (shape.header_row && r === 0) || (shape.header_column && column === 0);
  const scope = shape.header_column && column === 0 && r > 0 ? 'Row' : 'Column';
  const entries = (heads ? `/Scope/${scope}` : '') + (across > 1 ? `/ColSpan ${across}` : '') + (down > 1 ? `/RowSpan ${down}` : '');
  return row.append(heads ? 'TH' : 'TD', entries === '' ? {} : { attributes: `<</O/Table${entries}>>` });
}
