/** One origin, two paths that exclude each other. */
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
  capacity: { what: 'branches', soft: 2, hard: 2 },
  count: (d) => d.branches.length,
  controls: ['emphasis', 'icon', 'tone'],
});
