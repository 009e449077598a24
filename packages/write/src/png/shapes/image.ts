/** Pictures: already cropped and scaled, rounded by a clip, framed by a stroke. */
import { type ImageShape, ptOfEmu } from '@deckwright/draw/scene';
import { ptBox, roundedRectOutline } from '../../geometry/index.ts';
import { strokeOutline } from '../paint.ts';
import type { Raster } from '../raster.ts';

export function paintImage(raster: Raster, shape: ImageShape): void {
  const { ctx } = raster;
  const box = raster.boxToEdges(ptBox(shape.box));
  const outline = roundedRectOutline(box, ptOfEmu(shape.radius ?? 0));
  const picture = raster.pictures.get(shape);
  if (picture) {
    ctx.save();
    if (shape.radius) {
      raster.trace(outline);
      ctx.clip();
    }
    ctx.drawImage(picture, box.x, box.y, box.w, box.h);
    ctx.restore();
  }
  if (shape.stroke) strokeOutline(raster, outline, shape.stroke);
}
