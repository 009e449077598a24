/** What moves a result most: for each driver, the result at its low and at its high end, about one base. */
import { z } from 'zod';
import { emphasis, listOf, name, unit } from '../../fields/chart-fields.ts';
import { number, optionalText } from '../../fields/fields.ts';
import { defineForm } from '../define.ts';

const absent = (v: unknown): unknown => (v === null || v === '' ? undefined : v);

export const data = z.object({
  unit,
  base: z
    .preprocess(
      (v) => (typeof v === 'number' ? { value: v } : absent(v)),
      z.object({ value: number, label: z.preprocess(absent, name.optional()) }).optional(),
    )
    .describe('The result in the base case; zero for the two-sided comparison.'),
  sides: listOf(name).describe('Names of the low and the high side.'),
  drivers: z
    .array(
      z.object({
        label: name,
        low: number,
        high: number,
        low_label: optionalText.describe('What the driver is at its low end.'),
        high_label: optionalText,
        emphasis,
      }),
    )
    .min(1, 'needs at least one driver'),
});
export type TornadoData = z.infer<typeof data>;

export const form = defineForm<TornadoData>({
  name: 'tornado',
  menu: 'What moves a result most: bars either side of a base, the longest on top.',
  when: 'A result and, for each of several drivers, what it becomes at a low and a high assumption.',
  when_not: 'Ranges without a common base (use football_field), deviations with one sign each (bar_rank_chart diverging_variance_bar).',
  binds: ['headline', 'context', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'sensitivity_tornado',
  capacity: { what: 'drivers', soft: 10, hard: 16 },
  prints_unit: true,
  count: (d) => d.drivers.length,
  split: (d, hard) => {
    const parts = Math.ceil(d.drivers.length / hard);
    const per = Math.ceil(d.drivers.length / parts);
    return Array.from({ length: parts }, (_, i) => ({ data: { ...d, drivers: d.drivers.slice(i * per, (i + 1) * per) } }));
  },
  controls: ['emphasis'],
});
