/** Series over time: the data of every variant of the trend. */
import { z } from 'zod';
import { annotationFields } from '../../fields/annotations.ts';
import { emphasis, level, listOf, name, optionalName, takeaways } from '../../fields/chart-fields.ts';
import { deltaColumnsField } from '../../fields/delta-columns.ts';
import { maybeNumber, optionalText } from '../../fields/fields.ts';
import { lineOverField } from '../../fields/line-over.ts';
import { defineForm } from '../define.ts';

const series = z.object({
  label: z.preprocess((v) => v ?? '', name).describe('A lone series needs none.'),
  values: listOf(maybeNumber).describe('One a period from the first on; null where it is missing.'),
  forecast_values: listOf(maybeNumber).describe('Continues where `values` ends.'),
  forecast_low: listOf(maybeNumber).describe('Lower end of the range of each forecast value.'),
  forecast_high: listOf(maybeNumber),
  unit: optionalText,
  emphasis,
});

export const data = z.object({
  periods: z.array(name).min(1, 'needs at least one period'),
  series: z
    .array(series)
    .min(1, 'needs at least one series')
    .superRefine((all, context) => {
      for (const [i, { label }] of all.entries())
        if (all.length > 1 && label === '')
          context.addIssue({ code: 'custom', path: [i, 'label'], message: 'is missing: each of several series needs one.' });
    }),
  unit: optionalText.describe('Unit of all series; a series may carry it instead.'),
  target: level,
  growth_label: optionalName.describe('`column_trend_growth`: printed before the rate instead of CAGR.'),
  palette: z
    .preprocess(
      (v) => (v === null || v === '' ? undefined : v),
      z.enum(['categories', 'shades'], { error: 'must be categories or shades' }).optional(),
    )
    .describe('`stacked_column_trend`: a colour for each series, or shades of one colour for up to four.'),
  takeaways,
  ...annotationFields,
  ...lineOverField,
  ...deltaColumnsField,
});

export type TrendData = z.infer<typeof data>;

export const form = defineForm<TrendData>({
  name: 'trend_chart',
  menu: 'How one or several figures move over time, with forecast, target or growth rate.',
  when: 'Three or more periods in order, and one to a handful of series on one unit.',
  when_not:
    'Two points in time for many items (use slope_chart), categories without time (bar_rank_chart), the drivers of one change (waterfall_bridge).',
  binds: ['headline', 'context', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'trend_line',
  capacity: { what: 'series', soft: 6, hard: 12 },
  prints_unit: true,
  annotates: true,
  keeps_direction: true,
  count: (d) => d.series.length,
  split: (d, hard) => {
    const parts = Math.ceil(d.series.length / hard);
    const per = Math.ceil(d.series.length / parts);
    return Array.from({ length: parts }, (_, i) => ({
      data: { ...d, series: d.series.slice(i * per, (i + 1) * per), takeaways: i === 0 ? d.takeaways : [] },
    }));
  },
  controls: ['emphasis', 'palette', 'good', 'years'],
});
