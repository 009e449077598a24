/** Bodies and answers about pictures of slides. */
import { z } from 'zod';
import { imageFields } from '../sources/take-image.ts';
import { chargeFields } from './charge.ts';

export const BRANCHES = ['reconstruct', 'preserve'] as const;

/** A list, or in a form a text with commas. */
export const languagesField = z
  .union([
    z.array(z.string()),
    z.string().transform((text) =>
      text
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    ),
  ])
  .pipe(
    z
      .array(z.string().regex(/^[a-z]{3}(?:_[a-z]+)?$/, 'must be a name of Tesseract, such as `eng`'))
      .min(1)
      .max(3),
  )
  .optional()
  .describe('Languages of the words, by their Tesseract names. Default: `eng`.')
  .meta({ type: 'array', items: { type: 'string' } });

export const FromImageBody = z
  .strictObject({
    ...imageFields,
    branch: z
      .enum(BRANCHES)
      .optional()
      .describe('`reconstruct`: shapes and words. `preserve`: the picture, with its words above it as text. Default: `reconstruct`.'),
    languages: languagesField,
    name: z.string().max(200).optional().describe('Name of the job, and of the file.'),
    wait: z.enum(['auto', 'true', 'false']).optional(),
  })
  .meta({ id: 'ProceedRequest' });

const box = z.array(z.number()).describe('x, y, width and height, inches of a slide 13.333 inches wide.');

/** What every answer says that comes of reading a picture. */
export const readingFields = {
  reader: z
    .enum(['request', 'rules'])
    .describe('`request`: a picture of ours, whose slide was drawn again from the request that it carries. `rules`: read from the pixels.'),
  confidence: z.number().describe('0 to 1, by comparing what was made with the picture.'),
  picture: z.looseObject({ format: z.string(), width_px: z.int(), height_px: z.int() }),
  found: z
    .looseObject({
      words: z.int().describe('Words that can be edited.'),
      words_read_again: z.int().describe('Of these, the ones that are read again on the slide as drawn.'),
      area_alike: z.number().describe('Of the area, the part that looks as in the picture, 0 to 1.'),
    })
    .describe('Measured on what was made.'),
  not_understood: z
    .array(z.looseObject({ what: z.string(), why: z.string(), box_in: box }))
    .describe('Named with its place; the first hundred.'),
  not_understood_more: z.int().describe('Entries that are not listed.'),
};

export const FromImageAnswer = z
  .looseObject({
    job_id: z.string(),
    job_type: z.literal('perception'),
    status: z.literal('complete'),
    name: z.string().nullable(),
    branch: z.enum(BRANCHES),
    ...readingFields,
    elements: z.int().describe('Words, boxes, lines, ellipses and pictures that were found.'),
    source: z
      .looseObject({ drawn: z.boolean(), why: z.string(), intents: z.array(z.unknown()) })
      .optional()
      .describe('Of a picture of ours: its request, as POST /v1/render/intent takes it, or why it was read from its pixels all the same.'),
    slides_total: z.int(),
    price: z.number().describe('USD: 0.10, however many slides.'),
    ...chargeFields,
    pptx_url: z.string().nullable().describe('A path that needs the key.'),
    download_url: z.string().nullable().describe('Signed link, good for an hour without a key.'),
  })
  .meta({ id: 'FromImageAnswer' });

export type FromImageFields = z.infer<typeof FromImageBody>;
