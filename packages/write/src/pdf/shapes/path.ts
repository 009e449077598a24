/** Free outlines: sectors, curves, icons. */
import type { PathShape } from '@deckwright/draw/scene';
import { isOpen, pathOutline, ptBox } from '../../geometry/index.ts';
import type { Page } from '../page.ts';
import { paintOutline } from '../paint.ts';

export function paintPath(page: Page, shape: PathShape): void {
  const outline = pathOutline(shape.steps, shape.box);
  const fill = isOpen(outline) ? undefined : shape.fill;
  paintOutline(page, { outline, box: ptBox(shape.box), fill, stroke: shape.stroke, evenOdd: shape.even_odd });
}
