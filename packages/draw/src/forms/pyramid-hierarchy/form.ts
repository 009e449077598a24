/** Tiers from the apex to the base. */
import { z } from 'zod';
import type { Kit } from '../../layout/index.ts';
import { type Item, itemList } from '../../marks/text-items.ts';
import { listedItems, splitListed } from '../_listed.ts';
import { defineForm, type FormPane } from '../define.ts';

export const data = z.object({
  tiers: itemList.describe('Where they are not sent as `blocks`.'),
});
export type PyramidHierarchyData = z.infer<typeof data>;

export const form = defineForm<PyramidHierarchyData>({
  name: 'pyramid_hierarchy',
  menu: 'Tiers that rest on each other, apex first.',
  when: 'A hierarchy in which the lower carries the upper.',
  when_not: 'A reporting tree (use org_structure), a quantity that narrows (funnel).',
  binds: ['headline', 'context', 'blocks', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'tiers_with_text',
  capacity: { what: 'tiers', soft: 5, hard: 8 },
  count: (d, parts) => d.tiers.length + parts.blocks.length,
  split: splitListed('tiers'),
  controls: ['emphasis', 'icon', 'kind'],
});

/** All tiers, blocks first. Refuses a slide without tiers. */
export const tiersOf = (d: PyramidHierarchyData, pane: FormPane, kit: Kit): Item[] => listedItems('tiers', d, pane, kit);
