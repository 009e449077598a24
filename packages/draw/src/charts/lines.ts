/** Lines over categories as a chart. The drawing gives the place of the plot, and every dot is checked against it. */
import { EPOCH_SERIAL } from '@deckwright/core/calendar';
import type { LinesClaim, NumberStyle, TimeScale } from '../layout/index.ts';
import {
  type Box,
  type ChartLabel,
  type ChartPoint,
  type ChartSeries,
  type ChartTime,
  EMU_PER_IN,
  EMU_PER_PT,
  type LineChart,
  type Shape,
  type Stroke,
} from '../scene/index.ts';
import { boxOf, type Found, frameAround, NoTwin, near } from './found.ts';
import { codeOf, onlyRun } from './labels.ts';

export function fitLines(claim: LinesClaim, found: Found, style: NumberStyle, alt: string): LineChart {
  const n = claim.categories.length;
  const { x, y, w, h } = claim.plot;
  if (n < 2) throw new NoTwin('it has fewer than two points in time');
  if (claim.max <= claim.min) throw new NoTwin('all of its values are the same');
  const plot = boxOf(x * EMU_PER_IN, y * EMU_PER_IN, (x + w) * EMU_PER_IN, (y + h) * EMU_PER_IN);
  const at = (i: number, value: number): readonly [number, number] => [
    plot.x + (claim.time === undefined ? (plot.w * i) / (n - 1) : plot.w * (claim.time.shares[i] ?? 0)),
    plot.y + plot.h * (1 - (value - claim.min) / (claim.max - claim.min)),
  ];
  const { series, boxes, replaces } = seriesOf(claim.series, n, at, found, style);
  if (series.every((s) => s.points.every((p) => p.value === undefined))) throw new NoTwin('it has no values');
  return {
    kind: 'line',
    id: `${claim.id}/native`,
    name: claim.name,
    alt,
    frame: frameAround([plot, ...boxes]),
    plot,
    heading: '',
    categories: claim.categories,
    series,
    replaces,
    ...(claim.time === undefined ? {} : { time: chartTime(claim.time) }),
    scale: { min: claim.min, max: claim.max },
  };
}

/** Serial of the first of March 1900. Spreadsheets count earlier days of that year differently, and have none before it. */
const FIRST_SERIAL = 61;

/** A year that no label says would be made up, and readers space numbers without a year as names. */
function chartTime({ days, unit, has_year, format }: TimeScale): ChartTime {
  const serials = days.map((day) => day + EPOCH_SERIAL);
  if (!has_year) throw new NoTwin('its labels are uneven dates without a year, and workbooks have no dates without one');
  if (serials.some((serial) => serial < FIRST_SERIAL)) throw new NoTwin('its dates begin before March 1900, where workbooks have none');
  return { serials, unit, code: format };
}

/** Lines with their dots and numbers, which must stand where `at` puts a value of a category. */
export function seriesOf(
  claimed: LinesClaim['series'],
  n: number,
  at: (category: number, value: number) => readonly [number, number],
  found: Found,
  style: NumberStyle,
): { readonly series: readonly ChartSeries[]; readonly boxes: readonly Box[]; readonly replaces: readonly string[] } {
  const boxes: Box[] = [];
  const replaces: string[] = [];
  const series = claimed.map((s): ChartSeries => {
    const lines = s.lines.filter((id) => found.has(id)).map((id) => found.shape(id));
    const points = Array.from({ length: n }, (_, i): ChartPoint => {
      const value = s.values[i];
      if (value === null || value === undefined) return {};
      const id = s.marks[i];
      if (id === undefined || !found.has(id)) return { value };
      const dot = found.shape(id);
      const wanted = at(i, value);
      if (!near(dot.box.x + dot.box.w / 2, wanted[0]) || !near(dot.box.y + dot.box.h / 2, wanted[1]))
        throw new NoTwin(`${dot.name} does not stand on the scale of its line`);
      replaces.push(id);
      const valueLabels = found.labels(id).flatMap((shape) => labelled(shape, dot.box, value, style));
      for (const { shape } of valueLabels.slice(0, 1)) {
        replaces.push(shape.id);
        boxes.push(shape.box);
      }
      const [label] = valueLabels;
      return { value, ...dotOf(dot), ...(label === undefined ? {} : { label: label.label }) };
    });
    if (lines.length === 0 && points.some((p, i) => p.value !== undefined && points[i + 1]?.value !== undefined))
      throw new NoTwin(`${s.name} has no line`);
    replaces.push(...lines.map((l) => l.id));
    const area = s.area !== undefined && found.has(s.area) ? found.shape(s.area) : undefined;
    if (area !== undefined) replaces.push(area.id);
    const pen = strokeOf(lines[0]);
    return {
      name: s.name,
      points,
      ...(pen === undefined ? {} : { line: pen }),
      ...(area?.kind === 'path' && area.fill !== undefined ? { area: area.fill } : {}),
    };
  });
  return { series, boxes, replaces };
}

const strokeOf = (shape: Shape | undefined): Stroke | undefined =>
  shape === undefined || shape.kind === 'group' || shape.kind === 'text' || shape.kind === 'image' || shape.kind === 'table'
    ? undefined
    : shape.stroke;

/** A round dot as a marker. Its size is in whole points from 2 to 72, as the file format has it. */
export function dotOf(shape: Shape): Pick<ChartPoint, 'dot_pt' | 'fill' | 'stroke'> {
  if (shape.kind !== 'ellipse') throw new NoTwin(`${shape.name} is no dot`);
  return {
    dot_pt: Math.min(72, Math.max(2, Math.round(shape.box.w / EMU_PER_PT))),
    ...(shape.fill === undefined ? {} : { fill: shape.fill }),
    ...(shape.stroke === undefined ? {} : { stroke: shape.stroke }),
  };
}

/** A number above or below its dot, near enough to need no leader. */
function labelled(shape: Shape, dot: Box, value: number, style: NumberStyle): { shape: Shape; label: ChartLabel }[] {
  const run = onlyRun(shape);
  const code = run === undefined ? undefined : codeOf(run.text, value, style);
  if (run === undefined || code === undefined) return [];
  const { box } = shape;
  if (Math.abs(box.x + box.w / 2 - (dot.x + dot.w / 2)) > 0.03 * EMU_PER_IN) return [];
  const above = dot.y + dot.h / 2 - (box.y + box.h);
  const below = box.y - (dot.y + dot.h / 2);
  const gap = Math.max(above, below);
  if (gap < 0 || gap > 0.2 * EMU_PER_IN) return [];
  return [
    { shape, label: { code, place: above > below ? 'above' : 'below', size_pt: run.size_pt, bold: run.bold === true, color: run.color } },
  ];
}
