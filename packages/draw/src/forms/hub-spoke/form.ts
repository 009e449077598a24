/** Items around a centre. */
import { z } from 'zod';
import { capacityExceeded, type Kit, type SourcedText } from '../../layout/index.ts';
import { chunks, type Item, itemList, itemOf, itemsOf, itemsOfBlocks, optionalItem } from '../../marks/text-items.ts';
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
  split: (d, hard, parts) =>
    parts.blocks.length > 0
      ? chunks(parts.blocks, hard).map((blocks) => ({ blocks }))
      : chunks(d.spokes, hard).map((spokes) => ({ data: { ...d, spokes } })),
  controls: ['emphasis', 'icon', 'kind'],
});

/** All spokes, blocks first. Refuses a slide without spokes. */
export function spokesOf(d: HubSpokeData, pane: FormPane, kit: Kit): Item[] {
  const found = [...itemsOfBlocks(pane.parts.blocks, kit), ...itemsOf(d.spokes, `${pane.pointer}/spokes`, kit)];
  if (found.length === 0)
    throw capacityExceeded('There are no spokes to draw.', 'Send blocks with a label each.', { pointer: '/blocks', count: 0 });
  return found;
}

/** The label at the centre. */
export function hubOf(d: HubSpokeData, pane: FormPane, kit: Kit): SourcedText | undefined {
  const own = d.hub === undefined ? undefined : itemOf(d.hub, `${pane.pointer}/hub`, kit).label;
  const { subject } = pane.parts;
  return own ?? (subject === undefined ? undefined : { text: subject.text, path: subject.path });
}
