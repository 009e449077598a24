/** Ranges of one figure by method, beside each other, with a reference line: a valuation summary. */
import { z } from 'zod';
import { calloutsField } from '../../fields/annotations.ts';
import { emphasis, name, unit } from '../../fields/chart-fields.ts';
import { number, optionalText } from '../../fields/fields.ts';
import { defineForm } from '../define.ts';

const absent = (v: unknown): unknown => (v === null || v === '' ? undefined : v);

export const data = z.object({
  unit,
  ranges: z
    .array(z.object({ label: name, low: number, high: number, mid: z.preprocess(absent, number.optional()), sub: optionalText, emphasis }))
    .min(1, 'needs at least one range'),
  reference: z.preprocess(
    (v) => (typeof v === 'number' ? { value: v } : absent(v)),
    z.object({ value: number, label: z.preprocess(absent, name.optional()) }).optional(),
  ),
  ...calloutsField,
});
export type FieldData = z.infer<typeof data>;

export const form = defineForm<FieldData>({
  name: 'football_field',
  menu: 'Ranges of one figure by method, as floating bars with a reference line.',
  when: 'Low and high by valuation method, by scenario or by source, on one scale.',
  when_not: 'Swings about one base case (use tornado), single values (bar_rank_chart).',
  binds: ['headline', 'context', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'valuation_ranges',
  capacity: { what: 'ranges', soft: 10, hard: 16 },
  annotates: true,
  prints_unit: true,
  count: (d) => d.ranges.length,
  split: (d, hard) => {
    const parts = Math.ceil(d.ranges.length / hard);
    const per = Math.ceil(d.ranges.length / parts);
    return Array.from({ length: parts }, (_, i) => ({ data: { ...d, ranges: d.ranges.slice(i * per, (i + 1) * per) } }));
  },
  controls: ['emphasis'],
});
