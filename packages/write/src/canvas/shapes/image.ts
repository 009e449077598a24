/** Pictures: already cropped and scaled, rounded by a clip, framed by a stroke. */
import { type ImageShape, ptOfEmu } from '@deckwright/draw/scene';
import { ellipseOutline, pathOutline, ptBox, roundedRectOutline } from '../../geometry/index.ts';
import { strokeOutline } from '../paint.ts';
import type { Raster } from '../raster.ts';

export function paintImage(raster: Raster, shape: ImageShape): void {
  const { ctx } = raster;
  const box = raster.boxToEdges(ptBox(shape.box));
  const round = shape.geometry === 'ellipse';
  const outline = round ? ellipseOutline(box) : roundedRectOutline(box, ptOfEmu(shape.radius ?? 0));
  const picture = raster.pictures.get(shape);
  if (picture) {
    ctx.save();
    if (shape.clip) {
      raster.trace(pathOutline(shape.clip, shape.box));
      ctx.clip('evenodd');
    } else if (round || shape.radius) {
      raster.trace(outline);
      ctx.clip();
    }
    if (shape.alpha !== undefined) ctx.globalAlpha = Math.min(Math.max(shape.alpha, 0), 1);
    if (shape.flip_h || shape.flip_v) {
      ctx.translate(box.x + box.w / 2, box.y + box.h / 2);
      ctx.scale(shape.flip_h ? -1 : 1, shape.flip_v ? -1 : 1);
      ctx.translate(-box.x - box.w / 2, -box.y - box.h / 2);
    }
    ctx.drawImage(picture, box.x, box.y, box.w, box.h);
    ctx.restore();
  }
  if (shape.stroke) strokeOutline(raster, outline, shape.stroke);
}
