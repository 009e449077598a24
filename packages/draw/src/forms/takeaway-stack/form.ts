/** A few conclusions with a line of support each. */
import { z } from 'zod';
import { optionalText } from '../../fields/fields.ts';
import { capacityExceeded, type Kit } from '../../layout/index.ts';
import { chunks, type Item, itemList, itemsOf, itemsOfBlocks } from '../../marks/text-items.ts';
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
  split: (d, hard, parts) =>
    parts.blocks.length > 0
      ? chunks(parts.blocks, hard).map((blocks) => ({ blocks }))
      : chunks(d.takeaways, hard).map((takeaways) => ({ data: { ...d, takeaways } })),
  controls: ['emphasis', 'icon', 'kind'],
});

/** All takeaways, blocks first. Refuses a slide without takeaways. */
export function takeawaysOf(d: TakeawayStackData, pane: FormPane, kit: Kit): Item[] {
  const found = [...itemsOfBlocks(pane.parts.blocks, kit), ...itemsOf(d.takeaways, `${pane.pointer}/takeaways`, kit)];
  if (found.length === 0)
    throw capacityExceeded('There are no takeaways to draw.', 'Send blocks with a label each.', { pointer: '/blocks', count: 0 });
  return found;
}
