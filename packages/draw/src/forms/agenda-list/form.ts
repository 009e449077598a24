/** Topics in order: the data of every agenda. */
import { z } from 'zod';
import type { Kit } from '../../layout/index.ts';
import { type Item, itemList, itemsOf, itemsOfBlocks } from '../../marks/text-items.ts';
import { splitListed } from '../_listed.ts';
import { defineForm, type FormPane } from '../define.ts';

export const data = z.object({ items: itemList.describe('Topics, where they are not sent as `blocks`.') });
export type AgendaData = z.infer<typeof data>;

const HARD = 12;

export const form = defineForm<AgendaData>({
  name: 'agenda_list',
  menu: 'Topics in order, with their length or owner at the right.',
  when: 'The contents of a meeting or document: topics that follow each other, perhaps under group titles.',
  when_not: 'Milestones with dates (use timeline_roadmap), conclusions (takeaway_stack), a section break (section_divider).',
  binds: ['headline', 'context', 'subject', 'blocks', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'numbered_agenda',
  capacity: { what: 'topics', soft: 8, hard: HARD },
  count: (d, parts) => d.items.length + parts.blocks.filter((b) => b.kind !== 'header').length,
  split: splitListed('items'),
  controls: ['emphasis', 'kind', 'icon'],
});

export const topicsOf = (d: AgendaData, pane: FormPane, kit: Kit): Item[] => [
  ...itemsOfBlocks(pane.parts.blocks, kit),
  ...itemsOf(d.items, `${pane.pointer}/items`, kit),
];
