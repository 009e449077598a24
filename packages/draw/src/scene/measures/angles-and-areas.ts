/** Check 19: sweeps are shares of the circle and bubbles are areas, as drawn and not only as meant. */
import { defineMeasure } from './define-measure.ts';
import { extentOf } from './proportion.ts';
import { heightOf, type PointIn, unionOfRects, widthOf } from './rect.ts';
import { type Piece, ringsOf } from './view.ts';

const SWEEP_LIMIT = 0.3;
const AREA_LIMIT = 0.01;

export const anglesAndAreas = defineMeasure({
  number: 19,
  code: 'area_not_proportional',
  severity: 'E',
  weight: 13,
  remedy: 'This is a fault of the drawing.',
  find({ scales }, report) {
    for (const [scale, marks] of scales) {
      const sectors = marks.filter(({ datum }) => datum?.along === 'angle');
      const bubbles = marks.filter(({ datum, kind }) => datum?.along === 'area' && kind === 'ellipse');
      const ring = unionOfRects(sectors);
      const ref = sectors.reduce<Piece | undefined>((a, b) => (a === undefined || value(b) > value(a) ? b : a), undefined);
      if (ring !== undefined && ref !== undefined && value(ref) > 0)
        for (const sector of sectors) {
          const meant = (extentOf(ref) * value(sector)) / value(ref);
          const off = Math.max(Math.abs(extentOf(sector) - meant), Math.abs(drawnSweep(sector, ring) - extentOf(sector)));
          if (off > SWEEP_LIMIT) report([sector], off, SWEEP_LIMIT, `${sector.id} of ${scale} is ${off.toFixed(1)} degrees off its share.`);
        }
      const most = bubbles.reduce<Piece | undefined>((a, b) => (a === undefined || value(b) > value(a) ? b : a), undefined);
      if (most !== undefined && value(most) > 0)
        for (const bubble of bubbles) {
          const ratio = (widthOf(bubble) * heightOf(bubble)) / (widthOf(most) * heightOf(most));
          const off = Math.abs(ratio - value(bubble) / value(most));
          if (off > AREA_LIMIT) report([bubble, most], off, AREA_LIMIT, `The area of ${bubble.id} is ${(off * 100).toFixed(1)} % off.`);
        }
    }
  },
});

const value = (piece: Piece): number => Math.abs(piece.datum?.value ?? 0);

/** Degrees that the outer arc covers about the ring's centre. A sector whose ring is not whole keeps what it says. */
function drawnSweep(sector: Piece, ring: { left: number; top: number; right: number; bottom: number }): number {
  const said = extentOf(sector);
  if (Math.abs(ring.right - ring.left - (ring.bottom - ring.top)) > 0.01 || sector.kind !== 'path') return said;
  const cx = (ring.left + ring.right) / 2;
  const cy = (ring.top + ring.bottom) / 2;
  const radius = (ring.right - ring.left) / 2;
  let sum = 0;
  for (const points of ringsOf(sector))
    for (let i = 1; i < points.length; i++) {
      const [a, b] = [points[i - 1] as PointIn, points[i] as PointIn];
      const outer = ([x, y]: PointIn): boolean => Math.abs(Math.hypot(x - cx, y - cy) - radius) < 0.01;
      if (!outer(a) || !outer(b)) continue;
      let turn = Math.atan2(b[1] - cy, b[0] - cx) - Math.atan2(a[1] - cy, a[0] - cx);
      if (turn > Math.PI) turn -= 2 * Math.PI;
      if (turn < -Math.PI) turn += 2 * Math.PI;
      sum += turn;
    }
  return Math.abs((sum * 180) / Math.PI);
}
