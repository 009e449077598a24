/** Which points of the slide a shape's fill covers: its box, or the outline of its geometry with arcs flattened. */
import { type ForeignShape, type Geometry, type SlideBox, UNKNOWN } from '@deckwright/read/pptx';
import type { Point, Turn } from './turn.ts';

/** Whether a point of the slide lies under the shape's fill. */
export type Covers = (x: number, y: number) => boolean;

const STEPS = 8;
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
  let rings: readonly (readonly Point[])[] | undefined;
  return (x, y) => {
    if (!inBox(x, y)) return false;
    rings ??= ringsOf(geometry);
    const p = turn.toShape(x, y);
    return inside(rings, p.x - box.x, p.y - box.y);
  };
}

function ringsOf({ paths }: Geometry): Point[][] {
  const rings: Point[][] = [];
  let count = 0;
  for (const path of paths) {
    if (path.fill === 'none') continue;
    let ring: Point[] = [];
    let at: Point = { x: 0, y: 0 };
    for (const step of path.steps) {
      if (count++ > MAX_POINTS) return [];
      if (step.op === 'M') {
        ring = [];
        rings.push(ring);
        at = step;
        ring.push(at);
      } else if (step.op === 'L') {
        at = step;
        ring.push(at);
      } else if (step.op === 'C') {
        for (let i = 1; i <= STEPS; i++) {
          const t = i / STEPS;
          const u = 1 - t;
          ring.push({
            x: u * u * u * at.x + 3 * u * u * t * step.x1 + 3 * u * t * t * step.x2 + t * t * t * step.x,
            y: u * u * u * at.y + 3 * u * u * t * step.y1 + 3 * u * t * t * step.y2 + t * t * t * step.y,
          });
        }
        at = step;
      }
    }
  }
  return rings;
}

/** Even-odd rule over all rings, so that a hole does not cover. */
function inside(rings: readonly (readonly Point[])[], x: number, y: number): boolean {
  let odd = false;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const a = ring[i] as Point;
      const b = ring[j] as Point;
      if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
    }
  }
  return odd;
}
