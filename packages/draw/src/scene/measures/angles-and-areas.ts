/** Check 19: as drawn, sweeps are shares of the circle and bubbles are true by area. */
import { defineMeasure } from './define-measure.ts';
import type { LeafShape } from './leaf.ts';
import { tracePath } from './outline.ts';
import { extentOf } from './proportion.ts';
import { heightOf, type PointIn, widthOf } from './rect.ts';

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
      const ref = sectors.reduce<LeafShape | undefined>((a, b) => (a === undefined || value(b) > value(a) ? b : a), undefined);
      if (ref !== undefined && value(ref) > 0)
        for (const sector of sectors) {
          const meant = (extentOf(ref) * value(sector)) / value(ref);
          const off = Math.max(Math.abs(extentOf(sector) - meant), Math.abs(drawnSweep(sector) - extentOf(sector)));
          if (off > SWEEP_LIMIT) report([sector], off, SWEEP_LIMIT, `${sector.id} of ${scale} is ${off.toFixed(1)} degrees off its share.`);
        }
      const most = bubbles.reduce<LeafShape | undefined>((a, b) => (a === undefined || value(b) > value(a) ? b : a), undefined);
      if (most !== undefined && value(most) > 0)
        for (const bubble of bubbles) {
          const ratio = (widthOf(bubble) * heightOf(bubble)) / (widthOf(most) * heightOf(most));
          const off = Math.abs(ratio - value(bubble) / value(most));
          if (off > AREA_LIMIT) report([bubble, most], off, AREA_LIMIT, `The area of ${bubble.id} is ${(off * 100).toFixed(1)} % off.`);
        }
    }
  },
});

const value = (piece: LeafShape): number => Math.abs(piece.datum?.value ?? 0);

/** Degrees that the outer arc covers about the centre of its own circle. A shape that is not a ring segment keeps its stated extent. */
function drawnSweep(sector: LeafShape): number {
  const said = extentOf(sector);
  const { shape } = sector;
  if (shape.kind !== 'path') return said;
  // The outer arc is the curves between the start and the first straight step.
  const end = shape.steps.findIndex((s, i) => i > 0 && s.op !== 'C');
  const arc = tracePath(shape.steps.slice(0, end < 0 ? undefined : end), sector.left, sector.top)[0];
  const centre =
    arc && circumcentre(arc[0] as PointIn, arc[Math.floor(arc.length / 3)] as PointIn, arc[Math.floor((2 * arc.length) / 3)] as PointIn);
  if (arc === undefined || centre === undefined) return said;
  let sum = 0;
  for (let i = 1; i < arc.length; i++) {
    const [a, b] = [arc[i - 1] as PointIn, arc[i] as PointIn];
    let turn = Math.atan2(b[1] - centre[1], b[0] - centre[0]) - Math.atan2(a[1] - centre[1], a[0] - centre[0]);
    if (turn > Math.PI) turn -= 2 * Math.PI;
    if (turn < -Math.PI) turn += 2 * Math.PI;
    sum += turn;
  }
  return Math.abs((sum * 180) / Math.PI);
}

function circumcentre([ax, ay]: PointIn, [bx, by]: PointIn, [cx, cy]: PointIn): PointIn | undefined {
  const d = 2 * (ax * (by - cy) + bx * (cy - ay) + cx * (ay - by));
  // An arc of less than a few degrees is too flat to find its centre from whole EMU.
  if (Math.abs(d) < 1e-3) return undefined;
  const [a, b, c] = [ax * ax + ay * ay, bx * bx + by * by, cx * cx + cy * cy];
  return [(a * (by - cy) + b * (cy - ay) + c * (ay - by)) / d, (a * (cx - bx) + b * (ax - cx) + c * (bx - ax)) / d];
}
