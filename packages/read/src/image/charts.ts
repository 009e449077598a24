/** Charts that a picture shows, with their values: from the labels that are printed, proved by lengths, else from the ticks of an axis. */
import { barCharts, isOver } from './chart-bars.ts';
import { lineCharts } from './chart-lines.ts';
import { dotCharts, markCharts } from './chart-marks.ts';
import { ringCharts } from './chart-rings.ts';
import type { Curve } from './curves.ts';
import type { Figure } from './figures.ts';
import type { FlatRegions } from './flat-regions.ts';
import type { Raster } from './raster.ts';
import type { ReadChart } from './read-chart.ts';
import type { PictureLine } from './words.ts';

export function chartsOf(
  figures: readonly Figure[],
  lines: readonly PictureLine[],
  curves: readonly Curve[],
  regions: FlatRegions,
  raster: Raster,
  ground: readonly [number, number, number],
): ReadChart[] {
  const charts: ReadChart[] = [];
  const add = (found: readonly ReadChart[]): void => {
    for (const chart of found) if (!charts.some(({ bounds }) => isOver(bounds, chart.bounds))) charts.push(chart);
  };
  add(markCharts(figures, lines));
  add(barCharts(figures, lines));
  add(ringCharts(figures, lines, regions, raster, ground));
  add(lineCharts(curves, lines));
  add(dotCharts(figures, lines));
  return charts;
}
