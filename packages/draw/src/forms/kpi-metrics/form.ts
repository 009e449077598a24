/** A board of headline numbers: label, value as written, change with its tone, and sections of text below. */
import { z } from 'zod';
import { emphasis, listOf, name, tone } from '../../fields/chart-fields.ts';
import { optionalText, text, textOrNumber } from '../../fields/fields.ts';
import { defineForm } from '../define.ts';

const metric = z.object({
  label: name,
  value: textOrNumber.describe('Drawn as written.'),
  delta_value: z.preprocess((v) => (v === null || v === '' ? undefined : v), textOrNumber.optional()),
  delta: z.preprocess((v) => (v === null || v === '' ? undefined : v), textOrNumber.optional()).describe('Another word for `delta_value`.'),
  delta_tone: tone,
  sub: optionalText,
  emphasis,
});

export const data = z.object({
  metrics: z.array(metric).min(1, 'needs at least one metric'),
  sections: listOf(z.object({ label: name, items: listOf(text) })).describe('Equal columns of short sentences: Highlights, Risks, Asks.'),
});

export type KpiData = z.infer<typeof data>;

export const form = defineForm<KpiData>({
  name: 'kpi_metrics',
  menu: 'A board of headline numbers, each with its change; optional sections turn it into an executive summary.',
  when: 'Two to eight figures of different kinds that are read one by one.',
  when_not:
    'One kind of figure for many categories (use bar_rank_chart), figures over time (trend_chart), states of initiatives (status_dashboard).',
  binds: ['headline', 'context', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'delta_scoreboard',
  capacity: { what: 'metrics', soft: 8, hard: 12 },
  count: (d) => d.metrics.length,
  split: (d, hard) => {
    const parts = Math.ceil(d.metrics.length / hard);
    const per = Math.ceil(d.metrics.length / parts);
    return Array.from({ length: parts }, (_, i) => ({
      data: { metrics: d.metrics.slice(i * per, (i + 1) * per), sections: i === 0 ? d.sections : [] },
    }));
  },
  controls: ['delta_tone', 'emphasis'],
});
