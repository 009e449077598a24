/** A panel for each series, all on one scale. */

import { type BoxIn, type Kit, noteUnit, numbersOf, type Sketch } from '../../layout/index.ts';
import { drawSmallCharts } from '../../marks/small-charts.ts';
import type { FormPane } from '../define.ts';
import type { Trend } from './_read.ts';

export function drawTrendPanels(sketch: Sketch, t: Trend, box: BoxIn, pane: FormPane, kit: Kit, kind: 'line' | 'column' | 'area'): void {
  const inner = noteUnit(sketch, t.unit, t.unit_path, box, 12);
  const numbers = numbersOf(
    t.series.flatMap((s) => s.points.map((p) => p.value)),
    t.unit,
    kit,
  );
  for (const i of t.periods.keys()) kit.drawn.add(`${pane.pointer}/periods/${i}`);
  drawSmallCharts(
    sketch,
    t.series.map((s) => {
      const points = t.periods.map((_, i) => s.points.find((p) => p.i === i));
      return {
        title: { text: s.label, path: s.path },
        points: points.map((p) => p?.value ?? null),
        point_path: (i: number) => points[i]?.path ?? '',
        lead: s.lead && t.series.some((o) => !o.lead) && s.color === 'accent1',
      };
    }),
    inner,
    numbers,
    { kind, labels: t.periods.map((text, i) => ({ text, path: `${pane.pointer}/periods/${i}` })) },
  );
}
