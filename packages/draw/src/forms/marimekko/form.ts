/** A market in two dimensions: widths are totals, heights are shares. */
import { z } from 'zod';
import { emphasis, listOf, name, unit } from '../../fields/chart-fields.ts';
import { maybeNumber, number } from '../../fields/fields.ts';
import { defineForm } from '../define.ts';

/** Most parts of one column, because a column is five inches high. */
const MAX_PARTS = 40;
const parts = <T>(list: readonly T[]): boolean => list.length <= MAX_PARTS;
const TOO_MANY = { error: `holds at most ${MAX_PARTS} parts; put the smallest together` };

export const data = z.object({
  unit,
  segments: listOf(name).refine(parts, TOO_MANY).describe('Names of the parts, from the baseline up.'),
  columns: z
    .array(
      z.object({
        label: name,
        values: listOf(maybeNumber).refine(parts, TOO_MANY),
        width: z.preprocess((v) => (v === null || v === '' ? undefined : v), number.optional()),
        emphasis,
      }),
    )
    .min(1, 'needs at least one column'),
  highlight_segment: z
    .preprocess((v) => (v === null || v === '' ? undefined : v), name.optional())
    .describe('The part that is set off: ours.'),
});
export type MekkoData = z.infer<typeof data>;

export const form = defineForm<MekkoData>({
  name: 'marimekko',
  menu: 'A market by two dimensions at once: column widths are totals, heights are shares.',
  when: 'Sizes of several groups and how each divides into the same parts.',
  when_not: 'One total only (use nested_magnitude), totals without exact widths (bar_rank_chart stacked_composition_bar).',
  binds: ['headline', 'context', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'share_marimekko',
  capacity: { what: 'columns', soft: 7, hard: 10 },
  count: (d) => d.columns.length,
  split: (d, hard) => {
    const parts = Math.ceil(d.columns.length / hard);
    const per = Math.ceil(d.columns.length / parts);
    return Array.from({ length: parts }, (_, i) => ({ data: { ...d, columns: d.columns.slice(i * per, (i + 1) * per) } }));
  },
  controls: ['emphasis', 'highlight_segment'],
});
