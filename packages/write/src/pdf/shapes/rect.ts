/** Rectangles, square and round. */
import { ptOfEmu, type RectShape } from '@deckwright/draw/scene';
import { ptBox, rectOutline, roundedRectOutline } from '../../geometry/index.ts';
import type { Page } from '../page.ts';
import { paintOutline } from '../paint.ts';

export function paintRect(page: Page, shape: RectShape): void {
  const box = ptBox(shape.box);
  const rounded = (shape.radius ?? 0) > 0;
  const outline = rounded ? roundedRectOutline(box, ptOfEmu(shape.radius ?? 0)) : rectOutline(box);
  paintOutline(page, { outline, box, fill: shape.fill, stroke: shape.stroke, ...(rounded ? {} : { rect: box }) });
}
