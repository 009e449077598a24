/** Support bands over activity columns that lead to a goal. */
import { z } from 'zod';
import { optionalName } from '../../fields/chart-fields.ts';
import { chunks, itemList } from '../../marks/text-items.ts';
import { defineForm } from '../define.ts';

export const data = z.object({
  goal: optionalName.describe('What all activities lead to: the tip.'),
  support: itemList.describe('Bands across all activities.'),
  primary: itemList.refine((list) => list.length > 0, 'needs at least one activity').describe('Activities in order.'),
});
export type ValueChainData = z.infer<typeof data>;

export const form = defineForm<ValueChainData>({
  name: 'value_chain',
  menu: 'Support bands over activities in order, leading to a goal.',
  when: 'How a company makes its value: activities in order and what carries them.',
  when_not: 'Steps of one process (use linear_flow), layers of a system (layer_stack).',
  binds: ['headline', 'context', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'porter_value_chain',
  example: {
    headline: 'Value is lost at the stop, not on the road',
    data: {
      goal: 'Riders who come back',
      support: [{ label: 'Network planning' }, { label: 'Fleet and workshops' }, { label: 'People and training' }],
      primary: [
        { label: 'Inform', detail: ['App and signs', 'Changes a week ahead'] },
        { label: 'Board', detail: ['All doors', 'Tickets on the phone'], emphasis: 'primary' },
        { label: 'Ride', detail: ['Three minutes at most', 'Clean every night'] },
        { label: 'Connect', detail: ['Boats and trains wait'] },
        { label: 'Follow up', detail: ['Answer in two days'] },
      ],
    },
  },
  capacity: { what: 'activities', soft: 6, hard: 8 },
  count: (d) => d.primary.length,
  beside: (d) => [{ count: d.support.length, capacity: { what: 'support bands', soft: 5, hard: 5 } }],
  split: (d, hard) => {
    const primary = chunks(d.primary, hard);
    const support = chunks(d.support, 5);
    return Array.from({ length: Math.max(primary.length, support.length) }, (_, i) => ({
      data: { ...d, primary: primary[i] ?? d.primary.slice(0, hard), support: support[i] ?? [] },
    }));
  },
  controls: ['emphasis', 'icon', 'tone'],
});
