/** Native tables: fills, then edges, then the words of each cell, tagged row by row. */
import type { TableShape } from '@deckwright/draw/scene';
import { cellEdges, placeCells, rectOutline } from '../../geometry/index.ts';
import type { Page } from '../page.ts';
import { paintOutline, strokeOutline } from '../paint.ts';
import type { StructureElement } from '../structure.ts';
import { tagCells } from '../table-tags.ts';
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
  const elements = tagCells(table, shape, cells);
  for (const placed of cells) {
    const element = elements.get(placed);
    if (element !== undefined) drawText(page, placed.cell.text, placed.box, { parent: element });
  }
}
