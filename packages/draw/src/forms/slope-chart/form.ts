/** Many items at two or more points in time: who rose, who fell, who changed places. */
import { z } from 'zod';
import { calloutsField } from '../../fields/annotations.ts';
import { emphasis, goodWhen, listOf, name, unit } from '../../fields/chart-fields.ts';
import { maybeNumber, optionalText } from '../../fields/fields.ts';
import { defineForm } from '../define.ts';

export const data = z.object({
  unit,
  periods: z.array(name).min(2, 'needs at least two periods').max(6, 'holds at most 6 periods; send trend_chart'),
  items: z.array(z.object({ label: name, values: listOf(maybeNumber), display: optionalText, emphasis })).min(1, 'needs at least one item'),
  good_when: goodWhen,
  ...calloutsField,
});
export type SlopeData = z.infer<typeof data>;

export const form = defineForm<SlopeData>({
  name: 'slope_chart',
  menu: 'Many items at two points in time, joined by lines: who rose, who fell, who changed places.',
  when: 'The same figure for several items at two (up to six) points in time.',
  when_not:
    'More points in time (use trend_chart), one point in time (bar_rank_chart), the change itself as the message (bar_rank_chart before_after_dumbbell).',
  binds: ['headline', 'context', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'two_period_slope',
  capacity: { what: 'items', soft: 10, hard: 16 },
  annotates: true,
  prints_unit: true,
  count: (d) => d.items.length,
  split: (d, hard) => {
    const parts = Math.ceil(d.items.length / hard);
    const per = Math.ceil(d.items.length / parts);
    return Array.from({ length: parts }, (_, i) => ({ data: { ...d, items: d.items.slice(i * per, (i + 1) * per) } }));
  },
  controls: ['emphasis', 'good_when'],
});
