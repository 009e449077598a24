/** A page of text: paragraphs, lists within lists and headings, perhaps beside one exhibit or a picture. */
import { z } from 'zod';
import { listOf, name, optionalName } from '../../fields/chart-fields.ts';
import { text } from '../../fields/fields.ts';
import { pictureFields } from '../../marks/picture-options.ts';
import { chunks } from '../../marks/text-items.ts';
import { defineForm } from '../define.ts';

const blankAsAbsent = (v: unknown): unknown => (v === null || v === '' ? undefined : v);

export const KINDS = ['paragraph', 'heading', 'bullet', 'number', 'quote', 'code'] as const;
const DEEPEST = 3;

const full = z.object({
  text,
  kind: z
    .preprocess((v) => blankAsAbsent(v) ?? 'paragraph', z.enum(KINDS, { error: `must be one of ${KINDS.join(', ')}` }))
    .describe('paragraph where absent. A heading stands over what follows it.'),
  level: z
    .preprocess((v) => blankAsAbsent(v) ?? 0, z.number().int().min(0).max(DEEPEST, `must be from 0 to ${DEEPEST}`))
    .describe('Of a bullet or number: 0 for the outermost list.'),
  mark: optionalName.describe('Printed before a number, such as `3.` or `b)`; counted from 1 where absent.'),
  bold: listOf(name).describe('Words of the text that are set in bold, as they stand in it.'),
});
export type PageParagraph = z.infer<typeof full>;
const plain = text.transform((words): PageParagraph => ({ text: words, kind: 'paragraph', level: 0, bold: [] }));
const paragraph = z.union([plain, full], { error: 'must be text, or an object such as {"kind": "bullet", "text": "…"}' });

const exhibit = z.object({
  form: name.describe('Form of the exhibit, such as data_table or trend_chart.'),
  variant: optionalName.describe('Variant of that form; its default when absent.'),
  head: optionalName.describe('What the exhibit shows: bold, above it.'),
  data: z.preprocess(blankAsAbsent, z.looseObject({}).optional()).describe('Content of that form: GET /v1/catalog/forms/{form}.'),
  blocks: z.preprocess(blankAsAbsent, z.array(z.unknown()).max(24, 'holds at most 24 blocks').optional()),
});

export const data = z.object({
  text: z.array(paragraph).min(1, 'needs at least one paragraph').describe('In reading order; a paragraph may be sent as plain text.'),
  exhibits: listOf(exhibit)
    .refine((list) => list.length < 2, 'holds one exhibit')
    .describe('One form such as data_table or trend_chart, which stands beside the text.'),
  text_place: z
    .preprocess(blankAsAbsent, z.enum(['beside', 'below'], { error: 'must be beside or below' }).optional())
    .describe('Where the text stands: beside the exhibit, or as a note below it, over the whole width.'),
  ...pictureFields,
});
export type TextPageData = z.infer<typeof data>;

const HARD = 40;

export const form = defineForm<TextPageData>({
  name: 'text_page',
  menu: 'A page of text: paragraphs, nested lists and headings as they were written, perhaps beside a table, a chart or a picture.',
  when: 'Text of a document that is read and not presented: findings, minutes, terms, background.',
  when_not: 'A few conclusions (use takeaway_stack), parts of equal rank (card_grid), two exhibits (two_exhibits).',
  binds: ['headline', 'context', 'subject', 'takeaway', 'caution', 'highlight', 'source_note', 'image_src'],
  data,
  default_variant: 'running_text',
  capacity: { what: 'paragraphs', soft: 16, hard: HARD },
  drawn_as: 'grid',
  keeps_place: true,
  count: (d) => d.text.length,
  split: (d, hard) => chunks(d.text, hard).map((part) => ({ data: { ...d, text: part } })),
  controls: ['kind', 'level', 'bold', 'text_place', 'image_src', 'image_focus', 'image_fit', 'image_treatment'],
  nests: (d) =>
    d.exhibits.map(({ form: own, variant, data: content, blocks }, i) => ({
      path: ['exhibits', i],
      form: own,
      variant,
      data: content,
      blocks,
    })),
});
