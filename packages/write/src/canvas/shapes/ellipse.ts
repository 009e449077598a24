/** Ellipses. */
import type { EllipseShape } from '@deckwright/draw/scene';
import { ellipseOutline, ptBox } from '../../geometry/index.ts';
import { paintOutline } from '../paint.ts';
import type { Raster } from '../raster.ts';

export function paintEllipse(raster: Raster, shape: EllipseShape): void {
  const box = ptBox(shape.box);
  paintOutline(raster, { outline: ellipseOutline(box), box, fill: shape.fill, stroke: shape.stroke });
}
