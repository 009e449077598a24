/** A closed loop of stages. */
import { z } from 'zod';
import type { Kit } from '../../layout/index.ts';
import { type Item, itemList } from '../../marks/text-items.ts';
import { listedItems, splitListed } from '../_listed.ts';
import { defineForm, type FormPane } from '../define.ts';

export const data = z.object({
  stages: itemList.describe('Where they are not sent as `blocks`.'),
});
export type CycleFlowData = z.infer<typeof data>;

export const form = defineForm<CycleFlowData>({
  name: 'cycle_flow',
  menu: 'Stages that lead back to the first one.',
  when: 'A loop without end: each round begins where the last ended.',
  when_not: 'A sequence with an end (use linear_flow), parts of one thing (segment_wheel).',
  binds: ['headline', 'context', 'subject', 'blocks', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'ring_of_stages',
  example: {
    headline: 'Each season feeds the next plan',
    subject: 'Service cycle',
    blocks: [
      { label: 'Measure', sub: 'Punctuality, load and complaints by line' },
      { label: 'Plan', sub: 'Timetable and duties for the season' },
      { label: 'Run', sub: 'Daily control with two reserve crews' },
      { label: 'Review', sub: 'Four weeks after every change', emphasis: 'primary' },
    ],
  },
  capacity: { what: 'stages', soft: 6, hard: 10 },
  count: (d, parts) => d.stages.length + parts.blocks.length,
  split: splitListed('stages'),
  controls: ['emphasis', 'icon', 'kind'],
});

/** All stages, blocks first. Refuses a slide without stages. */
export const stagesOf = (d: CycleFlowData, pane: FormPane, kit: Kit): Item[] => listedItems('stages', d, pane, kit);
