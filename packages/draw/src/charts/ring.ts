/** Shares round a circle as a chart: the plot is the square round it, and each arc is checked against its own box. */
import { pointOn, type RingClaim } from '../layout/index.ts';
import { type ChartPoint, EMU_PER_IN, type RingChart, type Shape } from '../scene/index.ts';
import { boxOf, type Found, NoTwin, near } from './found.ts';

export function fitRing(claim: RingClaim, found: Found, alt: string): RingChart {
  const [only] = claim.series;
  if (only === undefined || claim.series.length !== 1) throw new NoTwin('it has more than one ring');
  const total = only.values.reduce((sum: number, v) => sum + (v ?? 0), 0);
  if (total <= 0 || only.values.some((v) => (v ?? 0) < 0)) throw new NoTwin('there are no shares');
  const [cx, cy] = claim.centre;
  const r = claim.outer;
  const replaces: string[] = [];
  let at = 0;
  let top: Shape | undefined;
  const points = only.values.map((value, i): ChartPoint => {
    const id = only.marks[i];
    if (value === null || value === undefined) return {};
    const sweep = (value / total) * 360;
    const start = at;
    at += sweep;
    if (id === undefined || sweep === 0) return { value };
    const arc = found.shape(id);
    if (arc.kind !== 'path') throw new NoTwin(`${arc.name} is no arc`);
    if (!replaces.includes(id)) {
      replaces.push(id);
      // Where an arc begins says that it lies where it should, and which way the ring runs.
      const [sx, sy] = pointOn(cx, cy, r, start);
      const first = arc.steps[0];
      if (first?.op !== 'M' || !near(arc.box.x + first.x, sx * EMU_PER_IN) || !near(arc.box.y + first.y, sy * EMU_PER_IN))
        throw new NoTwin('its arcs do not run clockwise from the top');
      top ??= arc;
    }
    return { value, ...(arc.fill === undefined ? {} : { fill: arc.fill }), ...(arc.stroke === undefined ? {} : { stroke: arc.stroke }) };
  });
  if (top === undefined) throw new NoTwin('it has no arcs');
  const plot = boxOf((cx - r) * EMU_PER_IN, (cy - r) * EMU_PER_IN, (cx + r) * EMU_PER_IN, (cy + r) * EMU_PER_IN);
  return {
    kind: 'ring',
    id: `${claim.id}/native`,
    name: claim.name,
    alt,
    frame: plot,
    plot,
    heading: '',
    categories: claim.categories,
    series: [{ name: only.name, points }],
    replaces,
    hole: Math.round((claim.inner / claim.outer) * 100),
  };
}
