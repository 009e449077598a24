/** Native tables: fills, then edges, then the words of each cell. */
import type { TableShape } from '@deckwright/draw/scene';
import { cellEdges, placeCells, rectOutline } from '../../geometry/index.ts';
import { paintOutline, strokeOutline } from '../paint.ts';
import type { Raster } from '../raster.ts';
import { drawText } from '../text.ts';

export function paintTable(raster: Raster, shape: TableShape): void {
  const cells = placeCells(shape);
  for (const { cell, box } of cells) {
    if (cell.fill) paintOutline(raster, { outline: rectOutline(box), rect: box, box, fill: cell.fill });
  }
  for (const { from, to, stroke } of cellEdges(cells)) {
    strokeOutline(
      raster,
      [
        { op: 'M', ...from },
        { op: 'L', ...to },
      ],
      stroke,
    );
  }
  for (const { cell, box } of cells) drawText(raster, cell.text, box);
}
