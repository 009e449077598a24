/** Draws one shape of any kind on a raster: rotated, painted, then its text. */
import type { GroupShape, Shape } from '@deckwright/draw/scene';
import { pathOutline, ptBox } from '../geometry/index.ts';
import type { Raster } from './raster.ts';
import { paintEllipse } from './shapes/ellipse.ts';
import { paintImage } from './shapes/image.ts';
import { paintLine } from './shapes/line.ts';
import { paintPath } from './shapes/path.ts';
import { paintRect } from './shapes/rect.ts';
import { paintTable } from './shapes/table.ts';
import { drawText } from './text.ts';

export function drawShape(raster: Raster, shape: Shape): void {
  if (shape.rotation) {
    const { x, y, w, h } = ptBox(shape.box);
    raster.rotated(shape.rotation, { x: x + w / 2, y: y + h / 2 }, () => drawUpright(raster, shape));
  } else drawUpright(raster, shape);
}

function drawChildren(raster: Raster, { children }: GroupShape): void {
  for (const child of children) drawShape(raster, child);
}

function drawUpright(raster: Raster, shape: Shape): void {
  switch (shape.kind) {
    case 'group':
      if (shape.clip) raster.clipped(pathOutline(shape.clip.steps, shape.box), shape.clip.even_odd, () => drawChildren(raster, shape));
      else drawChildren(raster, shape);
      return;
    case 'table':
      paintTable(raster, shape);
      return;
    case 'image':
      paintImage(raster, shape);
      return;
    case 'line':
      paintLine(raster, shape);
      return;
    case 'rect':
      paintRect(raster, shape);
      break;
    case 'ellipse':
      paintEllipse(raster, shape);
      break;
    case 'path':
      paintPath(raster, shape);
      break;
    case 'text':
      break;
  }
  if (shape.text) drawText(raster, shape.text, ptBox(shape.box));
}
