/** A grid of numbers: the data of every heat matrix. */
import { z } from 'zod';
import { goodWhen } from '../../fields/chart-fields.ts';
import { maybeNumber, optionalText, textOrNumber } from '../../fields/fields.ts';
import { evenly } from '../_evenly.ts';
import { defineForm } from '../define.ts';

const labels = z.preprocess((v) => v ?? [], z.array(z.preprocess((v) => v ?? '', textOrNumber)));

export const data = z.object({
  x_labels: labels.describe('Names of the columns.'),
  y_labels: labels.describe('Names of the rows.'),
  cells: z
    .array(z.array(maybeNumber))
    .min(1, 'needs at least one row')
    .describe('Rows of numbers, top first; null where a value is missing.'),
  unit: optionalText,
  good_when: goodWhen,
  x_title: optionalText.describe('What the columns vary.'),
  y_title: optionalText.describe('What the rows vary.'),
  base: z
    .preprocess(
      (v) => (v === null || v === '' ? undefined : v),
      z.object({ row: z.number().int().min(0), column: z.number().int().min(0) }).optional(),
    )
    .describe('The base case by zero-based row and column: outlined.'),
});
export type HeatData = z.infer<typeof data>;

export const form = defineForm<HeatData>({
  name: 'heat_matrix',
  menu: 'A grid of numbers coloured by size: where the high and low values are, cohorts, sensitivities.',
  when: 'One measure over two dimensions.',
  when_not: 'Words or marks in the cells (use comparison_matrix), likelihood by impact (risk_matrix), one dimension (bar_rank_chart).',
  binds: ['headline', 'context', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'value_heat_matrix',
  capacity: { what: 'rows', soft: 12, hard: 31 },
  prints_unit: true,
  drawn_as: 'grid',
  count: (d) => Math.max(d.cells.length, d.y_labels.length),
  split: (d, hard) => {
    const n = Math.ceil(d.cells.length / hard);
    const per = Math.ceil(d.cells.length / n);
    return Array.from({ length: n }, (_, i) => {
      const { base, ...rest } = d;
      const from = i * per;
      const here = base !== undefined && base.row >= from && base.row < from + per;
      return {
        data: {
          ...rest,
          cells: d.cells.slice(from, from + per),
          y_labels: d.y_labels.slice(from, from + per),
          ...(here ? { base: { row: base.row - from, column: base.column } } : {}),
        },
      };
    });
  },
  across: {
    hard: 31,
    count: (d) => Math.max(d.x_labels.length, ...d.cells.map((row) => row.length)),
    split: (d, per) => {
      const { base, ...rest } = d;
      return evenly(Math.max(d.x_labels.length, ...d.cells.map((row) => row.length)), per).map(({ from, to }) => ({
        data: {
          ...rest,
          cells: d.cells.map((row) => row.slice(from, to)),
          x_labels: d.x_labels.slice(from, to),
          ...(base !== undefined && base.column >= from && base.column < to ? { base: { row: base.row, column: base.column - from } } : {}),
        },
      }));
    },
  },
  controls: ['base', 'good_when'],
});
