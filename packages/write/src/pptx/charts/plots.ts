/** The plots of the four kinds of chart (ISO 29500-1, 21.2.2), with their axes. */
import type { BarChart, Chart, ChartPoint, ChartSeries, LineChart, PointChart, RingChart } from '@deckwright/draw/scene';
import { NO_FILL } from '../paint.ts';
import { escapeXml } from '../xml.ts';
import {
  CATEGORY_AXIS,
  type ChartPen,
  categoriesOf,
  categoryAxis,
  dateAxis,
  labelsOf,
  lineProperties,
  nameOf,
  pointsOf,
  SECOND_CATEGORY_AXIS,
  SECOND_VALUE_AXIS,
  secondAxes,
  shapeProperties,
  VALUE_AXIS,
  valueAxis,
  valuesOf,
} from './markup.ts';

export function plotOf(chart: Chart, pen: ChartPen): string {
  switch (chart.kind) {
    case 'bar':
      return barPlot(chart, pen);
    case 'line':
      return linePlot(chart, pen);
    case 'ring':
      return ringPlot(chart, pen);
    case 'points':
      return pointPlot(chart, pen);
  }
}

const AXES = `<c:axId val="${CATEGORY_AXIS}"/><c:axId val="${VALUE_AXIS}"/>`;
const head = (k: number, pen: ChartPen, column: number): string => `<c:idx val="${k}"/><c:order val="${k}"/>${nameOf(pen, column)}`;

function barPlot(chart: BarChart, pen: ChartPen): string {
  const level = '<c:invertIfNegative val="0"/>';
  let series = '';
  for (const [k, s] of chart.series.entries()) {
    const { common, own } = pointsOf(s.points, (p) => shapeProperties(pen.paint, p.fill, p.stroke), level);
    const paint = s.hidden === true || common === '' ? shapeProperties(pen.paint, undefined, undefined) : common;
    const points = s.hidden === true ? '' : own;
    series += `<c:ser>${head(k, pen, pen.table.first + k)}${paint}${level}${points}${labelsOf(pen, s)}${categoriesOf(pen)}${valuesOf(pen, pen.table.first + k, 'c:val')}</c:ser>`;
  }
  const across = chart.along === 'x';
  const over = chart.over === undefined ? undefined : linesOver(chart.over, chart, pen);
  return (
    `<c:barChart><c:barDir val="${across ? 'bar' : 'col'}"/><c:grouping val="${chart.stacked ? 'stacked' : 'clustered'}"/><c:varyColors val="0"/>${series}` +
    `<c:gapWidth val="${chart.gap}"/><c:overlap val="${chart.overlap}"/>${AXES}</c:barChart>` +
    (over?.plot ?? '') +
    categoryAxis(pen.paint, across ? 'l' : 'b', chart.reversed, chart.frame, chart.axes?.categories) +
    valueAxis(pen.paint, across ? 'b' : 'l', chart.scale, 'between', chart.frame, chart.axes?.values) +
    (over?.axes ?? '')
  );
}

/** Lines on axes of their own, after the columns in the order of series and in the workbook. */
function linesOver(
  { series, scale }: NonNullable<BarChart['over']>,
  chart: BarChart,
  pen: ChartPen,
): { readonly plot: string; readonly axes: string } {
  const first = chart.series.length;
  const lines = series.map((s, k) => lineSeries(s, first + k, pen.table.first + first + k, pen)).join('');
  return {
    plot:
      `<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>${lines}<c:marker val="1"/>` +
      `<c:axId val="${SECOND_CATEGORY_AXIS}"/><c:axId val="${SECOND_VALUE_AXIS}"/></c:lineChart>`,
    axes: secondAxes(scale, chart.reversed),
  };
}

function lineSeries(s: ChartSeries, order: number, column: number, pen: ChartPen): string {
  const { common, own } = pointsOf(s.points, (p) => marker(p, pen));
  const bare = '<c:marker><c:symbol val="none"/></c:marker>';
  return (
    `<c:ser>${head(order, pen, column)}${lineProperties(pen.paint, s.line)}${common === '' ? bare : common}${own.replaceAll('</c:marker></c:dPt>', `</c:marker><c:bubble3D val="0"/>${lineProperties(pen.paint, s.line)}</c:dPt>`)}` +
    `${labelsOf(pen, s)}${categoriesOf(pen)}${valuesOf(pen, column, 'c:val')}<c:smooth val="0"/></c:ser>`
  );
}

function linePlot(chart: LineChart, pen: ChartPen): string {
  let lines = '';
  let areas = '';
  let order = 0;
  for (const [k, s] of chart.series.entries()) {
    const column = pen.table.first + k;
    if (s.area !== undefined)
      areas += `<c:ser>${head(order++, pen, column)}${shapeProperties(pen.paint, s.area, undefined)}${categoriesOf(pen)}${valuesOf(pen, column, 'c:val')}</c:ser>`;
  }
  for (const [k, s] of chart.series.entries()) lines += lineSeries(s, order++, pen.table.first + k, pen);
  const grouping = '<c:grouping val="standard"/><c:varyColors val="0"/>';
  return (
    (areas === '' ? '' : `<c:areaChart>${grouping}${areas}${AXES}</c:areaChart>`) +
    `<c:lineChart>${grouping}${lines}<c:marker val="1"/>${AXES}</c:lineChart>` +
    (chart.time === undefined ? categoryAxis(pen.paint, 'b', false, chart.frame, chart.axes?.categories) : dateAxis(chart.time)) +
    valueAxis(pen.paint, 'l', chart.scale, chart.between === true ? 'between' : 'midCat', chart.frame, chart.axes?.values)
  );
}

