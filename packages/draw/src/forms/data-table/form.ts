/** Plain facts in columns and rows: the data of every table. */
import { z } from 'zod';
import { listOf, name, optionalName, tone } from '../../fields/chart-fields.ts';
import { number, text } from '../../fields/fields.ts';
import { chunks } from '../../marks/text-items.ts';
import { defineForm } from '../define.ts';

const cell = z.union([text, number, z.boolean(), z.null()], { error: 'must be text, a number, true, false or null' });
const column = z.preprocess(
  (v) => (typeof v === 'string' || typeof v === 'number' ? { key: String(v), label: v } : v),
  z.object({
    key: optionalName,
    label: z
      .preprocess((v) => v ?? undefined, name.optional())
      .describe('The head. An empty text leaves the head empty; left out, the key is the head.'),
    bar: z
      .preprocess((v) => (v === null || v === '' ? undefined : v), number.positive('must be above 0').optional())
      .describe('Draws the numbers of the column as bars as well; this value fills the bar: 100 for percentages.'),
    align: z.preprocess((v) => (v === null || v === '' ? undefined : v), z.enum(['left', 'center', 'right']).optional()),
  }),
);
const row = z.union([z.array(cell), z.record(z.string(), cell)], { error: 'must be a list of cells, or an object by column key' });

export const data = z.object({
  columns: listOf(column).describe('In order; rows that are objects are read by `key`.'),
  rows: z
    .array(row)
    .min(1, 'needs at least one row')
    .describe('Objects by key, or lists. Beside the keys a row may have `kind` (row, subtotal, total, section) and `level` (indent).'),
  highlight_rows: listOf(z.number().int().min(0)).describe('Indexes of rows to set apart.'),
  subtotal_rows: listOf(z.number().int().min(0)).describe('Indexes of rows that sum others, where the rows are lists.'),
  highlight_tone: tone.describe('good, bad, warn or neutral: tints the rows set apart, and their bars.'),
  total_row: z
    .preprocess((v) => v ?? undefined, z.union([row, z.boolean()]).optional())
    .describe('The last row, ruled off; true makes the last of `rows` the total.'),
});
export type TableData = z.infer<typeof data>;
export type TableCellValue = z.infer<typeof cell>;

export const form = defineForm<TableData>({
  name: 'data_table',
  menu: 'Facts in rows and columns: figures, a financial statement, or an action plan.',
  when: 'Values that people look up or compare line by line.',
  when_not:
    'Options judged by criteria (use comparison_matrix), one figure a category (bar_rank_chart), projects by state (status_dashboard).',
  binds: ['headline', 'context', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'plain_table',
  capacity: { what: 'rows', soft: 12, hard: 26 },
  drawn_as: 'grid',
  count: (d) => d.rows.length,
  split: (d, hard) =>
    chunks(d.rows, hard).map((rows, i, all) => ({
      data: { columns: d.columns, rows, ...(i === all.length - 1 && d.total_row !== undefined ? { total_row: d.total_row } : {}) },
    })),
  controls: ['key', 'align', 'highlight_rows', 'subtotal_rows', 'highlight_tone', 'bar', 'kind', 'level'],
});
