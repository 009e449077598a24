/** Names of a chart's categories as its axis shows them. */
import type { ChartAxis, ForeignChart } from '../model/index.ts';
import { formatNumber } from './number-format.ts';

/** Categories that are numbers are spelled by the format of the axis, otherwise by their own. */
export function categoryNames({ series }: Pick<ForeignChart, 'series'>, axis: ChartAxis | undefined): readonly string[] {
  const named = series.find(({ categories }) => categories.length > 0);
  const format = axis?.format;
  if (format === undefined || named?.category_numbers === undefined) return named?.categories ?? [];
  return named.category_numbers.map((value) => (value === undefined ? '' : formatNumber(value, format)));
}
