/** A line over columns: a second figure for each period on a scale of its own. */
import { z } from 'zod';
import { listOf, name } from './chart-fields.ts';
import { maybeNumber, optionalText } from './fields.ts';

const line = z.object({
  label: name.describe('What the line shows, printed with it.'),
  unit: optionalText.describe('Unit of the line; the columns have their own.'),
  values: listOf(maybeNumber).describe('One for each column from the first on; null where it is missing.'),
  forecast_values: listOf(maybeNumber).describe('Continues where `values` ends; drawn dashed.'),
});
export type LineOver = z.infer<typeof line>;

/** Member for the data of charts that may draw columns. */
export const lineOverField = {
  line_over: z
    .preprocess((v) => (v === null || v === '' ? undefined : v), line.optional())
    .describe('A line above the columns with its own scale and its values at the points, such as a margin over revenue.'),
} as const;

/** The line over some of the columns, for data that are split. */
export function cutLine(line: LineOver | undefined, from: number, to: number): { readonly line_over?: LineOver } {
  if (line === undefined) return {};
  const { values, forecast_values } = line;
  const n = values.length;
  const cut = { values: values.slice(from, to), forecast_values: forecast_values.slice(Math.max(0, from - n), Math.max(0, to - n)) };
  return { line_over: { ...line, ...cut } };
}
