/** Items around a centre. */
import { z } from 'zod';
import type { Kit, SourcedText } from '../../layout/index.ts';
import { type Item, itemList, itemOf, optionalItem } from '../../marks/text-items.ts';
import { listedItems, splitListed } from '../_listed.ts';
import { defineForm, type FormPane } from '../define.ts';

export const data = z.object({
  spokes: itemList.describe('Where they are not sent as `blocks`.'),
  hub: optionalItem,
});
export type HubSpokeData = z.infer<typeof data>;

export const form = defineForm<HubSpokeData>({
  name: 'hub_spoke',
  menu: 'One centre and what is connected to it.',
  when: 'A centre that serves or joins several others.',
  when_not: 'A reporting tree (use org_structure), things that flow between many (system_flow_map).',
  binds: ['headline', 'context', 'subject', 'blocks', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'spokes_around_hub',
  capacity: { what: 'spokes', soft: 6, hard: 10 },
  count: (d, parts) => d.spokes.length + parts.blocks.length,
  split: splitListed('spokes'),
  controls: ['emphasis', 'icon', 'kind'],
});

/** All spokes, blocks first. Refuses a slide without spokes. */
export const spokesOf = (d: HubSpokeData, pane: FormPane, kit: Kit): Item[] => listedItems('spokes', d, pane, kit);

/** The label at the centre. */
export function hubOf(d: HubSpokeData, pane: FormPane, kit: Kit): SourcedText | undefined {
  const own = d.hub === undefined ? undefined : itemOf(d.hub, `${pane.pointer}/hub`, kit).label;
  const { subject } = pane.parts;
  return own ?? (subject === undefined ? undefined : { text: subject.text, path: subject.path });
}
