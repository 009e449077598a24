/** Section breaks: a number, a title, and the position in the document. */
import { z } from 'zod';
import { optionalText } from '../../fields/fields.ts';
import { chunks, itemList } from '../../marks/text-items.ts';
import { defineForm } from '../define.ts';

export const data = z.object({
  sections: itemList.describe('All sections, where they are not sent as `blocks`.'),
  icon: optionalText.describe('A Lucide icon name, or "auto": drawn over the number.'),
});
export type DividerData = z.infer<typeof data>;

export const form = defineForm<DividerData>({
  name: 'section_divider',
  menu: 'A break between chapters, with number, title and progress.',
  when: 'A new chapter begins and the audience should know where it stands.',
  when_not: 'The first slide (use hero_statement) or a list of topics (agenda_list).',
  binds: ['headline', 'context', 'subject', 'blocks', 'takeaway', 'caution', 'highlight', 'source_note', 'date'],
  data,
  default_variant: 'numbered_divider',
  example: {
    headline: 'Where the money goes',
    context: 'Cost by plant, product and customer',
    subject: '02',
    blocks: [
      { label: 'Where we stand' },
      { label: 'Where the money goes', emphasis: 'primary' },
      { label: 'What we change' },
      { label: 'How we get there' },
    ],
  },
  capacity: { what: 'sections', soft: 8, hard: 10 },
  count: (d, parts) => parts.blocks.length + d.sections.length,
  split: (d, hard, parts) =>
    parts.blocks.length > 0
      ? chunks(parts.blocks, hard).map((blocks) => ({ blocks }))
      : chunks(d.sections, hard).map((sections) => ({ data: { sections } })),
  controls: ['emphasis', 'kind', 'icon'],
});
