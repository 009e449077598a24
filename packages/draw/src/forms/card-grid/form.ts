/** Equal, unordered peers: the data that every grid of cards draws. */
import { z } from 'zod';
import { capacityExceeded, type Kit } from '../../layout/index.ts';
import { chunks, type Item, itemList, itemsOf, itemsOfBlocks } from '../../marks/text-items.ts';
import { defineForm, type FormPane } from '../define.ts';

export const data = z.object({
  cards: itemList.describe('Where they are not sent as `blocks`.'),
});
export type CardGridData = z.infer<typeof data>;

export const form = defineForm<CardGridData>({
  name: 'card_grid',
  menu: 'Equal points side by side, with icon, figure and detail.',
  when: 'Two to twelve points of one rank, in no order.',
  when_not: 'Points in order (use linear_flow), conclusions with support (takeaway_stack), figures alone (kpi_metrics).',
  binds: ['headline', 'context', 'subject', 'blocks', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'equal_cards',
  capacity: { what: 'cards', soft: 6, hard: 12 },
  count: (d, parts) => d.cards.length + parts.blocks.length,
  split: (d, hard, parts) =>
    parts.blocks.length > 0
      ? chunks(parts.blocks, hard).map((blocks) => ({ blocks }))
      : chunks(d.cards, hard).map((cards) => ({ data: { ...d, cards } })),
  controls: ['emphasis', 'icon', 'kind'],
});

/** All cards, blocks first; refuses a slide without one. */
export function cardsOf(d: CardGridData, pane: FormPane, kit: Kit): Item[] {
  const found = [...itemsOfBlocks(pane.parts.blocks, kit), ...itemsOf(d.cards, `${pane.pointer}/cards`, kit)];
  if (found.length === 0)
    throw capacityExceeded('There are no cards to draw.', 'Send blocks with a label each.', { pointer: '/blocks', count: 0 });
  return found;
}
