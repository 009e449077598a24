/** Covers, transitions and closings: one statement that fills its slide, with a few lines around it. */
import { z } from 'zod';
import { listOf, name, optionalName } from '../../fields/chart-fields.ts';
import { pictureFields } from '../../marks/picture-options.ts';
import { chunks, itemList } from '../../marks/text-items.ts';
import { defineForm } from '../define.ts';

const end = z.preprocess(
  (v) => (v === null || v === '' ? undefined : typeof v === 'string' ? { label: v } : v),
  z.object({ label: name, points: listOf(name) }).optional(),
);

export const data = z.object({
  icon: optionalName.describe('A Lucide icon name, or "auto": in the panel of a cover without a picture.'),
  contacts: listOf(z.object({ name, role: optionalName, email: optionalName, phone: optionalName })).describe('`contact_closing`'),
  references: listOf(z.object({ title: name, authors: optionalName, venue: optionalName, year: optionalName, url: optionalName })).describe(
    '`references_list`',
  ),
  from: end.describe('`from_to_transition`: where we are.'),
  to: end.describe('`from_to_transition`: where we go.'),
  attribution: optionalName.describe('`thesis_quote`: who says so.'),
  image_focus: pictureFields.image_focus,
  image_treatment: pictureFields.image_treatment,
  confidentiality: optionalName.describe('`typographic_cover`: who may read it, beside a lock at the foot.'),
  items: itemList.describe('Where the points are not sent as `blocks`.'),
});
export type HeroData = z.infer<typeof data>;

export const form = defineForm<HeroData>({
  name: 'hero_statement',
  menu: 'A slide for one statement: cover, transition, quotation, contacts, next steps, references.',
  when: 'The first and last slides, and the moments between chapters.',
  when_not: 'Chapters with a number (use section_divider), several conclusions (takeaway_stack), a figure (kpi_metrics).',
  binds: ['headline', 'context', 'subject', 'blocks', 'takeaway', 'caution', 'highlight', 'source_note', 'date', 'image_src'],
  data,
  default_variant: 'typographic_cover',
  capacity: { what: 'points', soft: 8, hard: 10 },
  count: (d, parts) => Math.max(parts.blocks.length + d.items.length, d.references.length, d.contacts.length),
  split: (d, hard, parts) =>
    parts.blocks.length > 0
      ? chunks(parts.blocks, hard).map((blocks) => ({ blocks }))
      : d.references.length > 0
        ? chunks(d.references, hard).map((references) => ({ data: { references } }))
        : d.contacts.length > 0
          ? chunks(d.contacts, hard).map((contacts) => ({ data: { contacts } }))
          : chunks(d.items, hard).map((items) => ({ data: { items } })),
  controls: ['emphasis', 'icon', 'kind', 'image_src', 'image_focus', 'image_treatment'],
});
