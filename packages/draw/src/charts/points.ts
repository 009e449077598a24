/** Dots by two values as a chart; a bubble too small to be seen to scale keeps its dot above the chart's own. */
import type { PointsClaim } from '../layout/index.ts';
import { EMU_PER_IN, type PointChart } from '../scene/index.ts';
import { boxOf, clean, type Found, frameAround, NoTwin, near } from './found.ts';
import { dotOf } from './lines.ts';

export function fitPoints(claim: PointsClaim, found: Found, alt: string): PointChart {
  const { x, y, points } = claim;
  const { plot: p } = claim;
  if (points.length === 0 || x.min === x.max || y.min === y.max) throw new NoTwin('it has no points');
  const plot = boxOf(p.x * EMU_PER_IN, p.y * EMU_PER_IN, (p.x + p.w) * EMU_PER_IN, (p.y + p.h) * EMU_PER_IN);
  const dots = points.map((point) => {
    const { box } = found.shape(point.mark);
    const across = plot.x + (plot.w * (point.x - x.min)) / (x.max - x.min);
    const up = plot.y + plot.h * (1 - (point.y - y.min) / (y.max - y.min));
    if (!near(box.x + box.w / 2, across) || !near(box.y + box.h / 2, up))
      throw new NoTwin('its dots were moved apart to be told from one another');
    return dotOf(found.shape(point.mark));
  });
  const names = [...new Set(points.map((point) => point.series))];
  return {
    kind: 'points',
    id: `${claim.id}/native`,
    name: claim.name,
    alt,
    frame: frameAround([plot, ...points.map((point) => found.shape(point.mark).box)]),
    plot,
    heading: '',
    categories: claim.categories,
    series: names.map((name) => ({
      name,
      points: points.map((point, i) => (point.series === name ? { value: point.y, ...dots[i] } : {})),
    })),
    replaces: points
      .filter((point) => claim.size === undefined || found.shape(point.mark).datum?.value !== undefined)
      .map((point) => point.mark),
    x: { min: x.min, max: x.max },
    y: { min: y.min, max: y.max },
    x_name: x.name,
    y_name: y.name,
    at: points.map((point) => point.x),
    ...(claim.size === undefined ? {} : { sizes: sizesOf(claim, claim.size, found, Math.min(plot.w, plot.h)) }),
  };
}

/** PowerPoint draws the largest bubble of a chart a quarter as wide as the shorter side of the plot. */
const WIDEST = 0.25;

function sizesOf({ points }: PointsClaim, name: string, found: Found, shorter: number): NonNullable<PointChart['sizes']> {
  const values = points.map((point) => point.size ?? 0);
  const most = Math.max(...values);
  const widest = found.shape(points[values.indexOf(most)]?.mark ?? '').box.w;
  if (most <= 0 || widest > shorter * WIDEST) throw new NoTwin('its bubbles are larger than presentations draw them');
  return { name, values, largest: clean(most * ((shorter * WIDEST) / widest) ** 2) };
}
