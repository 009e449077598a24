/** Magnitudes across categories: the data of every variant of the ranked bars. */
import { z } from 'zod';
import { annotationFields } from '../../fields/annotations.ts';
import { emphasis, goodWhen, level, listOf, name, optionalName, optionalNumber, takeaways, tone, unit } from '../../fields/chart-fields.ts';
import { cutDeltas, deltaColumnsField } from '../../fields/delta-columns.ts';
import { maybeNumber, optionalText } from '../../fields/fields.ts';
import { cutLine, lineOverField } from '../../fields/line-over.ts';
import { defineForm } from '../define.ts';

const category = z.object({
  label: name,
  value: maybeNumber.describe('Signed for the diverging variant; null where it is missing.'),
  values: listOf(maybeNumber).describe('One for each of `series_labels`, for the grouped, stacked and before-after variants.'),
  display: optionalText.describe('Printed instead of the formatted value.'),
  sublabel: optionalText,
  sub: optionalText.describe('Another word for `sublabel`.'),
  tone,
  emphasis,
  target: optionalNumber,
  gap: optionalText.describe('Printed instead of the computed distance to the target.'),
});

export const data = z.object({
  unit,
  categories: z.array(category).min(1, 'needs at least one category'),
  series_labels: listOf(name),
  average: level.describe('A line across the bars; the mean of the values where a variant draws one and none is sent.'),
  bracket: z
    .preprocess((v) => (v === null || v === '' ? undefined : v), z.object({ top: z.number().int().min(1), label: optionalName }).optional())
    .describe('`share_bracket_bar`: how many of the largest are bracketed.'),
  takeaways,
  good_when: goodWhen,
  ...annotationFields,
  ...lineOverField,
  ...deltaColumnsField,
});

export type RankData = z.infer<typeof data>;
export type Category = RankData['categories'][number];

export const form = defineForm<RankData>({
  name: 'bar_rank_chart',
  menu: 'How large categories are beside each other: ranked, against a target, as variance, or by parts.',
  when: 'One figure (or a few series) for each of several named categories at one time.',
  when_not:
    'A series over time (use trend_chart), steps from one total to another (waterfall_bridge), parts of one whole (nested_magnitude).',
  binds: ['headline', 'context', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'ranked_magnitude_bar',
  capacity: { what: 'categories', soft: 14, hard: 24 },
  prints_unit: true,
  annotates: true,
  count: (d) => d.categories.length,
  split: (d, hard) => {
    const parts = Math.ceil(d.categories.length / hard);
    const per = Math.ceil(d.categories.length / parts);
    return Array.from({ length: parts }, (_, i) => ({
      data: {
        ...d,
        categories: d.categories.slice(i * per, (i + 1) * per),
        takeaways: i === 0 ? d.takeaways : [],
        ...cutLine(d.line_over, i * per, (i + 1) * per),
        ...cutDeltas(d.delta_columns, i * per, (i + 1) * per),
      },
    }));
  },
  controls: ['emphasis', 'tone', 'top', 'good', 'good_when', 'years'],
});
