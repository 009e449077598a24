/** The value of each point of a lone line, clear of the line on either side of it. */
import type { Sketch } from '../../layout/index.ts';
import { LINE_PT, type LineChart, type LineFrame } from './_line-frame.ts';
import { GUTTER } from './_line-names.ts';
import type { TrendPoint, TrendSeries } from './_read.ts';

export function drawPointValues(sketch: Sketch, s: TrendSeries, chart: LineChart, { slot, foot, x, y }: LineFrame): void {
  const { kit } = sketch;
  const h = kit.text.pitchIn(LINE_PT);
  const target = chart.options.target === undefined ? undefined : y(chart.options.target.value);
  const at = (p: TrendPoint): readonly [number, number] => [x(p.i), y(chart.value(s, p))];
  for (const [k, p] of s.points.entries()) {
    const text = chart.print(chart.value(s, p));
    const half = kit.text.widthIn(text, LINE_PT, { bold: true }) / 2;
    const [px, py] = at(p);
    const reach = Math.min(1, half / Math.max(slot, 0.01));
    const near = [s.points[k - 1], s.points[k + 1]].map((q) => (q === undefined ? py : py + (at(q)[1] - py) * reach));
    const above = Math.min(py, ...near) - 0.08 - h / 2;
    const below = Math.max(py, ...near) + 0.08 + h / 2;
    const valley = near.every((v) => v < py - 0.02);
    const crossed = (c: number): boolean => target !== undefined && Math.abs(c - target) < h / 2 + 0.01;
    // A dip near the foot has its value above: below stand the names of the periods.
    const free = !crossed(below) && below + h / 2 <= foot + 0.06;
    const c = free && (valley || crossed(above)) ? below : crossed(above) ? (target as number) - h / 2 - 0.03 : above;
    // Behind the last point begin the names of the lines and of the target.
    const inwards = k === s.points.length - 1 ? Math.max(0, half - GUTTER + 0.01) : 0;
    sketch.at(`value-${p.i + 1}`, { text, path: p.path, bind: chart.bind }, [px - inwards, c], 'center', LINE_PT, {
      bold: k === s.points.length - 1,
      role: 'label',
      host: `dot-${s.index + 1}-${p.i + 1}`,
      name: `value ${p.i + 1}`,
    });
  }
}
