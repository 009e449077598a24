/** Lines over time with named ends: actuals solid, forecasts dashed with their range, and a target line across. */
import {
  type BoxIn,
  bottom,
  capacityExceeded,
  drawValueAxis,
  type Kit,
  noteUnit,
  right,
  type Sketch,
  shape,
  WIDTH,
} from '../../layout/index.ts';
import { drawForecast } from './_forecast.ts';
import { LINE_PT, type LineChart, type LineFrame, type LineOptions, lineFrame, readLines } from './_line-frame.ts';
import { drawLineNames, measureLineNames } from './_line-names.ts';
import { type PlacedValue, placeValues } from './_place-values.ts';
import { drawPointValues } from './_point-values.ts';
import type { Trend, TrendPoint, TrendSeries } from './_read.ts';
import { drawSeries, linesClaim } from './_series-line.ts';
import { drawRows, planRows, type ValueRows } from './_value-rows.ts';

/** With up to this many lines and periods, several lines have their values at the points. */
const MAX_LABELLED = { series: 3, periods: 12 };

export function drawTrendLines(sketch: Sketch, t: Trend, whole: BoxIn, pointer: string, options: LineOptions, kit: Kit): void {
  const box = noteUnit(sketch, t.unit, t.unit_path, whole, 12);
  const chart = readLines(t, pointer, options, kit);
  const names = measureLineNames(chart, whole, kit);
  const { frame, labelled, values, rows } = planValues(chart, box, box.x + box.w - names.gutter, whole, kit);
  const { area, x, y } = frame;
  if (!labelled && rows === undefined && options.show === undefined) warnOfUnprinted(chart, kit);
  drawAxis(sketch, chart, frame, box.x, kit);
  drawPeriods(sketch, chart, frame, kit);
  if (rows !== undefined)
    drawRows(sketch, chart.series, (s, p) => chart.print(chart.value(s, p)), x, frame.foot + 0.08 + frame.labels.height_in, area, whole);
  if (t.last_actual < t.periods.length - 1 && t.last_actual > 0) drawForecast(sketch, chart, frame);
  if (options.base !== undefined)
    sketch.line('base', [area.x, y(options.base)], [right(area), y(options.base)], shape.stroke('muted', 1), {
      role: 'baseline',
      layer: 'grid',
    });
  const lines = t.series.map((s) => drawSeries(sketch, s, chart, frame));
  kit.charts.push(linesClaim(sketch.id, chart, lines, frame));
  const [first] = chart.series;
  if (chart.single && first !== undefined) drawPointValues(sketch, first, chart, frame);
  drawPlacedValues(sketch, values, chart, frame);
  drawLineNames(sketch, chart, names, frame, { top: box.y, low: bottom(box) - frame.labels.height_in - (rows?.height ?? 0) });
}

interface ValuePlan {
  readonly frame: LineFrame;
  /** True when every point has its value. */
  readonly labelled: boolean;
  /** Positions of the values of several lines. */
  readonly values: readonly PlacedValue[];
  readonly rows: ValueRows | undefined;
}

/** Values at their points, else in rows below the names of the periods, else only at the ends: the first layout that has room. */
function planValues(chart: LineChart, box: BoxIn, end: number, whole: BoxIn, kit: Kit): ValuePlan {
  const { trend, series, single, options } = chart;
  const n = trend.periods.length;
  const ranges = trend.series.some((s) => s.bands.length > 0);
  const few =
    (trend.series.length > 1 || trend.time !== undefined) && trend.series.length <= MAX_LABELLED.series && n <= MAX_LABELLED.periods;
  const mayLabel = single || (few && !ranges && options.target === undefined && options.base === undefined);
  const labelled = mayLabel ? lineFrame(chart, box, end, true, kit) : undefined;
  const values = labelled === undefined || single ? [] : valuesAtPoints(chart, labelled, box, kit);
  if (labelled !== undefined && (single || values.length > 0)) return { frame: labelled, labelled: true, values, rows: undefined };
  const free = single ? undefined : lineFrame(chart, box, end, false, kit);
  if (free === undefined)
    throw capacityExceeded('The names of the periods do not fit below the chart at 10 pt.', 'Shorten them, or send fewer periods.', {
      pointer: `${chart.pointer}/periods`,
    });
  const mayHaveRows = options.show === undefined && n >= 2 && free.labels.kept.length === n && !ranges;
  const room = { slot: free.slot, beside: right(whole) - end, height_in: box.h };
  const rows = mayHaveRows ? planRows(series, chart.shown.map(chart.print), room, kit) : undefined;
  const frame = rows === undefined ? free : lineFrame(chart, box, end, false, kit, rows.height);
  return { frame: frame ?? free, labelled: false, values: [], rows };
}

