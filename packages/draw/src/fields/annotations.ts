/** What a chart says beside its data: call-outs at its points, arrows between two points, a line at one value. */
import { z } from 'zod';
import { name, optionalName, tone } from './chart-fields.ts';
import type { DeltaColumn } from './delta-columns.ts';
import { number, optionalText, text } from './fields.ts';
import type { LineOver } from './line-over.ts';

/** Largest number of call-outs, because more would hide the chart that they describe. */
export const MAX_CALLOUTS = 6;
export const MAX_ARROWS = 3;

const blankAsAbsent = (v: unknown): unknown => (v === null || v === '' ? undefined : v);
const asCategory = (v: unknown): unknown => (typeof v === 'string' || typeof v === 'number' ? { category: v } : v);

/** A place on a chart: a category, one of its series, or a range of categories. */
const place = z
  .preprocess(
    asCategory,
    z.object({
      category: name.describe('Name of a category or period as in the data, or its position from 0 on.'),
      series: optionalName.describe('Name of a series; left out, the whole column or the first line.'),
      to: optionalName.describe('Last category of a range that begins with `category`.'),
    }),
  )
  .meta({ also_types: ['string', 'number'] })
  .describe('A category by its name ("2023"), or an object with category, series and to.');
export type Place = z.infer<typeof place>;

const callout = z.object({
  at: place,
  title: optionalText.describe('Bold first line.'),
  text,
});
export type Callout = z.infer<typeof callout>;

const arrow = z.object({
  from: place.describe('Where the change begins; "value_line" is the value line.'),
  to: place.describe('Where it ends; "value_line" is the value line.'),
  kind: z
    .preprocess(
      blankAsAbsent,
      z.enum(['difference', 'growth', 'ratio'], { error: 'must be difference, growth or ratio' }).default('difference'),
    )
    .describe('difference: the second less the first; growth: per cent, a year where both are years; ratio: the second by the first.'),
  text: optionalText.describe('Printed instead of the computed figure.'),
  label: optionalText.describe('Words behind or below the figure.'),
  tone,
});
/** What the product alone asks for: growth over the whole time, also where both ends are years, and the sum or share of what stands between the ends. */
export type Arrow = z.infer<typeof arrow> & {
  readonly whole?: true;
  readonly group?: { readonly sum: number | undefined; readonly share: number | undefined; readonly decimals: number };
};

const valueLine = z.preprocess(
  (v) => (typeof v === 'number' ? { value: v } : blankAsAbsent(v)),
  z
    .object({ value: number, label: optionalText, sub: optionalText.describe('Second line below the label.'), tone })
    .meta({ also_types: ['number'] })
    .optional(),
);

const callouts = z
  .preprocess((v) => v ?? [], z.array(callout).max(MAX_CALLOUTS, `holds at most ${MAX_CALLOUTS} call-outs`))
  .describe(`Boxes with words, each with a leader to its place; at most ${MAX_CALLOUTS}.`);

/** Member for the data of drawings whose marks have names, and no common axis for the rest. */
export const calloutsField = { callouts } as const;

/** Members for the data of a chart. */
export const annotationFields = {
  callouts,
  arrows: z
    .preprocess((v) => v ?? [], z.array(arrow).max(MAX_ARROWS, `holds at most ${MAX_ARROWS} arrows`))
    .describe(`Change between two places, computed from the data; at most ${MAX_ARROWS}.`),
  value_line: valueLine.describe('A line across the chart at one value.'),
} as const;

export interface Annotations {
  /** The product chose them itself, for what the title says of the numbers. */
  readonly is_derived?: true;
  readonly callouts: readonly Callout[];
  readonly arrows: readonly Arrow[];
  readonly value_line?: z.infer<typeof valueLine>;
  readonly line_over?: LineOver;
  readonly delta_columns?: readonly DeltaColumn[];
}

/** The annotations of parsed data; undefined where there are none. */
export function annotationsOf(data: unknown): Annotations | undefined {
  const { callouts = [], arrows = [], value_line, line_over, delta_columns = [] } = (data ?? {}) as Partial<Annotations>;
  const lists = [callouts, arrows, delta_columns];
  if (lists.every((l) => l.length === 0) && value_line === undefined && line_over === undefined) return undefined;
  return {
    callouts,
    arrows,
    ...(value_line === undefined ? {} : { value_line }),
    ...(line_over === undefined ? {} : { line_over }),
    ...(delta_columns.length === 0 ? {} : { delta_columns }),
  };
}
