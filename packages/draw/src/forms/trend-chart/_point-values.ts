/** The value of each point of a single line, clear of the line on both sides of it. */
import type { Sketch } from '../../layout/index.ts';
import { LINE_PT, type LineChart, type LineFrame } from './_line-frame.ts';
import { GUTTER } from './_line-names.ts';
import type { TrendPoint, TrendSeries } from './_read.ts';

export function drawPointValues(sketch: Sketch, s: TrendSeries, chart: LineChart, { slot, foot, x, y }: LineFrame): void {
  const { kit } = sketch;
  const h = kit.text.pitchIn(LINE_PT);
  const target = chart.options.target === undefined ? undefined : y(chart.options.target.value);
  const { last_actual, periods } = chart.trend;
  const at = (p: TrendPoint): readonly [number, number] => [x(p.i), y(chart.value(s, p))];
  // The line where the forecast begins would cross the value of the last actual, so that value is moved.
  const onBoundary = (p: TrendPoint): boolean => p.i === last_actual && last_actual > 0 && last_actual < periods.length - 1;
  // A range is around its points, so their values are outside it.
  const bands = new Map(s.bands.map((b) => [b.i, b]));
  const edge = (p: TrendPoint, side: 'high' | 'low'): number => y(bands.get(p.i)?.[side] ?? chart.value(s, p));
  for (const [k, p] of s.points.entries()) {
    if (chart.values_at_names && k === s.points.length - 1) continue;
    const text = chart.print(chart.value(s, p));
    const half = kit.text.widthIn(text, LINE_PT, { bold: true }) / 2;
    const [px, py] = at(p);
    const reach = Math.min(1, half / Math.max(slot, 0.01));
    const beside = [s.points[k - 1], s.points[k + 1]];
    const levels = (side: 'high' | 'low'): readonly number[] => {
      const own = edge(p, side);
      return [own, ...beside.map((q) => (q === undefined ? own : own + (edge(q, side) - own) * reach))];
    };
    const near = beside.map((q) => (q === undefined ? py : py + (at(q)[1] - py) * reach));
    const above = Math.min(...levels('high')) - 0.08 - h / 2;
    const below = Math.max(...levels('low')) + 0.08 + h / 2;
    const valley = near.every((v) => v < py - 0.02);
    // On the other side of the target than its point, a number would say that the target is met.
    const crossed = (c: number): boolean =>
      target !== undefined && (Math.abs(c - target) < h / 2 + 0.01 || (Math.abs(py - target) > 0.02 && c < target !== py < target));
    // A low point near the foot has its value above, because the names of the periods are below.
    const free = !crossed(below) && below + h / 2 <= foot + 0.06;
    const c = free && (valley || crossed(above)) ? below : crossed(above) ? (target as number) - h / 2 - 0.03 : above;
    // The names of the lines and of the target begin behind the last point, so its value is moved inwards.
    const inwards = k === s.points.length - 1 ? Math.max(0, half - GUTTER + 0.01) : onBoundary(p) ? half + 0.06 : 0;
    sketch.at(`value-${p.i + 1}`, { text, path: p.path, bind: chart.bind }, [px - inwards, c], 'center', LINE_PT, {
      bold: k === s.points.length - 1,
      role: 'label',
      host: `dot-${s.index + 1}-${p.i + 1}`,
      name: `value ${p.i + 1}`,
    });
  }
}
