/** Native tables: fills, then edges, then the words of each cell, tagged row by row. */
import type { TableShape } from '@deckwright/draw/scene';
import { cellEdges, type PlacedCell, placeCells, rectOutline } from '../../geometry/index.ts';
import type { Page } from '../page.ts';
import { paintOutline, strokeOutline } from '../paint.ts';
import type { StructureElement } from '../structure.ts';
import { drawText } from '../text.ts';

export function paintTable(page: Page, shape: TableShape, parent: StructureElement): void {
  const cells = placeCells(shape);
  page.mark('artifact');
  for (const { cell, box } of cells) {
    if (cell.fill) paintOutline(page, { outline: rectOutline(box), rect: box, box, fill: cell.fill });
  }
  for (const { from, to, stroke } of cellEdges(cells)) {
    strokeOutline(
      page,
      [
        { op: 'M', ...from },
        { op: 'L', ...to },
      ],
      stroke,
    );
  }
  const table = parent.append('Table', shape.alt === undefined ? {} : { alt: shape.alt });
  const rows = new Map<number, StructureElement>();
  for (const placed of cells) {
    let row = rows.get(placed.row);
    if (row === undefined) {
      row = table.append('TR');
      rows.set(placed.row, row);
    }
    drawText(page, placed.cell.text, placed.box, { parent: appendCell(row, shape, placed) });
  }
}

/** A header names its column or row, by role or because the table says that its first row or column is one. */
function appendCell(row: StructureElement, shape: TableShape, { cell, row: r, column }: PlacedCell): StructureElement {
  const heads = cell.role === 'header' || (shape.header_row && r === 0) || (shape.header_column && column === 0);
  const scope = shape.header_column && column === 0 && r > 0 ? 'Row' : 'Column';
  const entries =
    (heads ? `/Scope/${scope}` : '') +
    ((cell.col_span ?? 1) > 1 ? `/ColSpan ${cell.col_span}` : '') +
    ((cell.row_span ?? 1) > 1 ? `/RowSpan ${cell.row_span}` : '');
  return row.append(heads ? 'TH' : 'TD', entries === '' ? {} : { attributes: `<</O/Table${entries}>>` });
}
