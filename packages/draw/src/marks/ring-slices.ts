/** The slices of a ring as marks that notes can name. */
import { type NamedMark, pointOn } from '../layout/index.ts';

interface Slice {
  /** Names of the parts that share the slice. */
  readonly names: readonly string[];
  /** Share of the ring, 0 to 1. */
  readonly share: number;
}

/** Middles of the outer edges, clockwise from the top. */
export function slicesOf(slices: readonly Slice[], [cx, cy]: readonly [number, number], r: number): readonly NamedMark[] {
  let from = 0;
  return slices.flatMap(({ names, share }): NamedMark[] => {
    const angle = (from + share / 2) * 360;
    from += share;
    if (share <= 0) return [];
    const at = pointOn(cx, cy, r, angle);
    return names.map((category) => ({ category, at, grows: sideOf(angle) }));
  });
}

const sideOf = (angle: number): NamedMark['grows'] =>
  angle < 45 || angle >= 315 ? 'up' : angle < 135 ? 'right' : angle < 225 ? 'down' : 'left';
