/** One score (or a few) against a scale with zones and a target. */
import { z } from 'zod';
import { emphasis, listOf, optionalName, tone } from '../../fields/chart-fields.ts';
import { number, optionalText, text } from '../../fields/fields.ts';
import { defineForm } from '../define.ts';

const absent = (v: unknown): unknown => (v === null || v === '' ? undefined : v);
const score = z.object({
  value: number,
  min: z.preprocess(absent, number.optional()),
  max: z.preprocess(absent, number.optional()),
  display: optionalText,
  label: optionalName,
  sub: optionalText,
  emphasis,
});

export const data = z
  .object({
    score: z.preprocess(absent, score.optional()),
    scores: listOf(score).describe('Several scores on one scale, for `multi_score_scale`.'),
    scale: z.preprocess(
      (v) => v ?? {},
      z.object({
        zones: listOf(z.object({ from: number, to: number, label: optionalName, tone, desc: optionalText })),
        target: z.preprocess(absent, z.object({ value: number, label: optionalName }).optional()),
      }),
    ),
    actions: listOf(text).describe('`score_action_gauge`: what lifts the score.'),
  })
  .refine((d) => d.score !== undefined || d.scores.length > 0, { message: 'needs a score', path: ['score'] });

export type GaugeData = z.infer<typeof data>;
export type Score = NonNullable<GaugeData['score']>;

export const form = defineForm<GaugeData>({
  name: 'gauge_score',
  menu: 'One score against a scale: which zone it stands in, how far the target is.',
  when: 'A single index or score with named zones, or a few scores on one scale.',
  when_not:
    'Several figures of different kinds (use kpi_metrics), values against targets by category (bar_rank_chart benchmark_target_bar).',
  binds: ['headline', 'context', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'threshold_explanation_gauge',
  capacity: { what: 'scores', soft: 8, hard: 14 },
  count: (d) => Math.max(1, d.scores.length),
  split: (d, hard) => {
    const parts = Math.ceil(d.scores.length / hard);
    const per = Math.ceil(d.scores.length / Math.max(1, parts));
    return Array.from({ length: parts }, (_, i) => ({ data: { ...d, scores: d.scores.slice(i * per, (i + 1) * per) } }));
  },
  controls: ['tone', 'emphasis', 'min', 'max', 'from', 'to'],
});
