/** A few conclusions with a line of support each. */
import { z } from 'zod';
import { optionalText } from '../../fields/fields.ts';
import type { Kit } from '../../layout/index.ts';
import { type Item, itemList } from '../../marks/text-items.ts';
import { listedItems, splitListed } from '../_listed.ts';
import { defineForm, type FormPane } from '../define.ts';

export const data = z.object({
  takeaways: itemList.describe('Where they are not sent as `blocks`.'),
  ask: optionalText.describe('A closing request, below the conclusions.'),
});
export type TakeawayStackData = z.infer<typeof data>;

export const form = defineForm<TakeawayStackData>({
  name: 'takeaway_stack',
  menu: 'A few conclusions, one line of support each, perhaps an ask at the end.',
  when: 'The end of a document or chapter: what to remember.',
  when_not: 'Topics of a meeting (use agenda_list), the whole story on one page (executive_summary).',
  binds: ['headline', 'context', 'subject', 'blocks', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'numbered_takeaways',
  capacity: { what: 'takeaways', soft: 5, hard: 8 },
  count: (d, parts) => d.takeaways.length + parts.blocks.length,
  split: splitListed('takeaways'),
  controls: ['emphasis', 'icon', 'kind'],
});

/** All takeaways, blocks first. Refuses a slide without takeaways. */
export const takeawaysOf = (d: TakeawayStackData, pane: FormPane, kit: Kit): Item[] => listedItems('takeaways', d, pane, kit);
