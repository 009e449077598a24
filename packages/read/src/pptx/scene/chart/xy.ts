/** Scatter and bubble charts: two value axes. */
import type { ForeignChart } from '../../model/index.ts';
import { dataLabel } from './data-labels.ts';
import { drawAxes, drawFrame, type PlacedAxis, valueAxis } from './frame.ts';
import { drawMarkers, drawThrough } from './marks.ts';
import type { Paper, PtAt, PtRect } from './paper.ts';
import { hasWords, ticksAcross, ticksUp, valueScale } from './scale.ts';

/** Diameter of the largest bubble, as a share of the plot's shorter side. */
const LARGEST = 0.25;

export function drawXy(paper: Paper, chart: ForeignChart, room: PtRect, inner: PtRect | undefined): void {
  const across = chart.axes.find(({ kind, position }) => kind === 'value' && (position === 'b' || position === 't'));
  const up = chart.axes.find(({ kind, position }) => kind === 'value' && (position === 'l' || position === 'r'));
  const present = (values: readonly (number | undefined)[]): number[] => values.filter((value): value is number => value !== undefined);
  const xsOf = (s: ForeignChart['series'][number]): readonly (number | undefined)[] => s.xs ?? s.values.map((_, i) => i + 1);
  const bubbles = chart.chart === 'bubble';
  const xs = padded(
    chart.series.flatMap((s) => present(xsOf(s))),
    bubbles,
  );
  const ys = padded(
    chart.series.flatMap((s) => present(s.values)),
    bubbles,
  );
  const [acrossPt, upPt] = [paper.look(across?.text).size_pt, paper.look(up?.text).size_pt];
  const largest = xs.reduce((a, b) => Math.max(a, Math.abs(b)), 1);
  const xScale = valueScale(xs, across, ticksAcross(room.w, acrossPt, largest, false), false);
  const yScale = valueScale(ys, up, ticksUp(room.h, upPt, hasWords(across) ? acrossPt : 0), false);
  const zero = (scale: typeof xScale): number => Math.min(1, Math.max(0, scale.share(Math.max(scale.min, Math.min(0, scale.max)))));
  const axes: PlacedAxis[] = [
    valueAxis(up, up?.position === 'r' ? 'r' : 'l', yScale, chart.series[0]?.format, zero(xScale)),
    valueAxis(across, across?.position === 't' ? 't' : 'b', xScale, undefined, zero(yScale)),
  ];
  const plot = drawFrame(paper, axes, room, inner);
  drawAxes(paper, axes, plot);
  const within = (share: number): number => Math.min(1.05, Math.max(-0.05, share));
  const at = (x: number, y: number): PtAt => {
    const [sx, sy] = [within(xScale.share(x)), within(yScale.share(y))];
    return { x: plot.x + plot.w * (across?.reversed ? 1 - sx : sx), y: plot.y + plot.h * (up?.reversed ? sy : 1 - sy) };
  };
  const largestSize = Math.max(1e-9, ...chart.series.flatMap((s) => present(s.sizes ?? []).map(Math.abs)));
  chart.series.forEach((series, index) => {
    const own = xsOf(series);
    const points = series.values.map((value, i) => {
      const x = own[i];
      const y = value ?? (chart.blanks === 'zero' && !bubbles ? 0 : undefined);
      return y === undefined || x === undefined ? undefined : at(x, y);
    });
    if (series.kind === 'bubble') {
      points.forEach((point, i) => {
        if (!point) return;
        const share = Math.sqrt(Math.abs(series.sizes?.[i] ?? largestSize) / largestSize);
        const paint = series.points.get(i) ?? series.paint;
        paper.disc(point, (share * LARGEST * Math.min(plot.w, plot.h)) / 2, paper.fill(paint), paper.stroke(series.outline));
      });
    } else {
      drawThrough(paper, points, paper.stroke(series.outline), { smooth: series.smooth, bridged: chart.blanks === 'span' });
      drawMarkers(paper, series, index, points);
    }
    points.forEach((point, i) => {
      if (point) dataLabel(paper, series, i, { point });
    });
  });
}

/** Room for bubbles at the edges. */
function padded(values: readonly number[], bubbles: boolean): readonly number[] {
  if (!bubbles || values.length === 0) return values;
  const low = Math.min(...values);
  const high = Math.max(...values);
  const room = (high - low || Math.abs(high) || 1) * 0.2;
  return [...values, low >= 0 ? Math.max(0, low - room) : low - room, high + room];
}
