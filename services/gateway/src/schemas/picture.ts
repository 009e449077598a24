/** Bodies and answers about pictures of slides. */
import { z } from 'zod';
import { imageFields } from '../sources/take-image.ts';
import { chargeFields } from './charge.ts';

export const BRANCHES = ['reconstruct', 'preserve', 'explain', 'teach_deck'] as const;

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
  .describe(
    'Languages of the words, by their Tesseract names. Default: the one that the picture is in, of English, German, French, Spanish, Italian, Portuguese, Dutch and Polish.',
  )
  .meta({ type: 'array', items: { type: 'string' } });

export const FromImageBody = z
  .strictObject({
    ...imageFields,
    branch: z
      .enum(BRANCHES)
      .optional()
      .describe(
        '`reconstruct`: shapes and words. `preserve`: the picture, with its words above it as text. `explain`: the picture beside what it says, in the theme. ' +
          '`teach_deck`: the picture, then each of its parts beside its words, then the parts as a list. Default: `reconstruct`.',
      ),
    languages: languagesField,
    theme_id: z
      .string()
      .max(200)
      .optional()
      .describe('A built-in theme, of `explain` and `teach_deck`; the other branches keep the look of the picture.'),
    name: z.string().max(200).optional().describe('Name of the job, and of the file.'),
    wait: z.enum(['auto', 'true', 'false']).optional(),
  })
  .meta({ id: 'ProceedRequest' });

const figure = z.looseObject({ figure: z.string(), beside: z.string().describe('The words next to it; may be empty.') });

/** What is said in words, and in none that were not read. */
export const briefFields = {
  brief: z.string().describe('Prose of what the picture says, as POST /v1/render/auto takes it.'),
  headline: z.string(),
  points: z.array(z.string()),
  figures: z.array(figure).describe('Numbers that were read.'),
  route: z.string().describe('What POST /v1/render/auto makes of the brief: `selected`, or why it would be refused.'),
  form: z.string().optional().describe('The form that it would choose.'),
};

const box = z.array(z.number()).describe('x, y, width and height, inches of a slide 13.333 inches wide.');

/** What every answer says that comes of reading a picture. */
export const readingFields = {
  reader: z
    .enum(['request', 'rules', 'rules+model'])
    .describe(
      '`request`: a picture of ours, whose slide was drawn again from the request that it carries, or that the job has which `own` names. `rules`: read from the pixels. ' +
        '`rules+model`: read from the pixels, and a vision model proposed how that belongs together.',
    ),
  reader_reason: z
    .string()
    .optional()
    .describe('Why rules alone read it: `not_configured`, `test_key`, or of the model `unavailable`, `declined` or `unusable_answer`.'),
  model: z.string().optional().describe('Of `rules+model`: the name of the model.'),
  proposed: z
    .array(z.looseObject({ text: z.string(), box_in: box, seen: z.literal(false) }))
    .optional()
    .describe('Words and numbers that the model sees and that were not read: unproved, and on no slide, in no brief, intent or figure.'),
  differs: z
    .array(z.looseObject({ read: z.string(), proposed: z.string(), box_in: box }))
    .optional()
    .describe('What the model reads otherwise; what was read stands.'),
  not_taken: z
    .array(z.looseObject({ what: z.string(), why: z.string() }))
    .optional()
    .describe('Proposals that fit nothing that was read.'),
  confidence: z.number().describe('0 to 1, by comparing what was made with the picture.'),
  picture: z.looseObject({ format: z.string(), width_px: z.int(), height_px: z.int() }),
  title: z.string().describe('The largest words of the upper half, or the words that a model took for it; empty where there are none.'),
  photograph: z
    .looseObject({ corners: z.array(z.array(z.number())) })
    .optional()
    .describe('A photograph that the slide was found in, by its corners as parts of width and height; places are those of the slide.'),
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
    own: z
      .looseObject({ job_id: z.string(), revision: z.int(), deck_id: z.string().nullable(), position: z.int().nullable() })
      .optional()
      .describe('The slide of the account that the picture shows, where it carries no request any more: found by what it looks like.'),
    brief: briefFields.brief.optional(),
    headline: briefFields.headline.optional(),
    points: briefFields.points.optional(),
    figures: briefFields.figures.optional(),
    parts_left_out: z.int().optional().describe('Of `teach_deck`: parts without a slide of their own.'),
    intent: z
      .looseObject({})
      .optional()
      .describe('As POST /v1/render/intent takes it, of read words and numbers alone; present where the structure is that of a form.'),
    slides_total: z.int(),
    price: z.number().describe('USD: 0.10, however many slides.'),
    ...chargeFields,
    pptx_url: z.string().nullable().describe('A path that needs the key.'),
    download_url: z.string().nullable().describe('Signed link, good for an hour without a key.'),
  })
  .meta({ id: 'FromImageAnswer' });

