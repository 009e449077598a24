/** Which points of the slide a shape's fill covers: its box, or the outline of its geometry with arcs flattened. */
import { isInside, type PointXY, ringsOfPath } from '@deckwright/core/geometry';
import { type ForeignShape, type Geometry, type SlideBox, UNKNOWN } from '@deckwright/read/pptx';
import type { Turn } from './turn.ts';

/** Whether a point of the slide lies under the shape's fill. */
export type Covers = (x: number, y: number) => boolean;

/** Chords of a curve. */
const CHORDS = 8;
/** Outlines with more steps count as not covering, because testing them takes too long. */
const MAX_POINTS = 20_000;

export function coverOf(shape: ForeignShape, box: SlideBox, turn: Turn): Covers {
  const inBox: Covers = (x, y) => {
    const p = turn.toShape(x, y);
    return p.x >= box.x && p.x <= box.x + box.w && p.y >= box.y && p.y <= box.y + box.h;
  };
  const geometry = shape.kind === 'shape' || shape.kind === 'picture' ? shape.geometry : undefined;
  if (geometry === undefined) return inBox;
  if (geometry === UNKNOWN) return () => false;
  if (geometry.fills_box) return inBox;
  let rings: readonly (readonly PointXY[])[] | undefined;
  return (x, y) => {
    if (!inBox(x, y)) return false;
    rings ??= ringsOf(geometry);
    const p = turn.toShape(x, y);
    return isInside([p.x - box.x, p.y - box.y], rings);
  };
}

function ringsOf({ paths }: Geometry): PointXY[][] {
  const filled = paths.filter(({ fill }) => fill !== 'none');
  if (filled.reduce((sum, { steps }) => sum + steps.length, 0) > MAX_POINTS) return [];
  return filled.flatMap(({ steps }) => ringsOfPath(steps, CHORDS, (x, y) => [x, y]));
}
