/** Straight lines and connectors. */
import { type LineShape, ptOfEmu } from '@deckwright/draw/scene';
import { strokeOutline } from '../paint.ts';
import type { Raster } from '../raster.ts';

export function paintLine(raster: Raster, shape: LineShape): void {
  const { from, to } = shape;
  strokeOutline(
    raster,
    [
      { op: 'M', x: ptOfEmu(from.x), y: ptOfEmu(from.y) },
      { op: 'L', x: ptOfEmu(to.x), y: ptOfEmu(to.y) },
    ],
    shape.stroke,
  );
}
