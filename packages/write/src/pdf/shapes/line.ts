/** Straight lines and connectors. */
import { type LineShape, ptOfEmu } from '@deckwright/draw/scene';
import type { Page } from '../page.ts';
import { strokeOutline } from '../paint.ts';

export function paintLine(page: Page, shape: LineShape): void {
  const { from, to } = shape;
  strokeOutline(
    page,
    [
      { op: 'M', x: ptOfEmu(from.x), y: ptOfEmu(from.y) },
      { op: 'L', x: ptOfEmu(to.x), y: ptOfEmu(to.y) },
    ],
    shape.stroke,
  );
}
