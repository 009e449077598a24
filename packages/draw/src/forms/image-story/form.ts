/** A picture with the story that it belongs to. */
import { z } from 'zod';
import { text } from '../../fields/fields.ts';
import type { Kit } from '../../layout/index.ts';
import { pictureFields } from '../../marks/picture-options.ts';
import { chunks, type Item, itemsOfBlocks } from '../../marks/text-items.ts';
import { defineForm, type FormPane } from '../define.ts';

const absent = (v: unknown): unknown => (v === null || v === '' ? undefined : v);

export const data = z.object({
  paragraphs: z.preprocess((v) => v ?? [], z.array(text)).describe('The story, where it is not sent as `blocks`.'),
  image_position: z
    .preprocess(absent, z.enum(['left', 'right', 'top'], { error: 'must be left, right or top' }).optional())
    .describe('Where the picture stands; one that is far wider than high stands on top when absent.'),
  ...pictureFields,
});
export type StoryData = z.infer<typeof data>;

/** Paragraphs first, then blocks. */
export const storyOf = (d: StoryData, pane: FormPane, kit: Kit): Item[] => [
  ...d.paragraphs.map((paragraph, i): Item => {
    const path = `${pane.pointer}/paragraphs/${i}`;
    return { pointer: path, sub: { text: paragraph, path }, detail: [], primary: false, header: false };
  }),
  ...itemsOfBlocks(pane.parts.blocks, kit),
];

export const form = defineForm<StoryData>({
  name: 'image_story',
  menu: 'A picture beside or above its text, or filling the slide behind a statement.',
  when: 'A place, product or moment that carries a short story.',
  when_not: 'Parts of a picture to be named (use visual_showcase), a case with measured results (case_story).',
  binds: ['headline', 'context', 'subject', 'blocks', 'image_src', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'beside_text',
  capacity: { what: 'paragraphs', soft: 4, hard: 8 },
  count: (d, parts) => d.paragraphs.length + parts.blocks.length,
  split: (d, hard, parts) => [
    ...(d.paragraphs.length === 0 ? [] : chunks(d.paragraphs, hard).map((paragraphs) => ({ data: { ...d, paragraphs }, blocks: [] }))),
    ...(parts.blocks.length === 0 ? [] : chunks(parts.blocks, hard).map((blocks) => ({ data: { ...d, paragraphs: [] }, blocks }))),
  ],
  controls: ['emphasis', 'icon', 'kind', 'image_src', 'image_position', 'image_focus', 'image_fit', 'image_treatment'],
});
