/** Options by criteria: the data of every comparison. */
import { z } from 'zod';
import { emphasis, name, optionalName, optionalNumber, tone } from '../../fields/chart-fields.ts';
import { number, text } from '../../fields/fields.ts';
import { chunks } from '../../marks/text-items.ts';
import { defineForm } from '../define.ts';

const blank = (v: unknown): unknown => (v === undefined || v === '' ? null : v);
const scored = z.object({
  text: optionalName,
  score: z.preprocess((v) => (v === null || v === '' ? undefined : v), number.min(0, 'must be 0 to 4').max(4, 'must be 0 to 4').optional()),
  tone,
});
const cell = z.preprocess(
  blank,
  z.union([text, number, z.boolean(), scored, z.null()], { error: 'must be text, a number, true or false, or {text, score, tone}' }),
);
const column = z.preprocess(
  (v) => (typeof v === 'string' || typeof v === 'number' ? { label: v } : v),
  z.object({ label: name, emphasis }),
);
const row = z.object({ label: name, cells: z.array(cell), weight: optionalNumber.describe('For `weighted_scoring`.'), emphasis });

export const data = z
  .object({
    columns: z.array(column).min(1, 'needs at least one option').max(7, 'holds at most 7 options').describe('The options.'),
    rows: z.array(row).min(1, 'needs at least one criterion').describe('The criteria, each with one cell an option.'),
    recommended: optionalName.describe('Label of the option to be set apart.'),
    corner: optionalName.describe('Head of the criteria.'),
  })
  .superRefine((d, ctx) => {
    for (const [i, r] of d.rows.entries())
      if (r.cells.length !== d.columns.length)
        ctx.addIssue({
          code: 'custom',
          path: ['rows', i, 'cells'],
          message: `has ${r.cells.length} cells for ${d.columns.length} columns; send one for each`,
        });
  });

export type MatrixData = z.infer<typeof data>;
export type MatrixCell = MatrixData['rows'][number]['cells'][number];

export const form = defineForm<MatrixData>({
  name: 'comparison_matrix',
  menu: 'Options beside each other by the same criteria, in words, numbers or Harvey balls.',
  when: 'Two to seven options judged by several criteria, one of them perhaps recommended.',
  when_not: 'Facts without options (use data_table), one figure per option (bar_rank_chart), two paths (strategic_fork).',
  binds: ['headline', 'context', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'options_by_criteria',
  capacity: { what: 'criteria', soft: 9, hard: 14 },
  drawn_as: 'grid',
  count: (d) => d.rows.length,
  split: (d, hard) => chunks(d.rows, hard).map((rows) => ({ data: { ...d, rows } })),
  controls: ['emphasis', 'tone', 'recommended'],
  places: ['score'],
});