function marker({ dot_pt, dot_form, fill, stroke }: ChartPoint, { paint }: ChartPen): string {
  if (dot_pt === undefined) return '<c:marker><c:symbol val="none"/></c:marker>';
  // Whole points from 2 to 72 (ISO 29500-1, 21.2.3.28); on a template of another size they are scaled like all others.
  const size_pt = Math.min(72, Math.max(2, Math.round(dot_pt)));
  return `<c:marker><c:symbol val="${dot_form ?? 'circle'}"/><c:size val="${size_pt}"/>${shapeProperties(paint, fill, stroke)}</c:marker>`;
}

function ringPlot(chart: RingChart, pen: ChartPen): string {
  const [s] = chart.series;
  const points = s?.points ?? [];
  let own = '';
  for (const [i, p] of points.entries())
    if (p.value !== undefined)
      own += `<c:dPt><c:idx val="${i}"/><c:bubble3D val="0"/>${shapeProperties(pen.paint, p.fill, p.stroke)}</c:dPt>`;
  const printed = s === undefined || points.every(({ label }) => label === undefined) ? '' : labelsOf(pen, s);
  // Labels of rings have no place to choose (ISO 29500-1, 21.2.2.48).
  const labels = chart.hole === 0 ? printed : printed.replace(/<c:dLblPos val="\w+"\/>/g, '');
  const series = `<c:ser>${head(0, pen, pen.table.first)}${own}${labels}${categoriesOf(pen)}${valuesOf(pen, pen.table.first, 'c:val')}</c:ser>`;
  const shared = `<c:varyColors val="1"/>${series}<c:firstSliceAng val="${chart.turn ?? 0}"/>`;
  return chart.hole === 0
    ? `<c:pieChart>${shared}</c:pieChart>`
    : `<c:doughnutChart>${shared}<c:holeSize val="${Math.min(90, Math.max(10, chart.hole))}"/></c:doughnutChart>`;
}

function pointPlot(chart: PointChart, pen: ChartPen): string {
  if (chart.sizes !== undefined) return bubblePlot(chart, pen);
  let series = '';
  for (const [k, s] of chart.series.entries()) {
    const { common, own } = pointsOf(s.points, (p) => marker(p, pen));
    series +=
      `<c:ser>${head(k, pen, pen.table.first + k)}<c:spPr><a:ln>${NO_FILL}</a:ln></c:spPr>${common}${own.replaceAll('</c:marker></c:dPt>', '</c:marker><c:bubble3D val="0"/></c:dPt>')}` +
      `${valuesOf(pen, 0, 'c:xVal')}${valuesOf(pen, pen.table.first + k, 'c:yVal')}<c:smooth val="0"/></c:ser>`;
  }
  return (
    `<c:scatterChart><c:scatterStyle val="lineMarker"/><c:varyColors val="0"/>${series}${AXES}</c:scatterChart>` +
    valueAxis(pen.paint, 'b', chart.x, 'midCat', chart.frame, undefined, CATEGORY_AXIS, VALUE_AXIS) +
    valueAxis(pen.paint, 'l', chart.y, 'midCat', chart.frame)
  );
}

/** Circles by a third value, a series for each run of rows; the last row is the bubble that is not seen. */
function bubblePlot(chart: PointChart, pen: ChartPen): string {
  const n = pen.table.rows.length - 1;
  const flat = '<c:invertIfNegative val="0"/>';
  const values = (from: number, to: number): string =>
    `${valuesOf(pen, 0, 'c:xVal', from, to)}${valuesOf(pen, 1, 'c:yVal', from, to)}${valuesOf(pen, 2, 'c:bubbleSize', from, to)}<c:bubble3D val="0"/>`;
  let series = '';
  for (const [k, s] of chart.series.entries()) {
    const from = s.points.findIndex((p) => p.value !== undefined);
    const to = s.points.findLastIndex((p) => p.value !== undefined) + 1;
    const { common, own } = pointsOf(s.points.slice(from, to), (p) => shapeProperties(pen.paint, p.fill, p.stroke), flat);
    const points = own.replaceAll(`${flat}<c:spPr>`, `${flat}<c:bubble3D val="0"/><c:spPr>`);
    series += `<c:ser>${seriesHead(k, s.name)}${common}${flat}${points}${values(from, to)}</c:ser>`;
  }
  const last = chart.series.length;
  return (
    `<c:bubbleChart><c:varyColors val="0"/>${series}` +
    `<c:ser>${seriesHead(last, pen.table.rows[n] ?? '')}${shapeProperties(pen.paint, undefined, undefined)}${flat}${values(n, n + 1)}</c:ser>` +
    `<c:bubbleScale val="100"/><c:showNegBubbles val="0"/><c:sizeRepresents val="area"/>${AXES}</c:bubbleChart>` +
    valueAxis(pen.paint, 'b', chart.x, 'midCat', chart.frame, undefined, CATEGORY_AXIS, VALUE_AXIS) +
    valueAxis(pen.paint, 'l', chart.y, 'midCat', chart.frame)
  );
}

/** A series whose rows share their columns with others, so that no cell holds its name. */
const seriesHead = (k: number, name: string): string =>
  `<c:idx val="${k}"/><c:order val="${k}"/><c:tx><c:v>${escapeXml(name)}</c:v></c:tx>`;
