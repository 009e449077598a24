/** Levels that rise, with the present one and the target. */
import { z } from 'zod';
import { optionalNumber } from '../../fields/chart-fields.ts';
import type { Kit } from '../../layout/index.ts';
import { type Item, itemList } from '../../marks/text-items.ts';
import { listedItems, splitListed } from '../_listed.ts';
import { defineForm, type FormPane } from '../define.ts';

export const data = z.object({
  levels: itemList.describe('Where they are not sent as `blocks`.'),
  current: optionalNumber.describe('Index of the level reached, from 0.'),
  target: optionalNumber.describe('Index of the level aimed at, from 0.'),
});
export type MaturityStaircaseData = z.infer<typeof data>;

export const form = defineForm<MaturityStaircaseData>({
  name: 'maturity_staircase',
  menu: 'Levels that rise by equal steps; the current one filled, the target outlined.',
  when: 'A capability that grows level by level.',
  when_not: 'Phases of a plan (use ramp_curve or timeline_roadmap), several dimensions (the component maturity_model).',
  binds: ['headline', 'context', 'blocks', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'rising_steps',
  roomier: 'level_list',
  capacity: { what: 'levels', soft: 6, hard: 8 },
  count: (d, parts) => d.levels.length + parts.blocks.length,
  split: splitListed('levels'),
  controls: ['emphasis', 'icon', 'kind', 'state', 'current', 'target'],
});

/** All levels, blocks first. Refuses a slide without levels. */
export const levelsOf = (d: MaturityStaircaseData, pane: FormPane, kit: Kit): Item[] => listedItems('levels', d, pane, kit);
