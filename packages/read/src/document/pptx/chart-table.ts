/** The figures of a chart as a table: categories by series, or points. */
import { categoryNames, formatNumber } from '../../pptx/chart/index.ts';
import type { ForeignChart } from '../../pptx/index.ts';
import { plain } from '../markdown/inline.ts';
import type { TableRow } from '../markdown/markdown-writer.ts';

type Series = ForeignChart['series'][number];

/** Rows, the first of which names the series; none for a chart without figures. */
export function chartTable(chart: ForeignChart): readonly TableRow[] {
  const { series } = chart;
  const rows = series.some(({ xs }) => xs !== undefined) ? points(series) : categories(chart);
  return rows.map((row) => row.map((cell) => plain(cell)));
}

function categories(chart: ForeignChart): readonly (readonly string[])[] {
  const axis = chart.axes.find(({ kind }) => kind === 'category' || kind === 'date');
  const names = categoryNames(chart, axis);
  const length = Math.max(names.length, ...chart.series.map(({ values }) => values.length));
  if (length === 0) return [];
  return [
    ['', ...chart.series.map(({ name }) => name)],
    ...Array.from({ length }, (_, i) => [names[i] ?? '', ...chart.series.map((one) => shown(one, one.values[i]))]),
  ];
}

/** Of scatter and bubble charts. */
function points(series: readonly Series[]): readonly (readonly string[])[] {
  const rows = series.flatMap((one) =>
    one.values.map((y, i) => [
      ...(series.length > 1 ? [one.name] : []),
      number(one.xs?.[i]),
      shown(one, y),
      ...(one.sizes === undefined ? [] : [number(one.sizes[i])]),
    ]),
  );
  if (rows.length === 0) return [];
  const [first] = series;
  const width = Math.max(...rows.map((row) => row.length));
  const head = Array.from({ length: width }, (_, i) => (series.length === 1 && i === 1 ? (first?.name ?? '') : ''));
  return [head, ...rows];
}

/** By its label where it has one, otherwise as it is stored; a share is one without a label, too, and is not rounded then. */
function shown({ labels, label_shows, label_format, format }: Series, value: number | undefined): string {
  if (value === undefined) return '';
  const code = labels && label_shows?.value !== false ? (label_format ?? format) : undefined;
  if (code !== undefined) return formatNumber(value, code);
  return format?.includes('%') ? `${Number((value * 100).toPrecision(12))}%` : number(value);
}

const number = (value: number | undefined): string => (value === undefined ? '' : String(value));
