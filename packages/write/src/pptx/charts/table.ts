/**
 * The numbers of a chart as one table: what the workbook holds, what the chart refers to and what it keeps beside the reference
 * all come from here, so that none can differ from another.
 */
import type { Chart } from '@deckwright/draw/scene';

export interface Column {
  readonly name: string;
  readonly values: readonly (number | undefined)[];
}

export interface ChartTable {
  readonly heading: string;
  /** First column. */
  readonly rows: readonly string[];
  /** As they follow the first: series in order, before them the places along x of a chart of points, after them notes. */
  readonly columns: readonly Column[];
  /** Index of the first series among the columns. */
  readonly first: number;
}

export function tableOf(chart: Chart): ChartTable {
  const series = chart.series.map((s): Column => ({ name: s.name, values: s.points.map((p) => p.value) }));
  const before: Column[] = chart.kind === 'points' ? [{ name: chart.x_name, values: chart.at }] : [];
  return {
    heading: chart.heading,
    rows: chart.categories,
    columns: [...before, ...series, ...(chart.notes ?? [])],
    first: before.length,
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
export const valueCells = (column: number, rows: number): string =>
  `${SHEET}!$${letters(column)}$2:$${letters(column)}$${Math.max(2, rows + 1)}`;
