/** One rising wedge in phases. */
import { z } from 'zod';
import type { Kit } from '../../layout/index.ts';
import { type Item, itemList } from '../../marks/text-items.ts';
import { listedItems, splitListed } from '../_listed.ts';
import { defineForm, type FormPane } from '../define.ts';

export const data = z.object({
  phases: itemList.describe('Where they are not sent as `blocks`.'),
});
export type RampCurveData = z.infer<typeof data>;

export const form = defineForm<RampCurveData>({
  name: 'ramp_curve',
  menu: 'A wedge that rises through phases, at the height of their values where all have one of the same unit.',
  when: 'Effects that build up phase by phase.',
  when_not: 'Values to scale over time (use trend_chart), levels of a capability (maturity_staircase).',
  binds: ['headline', 'context', 'blocks', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'rising_wedge',
  capacity: { what: 'phases', soft: 6, hard: 8 },
  count: (d, parts) => d.phases.length + parts.blocks.length,
  split: splitListed('phases'),
  controls: ['emphasis', 'icon', 'kind'],
});

/** All phases, blocks first. Refuses a slide without phases. */
export const phasesOf = (d: RampCurveData, pane: FormPane, kit: Kit): Item[] => listedItems('phases', d, pane, kit);
