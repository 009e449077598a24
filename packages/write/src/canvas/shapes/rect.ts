/** Rectangles, square and round. */
import { ptOfEmu, type RectShape } from '@deckwright/draw/scene';
import { ptBox, rectOutline, roundedRectOutline } from '../../geometry/index.ts';
import { paintOutline } from '../paint.ts';
import type { Raster } from '../raster.ts';

export function paintRect(raster: Raster, shape: RectShape): void {
  const box = ptBox(shape.box);
  if ((shape.radius ?? 0) > 0) {
    const snapped = raster.boxToEdges(box);
    const outline = roundedRectOutline(snapped, ptOfEmu(shape.radius ?? 0));
    paintOutline(raster, { outline, box: snapped, fill: shape.fill, stroke: shape.stroke });
  } else paintOutline(raster, { outline: rectOutline(box), rect: box, box, fill: shape.fill, stroke: shape.stroke });
}
