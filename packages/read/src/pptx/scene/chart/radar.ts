/** Radar charts: one spoke a category. */
import { formatNumber } from '../../chart/index.ts';
import type { ForeignChart } from '../../model/index.ts';
import { drawMarkers, straightSteps } from './marks.ts';
import type { Paper, PtAt, PtRect, Step } from './paper.ts';
import { valueScale } from './scale.ts';

const MAX_SPOKES = 200;

export function drawRadar(paper: Paper, chart: ForeignChart, room: PtRect): void {
  const names = chart.series[0]?.categories ?? [];
  const count = Math.min(MAX_SPOKES, Math.max(3, names.length, ...chart.series.map(({ values }) => values.length)));
  const axis = chart.axes.find(({ kind }) => kind === 'value');
  const look = paper.look(axis?.text);
  const centre = { x: room.x + room.w / 2, y: room.y + room.h / 2 };
  const radius = Math.max(4, Math.min(room.w, room.h) / 2 - paper.height(look) * 1.2);
  const values = chart.series.flatMap((s) => s.values.filter((value): value is number => value !== undefined));
  const scale = valueScale(values, axis, Math.min(6, radius / (look.size_pt * 1.5)), false);
  const at = (i: number, share: number): PtAt => {
    const t = (i / count) * 2 * Math.PI - Math.PI / 2;
    return { x: centre.x + Math.cos(t) * radius * share, y: centre.y + Math.sin(t) * radius * share };
  };
  const ring = (share: (i: number) => number): Step[] => [
    ...straightSteps(Array.from({ length: count }, (_, i) => at(i, share(i)))),
    { op: 'Z' },
  ];
  const grid = paper.axisStroke(axis?.gridline ?? axis?.line);
  for (const tick of scale.ticks) {
    const share = scale.share(tick);
    if (share > 0)
      paper.path(
        ring(() => share),
        undefined,
        grid,
        'gridline',
      );
    if (!axis?.deleted && axis?.labels !== 'none') {
      const words = formatNumber(tick, axis?.format ?? chart.series[0]?.format ?? 'General');
      paper.label(words, { x: centre.x - look.size_pt * 0.3, y: centre.y - radius * share }, look, { align: 'right' });
    }
  }
  for (let i = 0; i < count; i++) {
    paper.line(centre, at(i, 1), grid, 'gridline');
    const end = at(i, 1 + look.size_pt / radius);
    const side = Math.abs(end.x - centre.x) < 1 ? 'center' : end.x > centre.x ? 'left' : 'right';
    paper.label(names[i] ?? '', end, look, { align: side });
  }
  chart.series.forEach((series, index) => {
    const share = (i: number): number => Math.min(1, Math.max(0, scale.share(series.values[i] ?? 0)));
    const stroke = paper.stroke(series.outline);
    paper.path(ring(share), series.filled ? paper.fill(series.paint) : undefined, stroke);
    drawMarkers(
      paper,
      { ...series, marker: series.marker ?? 'none' },
      index,
      series.values.slice(0, count).map((_, i) => at(i, share(i))),
    );
  });
}
