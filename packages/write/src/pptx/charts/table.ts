/**
 * The numbers of a chart as one table. The workbook, the references of the chart and their cache are all made from it, so they cannot
 * differ.
 */
import type { Chart, ChartScale, PointChart } from '@deckwright/draw/scene';

export interface Column {
  readonly name: string;
  readonly values: readonly (number | undefined)[];
  /** A number format, when it is not the general one. */
  readonly code?: string;
}

export interface ChartTable {
  readonly heading: string;
  /** First column: the categories as they are written. */
  readonly rows: readonly string[];
  /** As they follow the first: series in order, before them the places of points along x or of categories in time, after them notes. */
  readonly columns: readonly Column[];
  /** Index of the first series among the columns. */
  readonly first: number;
}

export function tableOf(chart: Chart): ChartTable {
  const drawn = [...chart.series, ...(chart.kind === 'bar' ? (chart.over?.series ?? []) : [])];
  const series = drawn.map((s): Column => ({ name: s.name, values: s.points.map((p) => p.value) }));
  const before = placesOf(chart);
  if (chart.kind === 'points' && chart.sizes !== undefined) return bubbleTable(chart, chart.sizes);
  return {
    heading: chart.heading,
    rows: chart.categories,
    columns: [...before, ...series, ...(chart.notes ?? [])],
    first: before.length,
  };
}

function placesOf(chart: Chart): readonly Column[] {
  if (chart.kind === 'points') return [{ name: chart.x_name, values: chart.at }];
  return chart.kind === 'line' && chart.time ? [{ name: '', values: chart.time.serials, code: chart.time.code }] : [];
}

/** Below the bubbles is a hidden one. It is the largest, so that the size of the others is fixed. */
function bubbleTable(chart: PointChart, sizes: NonNullable<PointChart['sizes']>): ChartTable {
  const middle = ({ min, max }: ChartScale): number => Number(((min + max) / 2).toPrecision(6));
  return {
    heading: chart.heading,
    rows: [...chart.categories, '(scale)'],
    columns: [
      { name: chart.x_name, values: [...chart.at, middle(chart.x)] },
      {
        name: chart.y_name,
        values: [...chart.at.map((_, i) => chart.series.find((s) => s.points[i]?.value !== undefined)?.points[i]?.value), middle(chart.y)],
      },
      { name: sizes.name, values: [...sizes.values, sizes.largest] },
    ],
    first: 1,
  };
}

export const SHEET = 'Sheet1';

/** Letters of a column, 0 for A (ISO 29500-1, 18.3.1.4). */
export function letters(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest === 0 ? '' : letters(rest - 1)) + String.fromCharCode(65 + (column % 26));
}

/** The name cell of a column, and its values; column 0 holds the categories. */
export const nameCell = (column: number): string => `${SHEET}!$${letters(column)}$1`;
export const valueCells = (column: number, rows: number, from = 0): string =>
  `${SHEET}!$${letters(column)}$${from + 2}:$${letters(column)}$${Math.max(from + 2, rows + 1)}`;
