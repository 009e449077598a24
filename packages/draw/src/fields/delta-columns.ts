/** Columns of figures beside the rows of a chart, such as the change of each row or its growth a year. */
import { z } from 'zod';
import { listOf, name, optionalName, optionalNumber } from './chart-fields.ts';
import { maybeNumber, optionalText, textOrNumber } from './fields.ts';

/** Largest number of delta columns, because more would be a table. */
export const MAX_DELTA_COLUMNS = 3;

const blankAsAbsent = (v: unknown): unknown => (v === null || v === '' ? undefined : v);
const figure = z.preprocess((v) => blankAsAbsent(v) ?? null, textOrNumber.nullable());

const deltaColumn = z
  .object({
    head: name.describe('Head of the column, such as "Δ 24–25" or "CAGR 22–25".'),
    values: listOf(figure).describe('Figures as they are to be printed, one for each row in the order sent; null where there is none.'),
    from_values: listOf(maybeNumber).describe('Earlier figure of each row; the change from it to the row is computed and printed.'),
    from: optionalName.describe('Name of the series (rows) or period (columns) at which the change begins; columns: the first.'),
    to: optionalName.describe('Name of the series or period at which it ends; columns: the last.'),
    kind: z
      .preprocess(
        blankAsAbsent,
        z.enum(['difference', 'growth', 'ratio'], { error: 'must be difference, growth or ratio' }).default('difference'),
      )
      .describe(
        'difference: the later less the earlier; growth: per cent, a year where `years` or two years say so; ratio: the later by the earlier.',
      ),
    years: optionalNumber.describe('Years between the figures, for growth a year.'),
    unit: optionalText.describe('Unit of numbers in `values`.'),
    good: z
      .preprocess(blankAsAbsent, z.enum(['up', 'down'], { error: 'must be up or down' }).optional())
      .describe('Which direction is good: colours computed figures by it.'),
  })
  .superRefine(({ years }, context) => {
    if (years !== undefined && years <= 0)
      context.addIssue({ code: 'custom', path: ['years'], message: 'must be above 0, for example 3 from 2022 to 2025.' });
  });
export type DeltaColumn = z.infer<typeof deltaColumn>;

/** Member for the data of charts with rows or stacked columns. */
export const deltaColumnsField = {
  delta_columns: z
    .preprocess((v) => v ?? [], z.array(deltaColumn).max(MAX_DELTA_COLUMNS, `holds at most ${MAX_DELTA_COLUMNS} columns`))
    .describe(`Columns of figures at the end of the rows, or of the series of stacked columns; at most ${MAX_DELTA_COLUMNS}.`),
} as const;

/** The columns beside some of the rows, for data that are split. */
export const cutDeltas = (columns: readonly DeltaColumn[], from: number, to: number): { readonly delta_columns: DeltaColumn[] } => ({
  delta_columns: columns.map((c) => ({ ...c, values: c.values.slice(from, to), from_values: c.from_values.slice(from, to) })),
});
