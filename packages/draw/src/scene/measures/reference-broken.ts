/** Check 47: a line that readers compare many rows with crosses all of them. */
import { defineMeasure } from './define-measure.ts';
import type { LeafShape } from './leaf.ts';

/** A name on the line may interrupt it by this much. */
const MAX_GAP_IN = 0.35;
const SAME_IN = 0.01;

const isReference = (p: LeafShape): boolean =>
  p.in_body &&
  p.kind === 'line' &&
  (p.role === 'leader' || p.role === 'baseline') &&
  p.shape.kind === 'line' &&
  p.shape.stroke.dash !== undefined;

export const referenceBroken = defineMeasure({
  number: 47,
  code: 'reference_broken',
  severity: 'W',
  weight: 21,
  remedy: 'This is a fault of the drawing.',
  find({ components }, report) {
    for (const members of components.values()) {
      const upright = members.filter((p) => isReference(p) && p.right - p.left < SAME_IN).sort((a, b) => a.left - b.left || a.top - b.top);
      for (const [i, piece] of upright.entries()) {
        const next = upright[i + 1];
        if (next === undefined || Math.abs(next.left - piece.left) > SAME_IN) continue;
        const gap = next.top - piece.bottom;
        if (gap > MAX_GAP_IN) report([piece, next], gap, MAX_GAP_IN, `A reference line is interrupted over ${gap.toFixed(2)} in.`);
      }
      // Reports a line that ends before the rows that are compared with it.
      const marks = members.filter((p) => p.role === 'mark' && p.datum?.along === 'x');
      if (upright.length === 0 || marks.length === 0) continue;
      const foot = Math.max(...marks.map((p) => p.bottom));
      const reached = Math.max(...upright.map((p) => p.bottom));
      const short = foot - reached;
      if (short > MAX_GAP_IN) report(upright, short, MAX_GAP_IN, `A reference line ends ${short.toFixed(2)} in before the last row.`);
    }
  },
});
