/** Ellipses. */
import type { EllipseShape } from '@deckwright/draw/scene';
import { ellipseOutline, ptBox } from '../../geometry/index.ts';
import type { Page } from '../page.ts';
import { paintOutline } from '../paint.ts';

export function paintEllipse(page: Page, shape: EllipseShape): void {
  const box = ptBox(shape.box);
  paintOutline(page, { outline: ellipseOutline(box), box, fill: shape.fill, stroke: shape.stroke });
}
