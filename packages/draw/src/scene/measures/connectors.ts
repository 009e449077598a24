/** Check 35: connectors and leaders reach what they join, and do not cross marks or each other. */

import type { Glue } from '../shapes/line.ts';
import { EMU_PER_IN } from '../units.ts';
import { defineMeasure } from './define-measure.ts';
import type { LeafShape } from './leaf.ts';
import { segmentsOf } from './outline.ts';
import { type PointIn, segmentsCross } from './rect.ts';

const REACH_IN = 0.02;
/** A leader ends beside the words that it belongs to. */
const BESIDE_IN = 0.12;

export const connectors = defineMeasure({
  number: 35,
  code: 'connector_off',
  severity: 'W',
  weight: 3,
  remedy: 'This is a fault of the drawing.',
  find({ pieces, components, byId }, report) {
    const lines = pieces.filter(
      (p) => (p.role === 'connector' || p.role === 'leader') && (p.kind === 'line' || p.kind === 'path') && p.in_body,
    );
    if (lines.length === 0) return;
    const drawn = lines.map((piece) => ({ piece, segments: segmentsOf(piece) }));
    for (const { piece, segments } of drawn) {
      const first = segments[0]?.[0];
      const last = segments.at(-1)?.[1];
      if (first === undefined || last === undefined) continue;
      const glue = piece.shape.kind === 'line' ? [piece.shape.glue_from, piece.shape.glue_to] : [undefined, undefined];
      for (const [at, end] of [first, last].entries()) {
        const glued = glue[at];
        const off = glued === undefined ? nearest(end, piece, components.get(piece.component) ?? pieces) : fromSite(end, glued, byId);
        const limit = piece.role === 'leader' ? BESIDE_IN : REACH_IN;
        if (off > limit + 1e-3) report([piece], off, limit, `${piece.id} ends ${off.toFixed(2)} in from what it joins.`);
      }
    }
    for (let i = 0; i < drawn.length; i++)
      for (let j = i + 1; j < drawn.length; j++) {
        const [a, b] = [drawn[i], drawn[j]] as [(typeof drawn)[number], (typeof drawn)[number]];
        if (a.piece.right < b.piece.left || b.piece.right < a.piece.left || a.piece.bottom < b.piece.top || b.piece.bottom < a.piece.top)
          continue;
        if (a.segments.some(([p, q]) => b.segments.some(([r, s]) => segmentsCross(p, q, r, s))))
          report([a.piece, b.piece], 'crossing', 'none', `${a.piece.id} and ${b.piece.id} cross.`);
      }
  },
});

/** Distance of a line's end from the nearest other shape of its component. */
function nearest([x, y]: PointIn, of: LeafShape, members: readonly LeafShape[]): number {
  let best = Number.POSITIVE_INFINITY;
  for (const piece of members) {
    if (piece === of) continue;
    const dx = x < piece.left ? piece.left - x : x > piece.right ? x - piece.right : 0;
    if (dx >= best) continue;
    const dy = y < piece.top ? piece.top - y : y > piece.bottom ? y - piece.bottom : 0;
    const d = dx === 0 ? dy : dy === 0 ? dx : Math.hypot(dx, dy);
    if (d < best) best = d;
    if (best <= REACH_IN) break;
  }
  return best;
}

function fromSite([x, y]: PointIn, { shape, side }: Glue, byId: ReadonlyMap<string, LeafShape>): number {
  const target = byId.get(shape);
  if (target === undefined) return Number.POSITIVE_INFINITY;
  const { left, top, right, bottom } = target;
  const [sx, sy] =
    side === 'left'
      ? [left, (top + bottom) / 2]
      : side === 'right'
        ? [right, (top + bottom) / 2]
        : side === 'top'
          ? [(left + right) / 2, top]
          : [(left + right) / 2, bottom];
  const off = Math.hypot(x - sx, y - sy);
  return off < 2 / EMU_PER_IN ? 0 : off;
}