export type FromImageFields = z.infer<typeof FromImageBody>;

/** Preferences of a caller who has nothing to draw yet. */
export const AnalyzeImageBody = z
  .strictObject({
    ...imageFields,
    languages: languagesField,
    instructions: z
      .string()
      .max(2000)
      .optional()
      .describe('Accepted. The brief is made of the words in the picture alone; nothing follows instructions.'),
    slide_count: z.coerce
      .number()
      .int()
      .min(1)
      .max(12)
      .optional()
      .describe('Briefs in `slides`, at most one for each part of the picture. Default: 1.'),
  })
  .meta({ id: 'AnalyzeImageRequest' });

export const ImageBody = z.strictObject(imageFields).meta({ id: 'PreflightImageRequest' });
export const PerceiveImageBody = z.strictObject({ ...imageFields, languages: languagesField }).meta({ id: 'PerceiveImageRequest' });

const jobFields = { job_id: z.string(), job_type: z.literal('perception'), status: z.literal('complete') };

export const AnalyzeImageAnswer = z
  .looseObject({
    ...jobFields,
    ...briefFields,
    slides: z.array(z.looseObject(briefFields)).optional().describe('With `slide_count` above 1: a brief for each slide.'),
    ...readingFields,
    price: z.number().describe('USD: 0.05.'),
    ...chargeFields,
  })
  .meta({ id: 'ImageAnalysis' });

export const PerceiveImageAnswer = z
  .looseObject({
    ...jobFields,
    ...readingFields,
    elements: z.array(
      z.looseObject({
        kind: z.string().describe('`text`, `box`, `line`, `ellipse` or `picture`.'),
        text: z.string().optional(),
        box_in: box,
        confidence: z.number().describe('0 to 1.'),
        role: z.string().optional().describe('Of `rules+model`: `title`, `header`, `footer`, `legend` or `axis_label`.'),
      }),
    ),
    figures: z
      .array(z.looseObject({ kind: z.string(), box_in: box, series: z.array(z.unknown()), confidence: z.number() }))
      .describe('Charts, each value with its error and whether it was printed (`label`) or measured (`axis`).'),
    intents: z
      .array(z.unknown())
      .describe(
        'As POST /v1/render/intent takes them: the request of a picture of ours, or one made of read words and numbers where the structure is that of a form.',
      ),
    price: z.number().describe('USD: 0.20.'),
    ...chargeFields,
  })
  .meta({ id: 'ImagePerception' });

const estimate = z.looseObject({ usd: z.number(), seconds: z.int().describe('On a machine that is not busy.') });

export const PreflightAnswer = z
  .looseObject({
    picture: z.looseObject({ format: z.string(), width_px: z.int(), height_px: z.int(), frames: z.int() }),
    carries_request: z.boolean().describe('A picture of ours: its slide comes back as it was made, unless the picture was changed.'),
    branches: z.looseObject(Object.fromEntries(BRANCHES.map((branch) => [branch, estimate]))).describe('POST /v1/render/from-image.'),
    analyze: estimate.describe('POST /v1/analyze/image.'),
    perceive: estimate.describe('POST /v1/analyze/image/perceive.'),
    notes: z.array(z.string()).describe('What may keep words from being read.'),
    cost: z.literal(0),
  })
  .meta({ id: 'ImagePreflight' });
