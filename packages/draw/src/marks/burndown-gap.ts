/** The ground between the two lines of a burndown: in the colour of warnings where work is behind, else in that of gains. */
import { type Kit, shape } from '../layout/index.ts';
import type { Shape } from '../scene/index.ts';
import type { LinePoint } from './burndown-ends.ts';
import { tint } from './color-ramp.ts';

const GAP_TINT = 0.16;

interface Both {
  readonly i: number;
  readonly actual: number;
  readonly ideal: number;
}

/** Steps that have both values, in stretches on one side of the ideal. Lines that cross are cut where they do. */
function stretchesOf(ideal: readonly LinePoint[], actual: readonly LinePoint[]): readonly (readonly Both[])[] {
  const at = new Map(ideal.map(({ i, value }) => [i, value]));
  const out: Both[][] = [];
  let open: Both[] = [];
  const close = (): void => {
    if (open.length > 1 && open.some((p) => p.actual !== p.ideal)) out.push(open);
    open = [];
  };
  for (const { i, value } of actual) {
    const goal = at.get(i);
    const before = open.at(-1);
    if (goal === undefined || (before !== undefined && before.i !== i - 1 && Number.isInteger(before.i))) close();
    if (goal === undefined) continue;
    const here = { i, actual: value, ideal: goal };
    const last = open.at(-1);
    if (last !== undefined && (last.actual - last.ideal) * (here.actual - here.ideal) < 0) {
      const [from, to] = [last.actual - last.ideal, here.actual - here.ideal];
      const share = from / (from - to);
      const level = last.ideal + (here.ideal - last.ideal) * share;
      const crossing = { i: last.i + (i - last.i) * share, actual: level, ideal: level };
      open.push(crossing);
      close();
      open.push(crossing);
    }
    open.push(here);
  }
  close();
  return out;
}

/** Draws the ground of every stretch. */
export function drawGap(
  ideal: readonly LinePoint[],
  actual: readonly LinePoint[],
  { x, y, id }: { readonly x: (i: number) => number; readonly y: (value: number) => number; readonly id: string },
  kit: Kit,
): Shape[] {
  return stretchesOf(ideal, actual).map((points, k) => {
    const behind = points.reduce((sum, p) => sum + p.actual - p.ideal, 0) > 0;
    const there = points.map((p) => [x(p.i), y(p.actual)] as const);
    const back = points.toReversed().map((p) => [x(p.i), y(p.ideal)] as const);
    return shape.path(
      { id: `${id}/gap-ground-${k + 1}`, name: behind ? 'behind the ideal' : 'ahead of the ideal', role: 'decoration' },
      [...[...there, ...back].map(([px, py], i) => [i === 0 ? 'M' : 'L', px, py] as const), ['Z']],
      { fill: tint(behind ? 'warning' : 'positive', GAP_TINT, kit).fill },
    );
  });
}
