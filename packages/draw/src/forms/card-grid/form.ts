/** Equal, unordered peers: the data of every grid of cards. */
import { z } from 'zod';
import { textOrNumber } from '../../fields/fields.ts';
import type { Kit } from '../../layout/index.ts';
import { fullItem, type Item } from '../../marks/text-items.ts';
import { listedItems, splitListed } from '../_listed.ts';
import { defineForm, type FormPane } from '../define.ts';

const words = (most: number) =>
  z.preprocess(
    (v) => (v === null || v === '' ? undefined : v),
    z.string().max(most, `is longer than ${most} characters; shorten it`).optional(),
  );

const card = z.union(
  [
    textOrNumber,
    fullItem.extend({
      owner: words(60).describe('Who is responsible.'),
      date: words(60).describe('When, or what comes next.'),
      progress: z
        .object({ value: z.number().min(0), of: z.number().min(0), label: words(40) })
        .optional()
        .describe('How much of the whole is in place, as a bar.'),
      group: words(120).describe('Head over neighbours that share it; what stands before a · is bold.'),
    }),
  ],
  { error: 'must be text, or an object such as {"label": "…"}' },
);

export const data = z.object({
  cards: z.preprocess((v) => v ?? [], z.array(card)).describe('Where they are not sent as `blocks`.'),
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
  split: splitListed('cards'),
  controls: ['emphasis', 'icon', 'kind'],
});

/** All cards, blocks first. Refuses a slide without cards. */
export const cardsOf = (d: CardGridData, pane: FormPane, kit: Kit): Item[] => listedItems('cards', d, pane, kit);
