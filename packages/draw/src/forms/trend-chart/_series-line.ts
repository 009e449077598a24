/** The line of one series: actuals solid, a forecast dashed with its range, a dot at each point. */
import { type LinesClaim, type Sketch, shape, WIDTH } from '../../layout/index.ts';
import type { LineChart, LineFrame } from './_line-frame.ts';
import type { TrendPoint, TrendSeries } from './_read.ts';

export const DOT = 0.1;

/** The lines of a series, and the actual value at which the forecast begins. */
export interface DrawnSeries {
  readonly lines: readonly { readonly id: string; readonly forecast: boolean }[];
  readonly joint: number | undefined;
}

/** The lines as a native chart. A forecast is a separate series, because a line has only one dash. */
export function linesClaim(id: string, chart: LineChart, drawn: readonly DrawnSeries[], { area, low, high }: LineFrame): LinesClaim {
  const { trend: t, value } = chart;
  const series = t.series.flatMap((s, k) => {
    const { lines = [], joint } = drawn[k] ?? {};
    const part = (forecast: boolean): LinesClaim['series'][number] => {
      const own = t.periods.map((_, i) => s.points.find((p) => p.i === i && (p.forecast === forecast || (forecast && i === joint))));
      return {
        name: forecast ? `${s.label} (forecast)` : s.label,
        values: own.map((p) => (p === undefined ? undefined : value(s, p))),
        marks: own.map((p) => (p === undefined || (forecast && p.i === joint) ? undefined : `${id}/dot-${s.index + 1}-${p.i + 1}`)),
        lines: lines.filter((l) => l.forecast === forecast).map((l) => l.id),
      };
    };
    return s.points.some((p) => p.forecast) ? [part(false), part(true)] : [part(false)];
  });
  return { kind: 'lines', id: `${id}/lines`, name: 'Lines', categories: t.periods, plot: area, time: t.time, min: low, max: high, series };
}

export function drawSeries(sketch: Sketch, s: TrendSeries, { value }: LineChart, { x, y }: LineFrame): DrawnSeries {
  const at: PointAt = (p) => [x(p.i), y(value(s, p))];
  drawRange(sketch, s, at, { x, y });
  const drawn = drawStretches(sketch, s, at);
  for (const p of s.points) {
    const last = p === s.points.at(-1);
    const d = last ? DOT + (s.lead ? 0.02 : 0) : 0.07;
    const [px, py] = at(p);
    sketch.ellipse(
      `dot-${s.index + 1}-${p.i + 1}`,
      { x: px - d / 2, y: py - d / 2, w: d, h: d },
      p.forecast ? { fill: 'canvas', stroke: shape.stroke(s.color, 1.5) } : { fill: s.color },
      {
        name: `point ${p.i + 1}: ${s.label}`,
        datum: { path: p.path, value: p.value, series: s.label },
      },
    );
  }
  return drawn;
}

type PointAt = (p: TrendPoint) => readonly [number, number];

/** The range of a forecast: an area that starts at the last actual. */
function drawRange(sketch: Sketch, s: TrendSeries, at: PointAt, { x, y }: Pick<LineFrame, 'x' | 'y'>): void {
  if (s.bands.length === 0) return;
  const lastActual = s.points.findLast((p) => !p.forecast);
  const start = lastActual === undefined ? [] : [at(lastActual)];
  const up = s.bands.map((b) => [x(b.i), y(b.high)] as const);
  const down = s.bands.map((b) => [x(b.i), y(b.low)] as const).reverse();
  const ring = [...start, ...up, ...down];
  if (ring.length <= 2) return;
  sketch.path(
    `band-${s.index + 1}`,
    [...ring.map(([px, py], i) => [i === 0 ? 'M' : 'L', px, py] as const), ['Z']],
    { fill: `soft${s.color.slice(-1)}` === 'softl' || !/^accent/.test(s.color) ? 'track' : (`soft${s.color.slice(-1)}` as 'soft1') },
    { role: 'decoration', layer: 'back', name: `range: ${s.label}` },
  );
}

/** A missing value interrupts the line. Actuals and forecast meet at the last actual. */
function stretchesOf(s: TrendSeries): readonly { readonly forecast: boolean; readonly points: readonly TrendPoint[] }[] {
  const stretches: { forecast: boolean; points: TrendPoint[] }[] = [];
  for (const p of s.points) {
    const open = stretches.at(-1);
    const before = open?.points.at(-1);
    if (open === undefined || before === undefined || p.i !== before.i + 1) stretches.push({ forecast: p.forecast, points: [p] });
    else if (open.forecast !== p.forecast) stretches.push({ forecast: p.forecast, points: [before, p] });
    else open.points.push(p);
  }
  return stretches;
}

function drawStretches(sketch: Sketch, s: TrendSeries, at: PointAt): DrawnSeries {
  const width = s.lead ? WIDTH.emphasis : s.quiet ? WIDTH.target : WIDTH.context;
  const lines: { id: string; forecast: boolean }[] = [];
  let joint: number | undefined;
  for (const [k, { forecast, points }] of stretchesOf(s).entries()) {
    if (points.length < 2) continue;
    lines.push({ id: `${sketch.id}/line-${s.index + 1}-${k + 1}`, forecast });
    if (forecast && points[0]?.forecast === false) joint = points[0].i;
    const stroke = shape.stroke(s.color, width, {
      join: 'round',
      cap: forecast ? 'flat' : 'round',
      ...(forecast ? { dash: 'dash' as const } : {}),
    });
    const [a, b] = [at(points[0] as TrendPoint), at(points.at(-1) as TrendPoint)];
    const name = `${forecast ? 'forecast' : 'line'} ${s.index + 1}: ${s.label}`;
    if (points.length === 2 || points.every((p) => p.value === points[0]?.value))
      sketch.line(`line-${s.index + 1}-${k + 1}`, a, b, stroke, { role: 'mark', layer: 'mark', name, datum: { series: s.label } });
    else
      sketch.path(
        `line-${s.index + 1}-${k + 1}`,
        points.map((p, i) => [i === 0 ? 'M' : 'L', ...at(p)] as const),
        { stroke },
        { name, datum: { series: s.label } },
      );
  }
  return { lines, joint };
}
