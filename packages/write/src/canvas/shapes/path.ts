/** Free outlines: sectors, curves, icons. */
import type { PathShape } from '@deckwright/draw/scene';
import { isOpen, pathOutline, ptBox } from '../../geometry/index.ts';
import { paintOutline } from '../paint.ts';
import type { Raster } from '../raster.ts';

export function paintPath(raster: Raster, shape: PathShape): void {
  const outline = pathOutline(shape.steps, shape.box);
  const fill = isOpen(outline) ? undefined : shape.fill;
  paintOutline(raster, { outline, box: ptBox(shape.box), fill, stroke: shape.stroke, evenOdd: shape.even_odd });
}
