/** Actuals against plan and prior year, line by line: the data of every variance table. */
import { z } from 'zod';
import { number, optionalText, textOrNumber } from '../../fields/fields.ts';
import { defineForm } from '../define.ts';

const absent = (v: unknown): unknown => (v === null || v === '' ? undefined : v);
const maybe = z.preprocess(absent, number.optional());

const row = z.object({
  label: textOrNumber,
  kind: z
    .preprocess(absent, z.enum(['row', 'subtotal', 'total', 'section'], { error: 'must be row, subtotal, total or section' }).optional())
    .describe('A section is a heading without figures.'),
  level: z.preprocess(absent, z.number().int().min(0).max(4).optional()).describe('Indent, 0 to 4.'),
  actual: maybe,
  plan: maybe,
  prior: maybe,
  good_when: z
    .preprocess(absent, z.enum(['up', 'down'], { error: 'must be up or down' }).optional())
    .describe('`down` for cost lines: more than planned is then adverse. Figures sent as negative costs need none.'),
  comment: optionalText.describe('Why, in a few words.'),
  emphasis: z.preprocess(absent, z.enum(['primary', 'normal'], { error: 'must be primary or normal' }).optional()),
});

export const data = z
  .object({
    unit: z.preprocess((v) => v ?? '', z.string().max(40)).describe('Of all figures.'),
    labels: z
      .preprocess(absent, z.object({ actual: optionalText, plan: optionalText, prior: optionalText, variance: optionalText }).optional())
      .describe('Headings, where they differ from Actual, Plan, Prior year, Variance.'),
    rows: z.array(row).min(1, 'needs at least one row'),
  })
  .superRefine((d, ctx) => {
    if (!d.rows.some((r) => r.actual !== undefined && (r.plan !== undefined || r.prior !== undefined)))
      ctx.addIssue({
        code: 'custom',
        path: ['rows', 0],
        message: 'needs `actual` with `plan` or `prior` in at least one row',
        input: d.rows[0],
      });
  });
export type VarianceData = z.infer<typeof data>;

const HARD = 26;

export const form = defineForm<VarianceData>({
  name: 'variance_table',
  menu: 'Line items with plan, actual and what lies between, in figures and bars.',
  when: 'A statement or budget against plan or prior year, with subtotals.',
  when_not: 'The drivers between two totals (use waterfall_bridge), plain facts (data_table), one metric by category (bar_rank_chart).',
  binds: ['headline', 'context', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'plan_variance_table',
  capacity: { what: 'rows', soft: 18, hard: HARD },
  prints_unit: true,
  drawn_as: 'grid',
  count: (d) => d.rows.length,
  split: (d, hard) => {
    const n = Math.ceil(d.rows.length / hard);
    const per = Math.ceil(d.rows.length / n);
    return Array.from({ length: n }, (_, i) => ({ data: { ...d, rows: d.rows.slice(i * per, (i + 1) * per) } }));
  },
  controls: ['kind', 'level', 'emphasis', 'good_when'],
});
