/** Tiers from the apex to the base. */
import { z } from 'zod';
import { capacityExceeded, type Kit } from '../../layout/index.ts';
import { chunks, type Item, itemList, itemsOf, itemsOfBlocks } from '../../marks/text-items.ts';
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
  split: (d, hard, parts) =>
    parts.blocks.length > 0
      ? chunks(parts.blocks, hard).map((blocks) => ({ blocks }))
      : chunks(d.tiers, hard).map((tiers) => ({ data: { ...d, tiers } })),
  controls: ['emphasis', 'icon', 'kind'],
});

/** All tiers, blocks first. Refuses a slide without tiers. */
export function tiersOf(d: PyramidHierarchyData, pane: FormPane, kit: Kit): Item[] {
  const found = [...itemsOfBlocks(pane.parts.blocks, kit), ...itemsOf(d.tiers, `${pane.pointer}/tiers`, kit)];
  if (found.length === 0)
    throw capacityExceeded('There are no tiers to draw.', 'Send blocks with a label each.', { pointer: '/blocks', count: 0 });
  return found;
}
