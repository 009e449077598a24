/** The body and the answers of POST /v1/deck/translate. */
import { LANGUAGE_CODES } from '@deckwright/platform/translator';
import { z } from 'zod';
import { sourceFields } from '../sources/source-fields.ts';
import { chargeFields } from './charge.ts';

/** In a form, everything is text. */
const flag = (what: string) =>
  z
    .union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])
    .optional()
    .describe(what)
    .meta({ type: 'boolean' });

const fromText = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
};

const Term = z.strictObject({
  term: z.string().trim().min(1).max(100).describe('As the deck writes it.'),
  translation: z.string().trim().min(1).max(100).optional().describe('What it becomes. Left out: the term stays as it is.'),
});
/** As documentation shows it, behind what reads it from a form. */
const TERM_SHAPE = {
  type: 'object' as const,
  properties: {
    term: { type: 'string' as const, description: 'As the deck writes it.' },
    translation: { type: 'string' as const, description: 'What it becomes. Left out: the term stays as it is.' },
  },
  required: ['term'],
  additionalProperties: false,
};

export const TranslateBody = z
  .strictObject({
    ...sourceFields,
    target_language: z.enum(LANGUAGE_CODES).describe('ISO 639-1.'),
    source_language: z
      .enum(['auto', ...LANGUAGE_CODES])
      .optional()
      .describe('`auto` (default): the translator finds out.'),
    include_notes: flag('Speaker notes too. Default: false.'),
    include_tables: flag('Texts in tables. Default: true.'),
    include_charts: flag('Titles, names of series and categories of charts. Default: true.'),
    include_alt_text: flag('Descriptions for those who do not see the picture. Default: true.'),
    concise_mode: flag('Asks for wordings that take no more room than the source. Default: false.'),
    localize_numbers: flag(
      'Writes figures in the notation of the target language (1,234.5 becomes 1.234,5 in German); dates, versions, times and codes stay. Default: false.',
    ),
    glossary: z
      .preprocess(fromText, z.array(Term).max(200))
      .optional()
      .describe('Terms that stay, or that become what you say; in a form, JSON.')
      .meta({ type: 'array', items: TERM_SHAPE }),
    dry_run: flag('What would be translated and what it costs at most, free; no text leaves the service.'),
    name: z.string().max(200).optional().describe('Name of the job, and of the file.'),
    wait: z.enum(['auto', 'true', 'false']).optional(),
  })
  .meta({ id: 'TranslateRequest' });

export type TranslateFields = z.infer<typeof TranslateBody>;

const FlaggedText = z
  .looseObject({
    slide: z.int(),
    place: z.enum(['shape', 'table', 'chart', 'diagram', 'notes', 'alt_text']),
    shape_id: z.int().optional(),
    shape_name: z.string().optional(),
    text: z.string().describe('As it stood in the deck, its beginning.'),
    reason: z
      .enum(['no_answer', 'empty', 'too_long', 'not_text', 'markers_lost', 'numbers_changed', 'glossary_missed', 'by_run'])
      .describe('`by_run`: each format of the sentence was translated by itself.'),
    shown: z.enum(['source', 'translation']).describe('What stands on the slide now.'),
    remedy: z.string(),
  })
  .meta({ id: 'FlaggedText' });

const NumberProof = z
  .looseObject({
    ok: z.boolean(),
    before_sha256: z.string(),
    after_sha256: z.string(),
    paragraphs: z.int(),
    numbers: z.int(),
  })
  .meta({ id: 'NumberProof', description: 'Computed from both files: the numbers of each paragraph as they are written, hashed.' });

export const TranslatePlanned = z
  .looseObject({
    status: z.literal('planned'),
    dry_run: z.literal(true),
    target_language: z.string(),
    slides_total: z.int(),
    slides_with_text: z.array(z.int()),
    texts: z.int().describe('Each counted once, however often it stands in the deck.'),
    characters: z.int(),
    translator_configured: z.boolean(),
    price: z.number().describe('USD, at most: 0.02 for each slide with a text that then reads otherwise.'),
    ...chargeFields,
  })
  .meta({ id: 'TranslatePlanned' });

export const TranslateAnswer = z
  .looseObject({
    job_id: z.string(),
    job_type: z.literal('translation'),
    status: z.literal('complete'),
    name: z.string().nullable(),
    target_language: z.string(),
    source_language: z.string(),
    slides_total: z.int(),
    slides_translated: z.int(),
    translated_slides: z.array(z.int()),
    texts: z.looseObject({ translated: z.int(), unchanged: z.int(), put_back: z.int() }),
    numbers_untouched: NumberProof,
    flagged: z.array(FlaggedText).describe('Every text that is not translated as it should be, with why and what to do.'),
    fitted: z
      .array(z.looseObject({ slide: z.int(), shape_id: z.int(), before: z.looseObject({}), after: z.looseObject({}).nullable() }))
      .describe('Shapes whose text was made smaller because the translation takes more room.'),
    warnings: z.array(z.looseObject({ code: z.string(), slide: z.int(), message: z.string(), remedy: z.string() })),
    price: z.number(),
    ...chargeFields,
    pptx_url: z.string().nullable().describe('A path that needs the key.'),
    download_url: z.string().nullable().describe('Signed link, good for an hour without a key.'),
  })
  .meta({ id: 'TranslateAnswer' });