function valuesAtPoints({ series, print, value }: LineChart, { x, y, foot }: LineFrame, box: BoxIn, kit: Kit): readonly PlacedValue[] {
  const points = series.map((s) => s.points.map((p) => ({ i: p.i, words: print(value(s, p)), at: [x(p.i), y(value(s, p))] as const })));
  return placeValues(points, { top: box.y, bottom: foot, size_pt: LINE_PT, kit }) ?? [];
}

function warnOfUnprinted({ pointer, series, shown }: LineChart, kit: Kit): void {
  if (shown.length <= series.length) return;
  kit.warn(
    'labels_thinned',
    `${series.length} of ${shown.length} values are printed, the last of each line; the others are read off the axis.`,
    {
      path: `${pointer}/series`,
      remedy: 'Send fewer or more distant lines, or a data_table, to print them all.',
    },
  );
}

/** Gridlines with numbers, or only the floor when every value is printed. `left` is where the chart's room begins, inches. */
function drawAxis(sketch: Sketch, chart: LineChart, { axis, area, low }: LineFrame, left: number, kit: Kit): void {
  if (axis !== undefined) {
    const drawn = drawValueAxis(axis, area, area.x - 0.1, `${sketch.id}/values`, kit);
    sketch.add('grid', ...drawn.grid, ...drawn.baseline);
    sketch.add('label', ...drawn.labels);
  } else {
    const pen = shape.stroke('muted', low === 0 ? WIDTH.baseline : WIDTH.grid);
    const isCut = !chart.domain.has_zero && chart.options.base === undefined;
    const from = isCut && area.x - left < CUT.w ? area.x : area.x - CUT.w;
    const begin = isCut ? from + CUT.w : area.x;
    sketch.line('floor', [begin, bottom(area)], [right(area), bottom(area)], pen, { role: low === 0 ? 'baseline' : 'gridline' });
    if (isCut) drawCut(sketch, from, bottom(area));
  }
  if (!chart.domain.has_zero && chart.options.base === undefined)
    kit.warn('axis_not_zero', 'The values lie close together: the axis starts above zero.', {
      path: `${chart.pointer}/series`,
      remedy: 'Nothing to mend: a line is read by its slope. Send columns for lengths from zero.',
    });
}

/** Width and half the height of the zigzag, inches. */
const CUT = { w: 0.22, h: 0.06 };

/** A zigzag at the beginning of a floor that is not zero, where the slide has no numbers of the axis that would show it. */
function drawCut(sketch: Sketch, x: number, y: number): void {
  const at = (share: number): number => x + share * CUT.w;
  sketch.path(
    'axis-cut',
    [
      ['M', x, y],
      ['L', at(0.2), y],
      ['L', at(0.4), y - CUT.h],
      ['L', at(0.6), y + CUT.h],
      ['L', at(0.8), y],
      ['L', at(1), y],
    ],
    { stroke: shape.stroke('muted', 1) },
    { role: 'decoration', layer: 'line', name: 'axis break' },
  );
}

function drawPlacedValues(sketch: Sketch, values: readonly PlacedValue[], chart: LineChart, { x }: LineFrame): void {
  for (const { series, k, c } of values) {
    const s = chart.series[series] as TrendSeries;
    const p = s.points[k] as TrendPoint;
    sketch.at(
      `value-${s.index + 1}-${p.i + 1}`,
      { text: chart.print(chart.value(s, p)), path: p.path, bind: chart.bind },
      [x(p.i), c],
      'center',
      LINE_PT,
      { role: 'label', host: `dot-${s.index + 1}-${p.i + 1}`, name: `value ${p.i + 1}: ${s.label}` },
    );
  }
}

function drawPeriods(sketch: Sketch, { trend: t, pointer }: LineChart, { labels, foot, x }: LineFrame, kit: Kit): void {
  if (labels.kept.length < t.periods.length)
    kit.warn('labels_thinned', `${labels.kept.length} of ${t.periods.length} period names are printed.`, {
      path: `${pointer}/periods`,
      remedy: 'Shorten the names to show more of them.',
    });
  for (const i of t.periods.keys()) kit.drawn.add(`${pointer}/periods/${i}`);
  for (const [k, i] of labels.kept.entries()) {
    const b = labels.boxes[k];
    if (b === undefined) continue;
    sketch.cell(
      `tick-${i + 1}`,
      { text: t.periods[i] ?? '', path: `${pointer}/periods/${i}` },
      {
        x: t.periods.length > 1 ? x(0) + b.x - 0.01 : x(i) - b.w / 2,
        y: foot + 0.08 + b.row * labels.row_in,
        w: b.w + 0.02,
        h: labels.row_in,
      },
      labels.size_pt,
      {
        role: 'axis',
        ...(kit.compared.has(t.periods[i] ?? '') ? { bold: true } : { color: 'muted' }),
        align: 'center',
        anchor: 'top',
        wrap: labels.lines > 1,
      },
    );
  }
}
