/** One origin, and two paths that exclude each other. */
import { z } from 'zod';
import { optionalName } from '../../fields/chart-fields.ts';
import { item, optionalItem } from '../../marks/text-items.ts';
import { defineForm } from '../define.ts';

export const data = z.object({
  origin: optionalItem,
  branches: z.array(item).length(2, 'needs exactly two branches'),
  recommendation: optionalItem.describe('Words of the pill on the primary branch.'),
  thesis: optionalName,
});
export type ForkData = z.infer<typeof data>;

export const form = defineForm<ForkData>({
  name: 'strategic_fork',
  menu: 'One origin and two paths that exclude each other, one recommended.',
  when: 'A decision between two courses.',
  when_not: 'More than two options (use comparison_matrix), two sides without a choice (editorial_split).',
  binds: ['headline', 'context', 'subject', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'do_nothing_vs_act',
  emphasis_states: true,
  example: {
    headline: 'Repair again or renew once: the subsidy decides',
    data: {
      origin: { label: 'Ageing fleet', detail: '41 buses are past 14 years' },
      branches: [
        {
          label: 'Repair',
          summary: 'Keep patching for four years',
          points: ['Downtime grows from 6% to 11%', 'No subsidy after 2028', '€3.1m a year'],
          emphasis: 'normal',
        },
        {
          label: 'Renew',
          summary: 'Replace in two lots',
          points: ['Subsidy of 40% until 2028', 'Workshop freed for electric buses', '€2.7m a year after subsidy'],
          emphasis: 'primary',
        },
      ],
      recommendation: { label: 'Recommended' },
      thesis: 'The subsidy makes waiting the dear option.',
    },
  },
  capacity: { what: 'branches', soft: 2, hard: 2 },
  count: (d) => d.branches.length,
  controls: ['emphasis', 'icon', 'tone'],
});
