/** Outlines of documents: bodies and answers. */
import { z } from 'zod';
import { noChargeFields } from './charge.ts';
import { flag } from './pdf.ts';

/** Forms of automation tools send what was not filled in as null or as an empty string. */
const unsent = (value: unknown): unknown => (value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value);
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(unsent, schema.optional());
export const line = (most: number) => optional(z.string().trim().max(most));

/** Characters of a document, as Markdown. */
export const MAX_DOCUMENT = 200_000;
/** Characters of an outline that was edited. */
export const MAX_OUTLINE = 200_000;
const MAX_SLIDES = 30;

/** In a form, everything is text. */
const count = (what: string, most: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^\s*\d{1,6}\s*$/.test(value) ? Number(value) : unsent(value)),
    z.int().min(1).max(most).optional().describe(what),
  );

export const slideCount = (most = MAX_SLIDES) =>
  count('This many slides, where the content allows it: nothing is cut or made up to reach it. Default: as many as it needs.', most);

export const DocumentDeckBody = z
  .strictObject({
    document_base64: z.string().optional().describe('Without a form: the document in base64, or as a data URI.'),
    file_name: line(200).describe('What it is called: of a text without a mark of its own, the ending says what it is.'),
    document_url: line(4096).describe('An https:// address on the public internet that answers with the document.'),
    pictures: z
      .array(z.strictObject({ address: z.string().min(1).max(500), data: z.string() }))
      .max(20)
      .optional()
      .describe('Pictures that the document names and does not hold, in base64; in a form, files of the name `picture`.'),
    outline: z
      .string()
      .max(MAX_OUTLINE)
      .optional()
      .describe('`outline_markdown` of an earlier answer to the same document, edited; in a form, a file of that name, too.'),
    slide_count: slideCount(),
    language: line(40).describe('What the document is written in, where it leaves that open. Nothing is translated.'),
    theme_id: line(200).describe('A theme, or a brand of the account.'),
    computed_headlines: flag('False keeps every heading as it is written. Default: true, and figures of a chart may head it.'),
    escalate: flag(
      'Lets the model of the service, where its operator has set one, propose what shares a slide, what heads it and which form it has; rules prove all of it. ' +
        'Texts of the document are sent to that model. Default: false, and nothing is sent anywhere.',
    ),
    strict_policy: optional(z.strictObject({ reject_ai_completed: z.boolean().optional() })).describe(
      'With `render`: `reject_ai_completed` takes no slide that a model proposed.',
    ),
    name: line(200).describe('Name of the deck and of its files. Default: as the document is called.'),
    title: line(500).describe('Title of the deck instead of that of the document.'),
    author: line(200),
    render: flag('Makes the deck, at the price of its slides. Default: false, and the outline is free.'),
    outputs: z
      .preprocess(
        (value) => (typeof value === 'string' ? value.split(',').map((one) => one.trim()) : value),
        z.array(z.enum(['pptx', 'pdf', 'png'])).optional(),
      )
      .describe('Files of the deck; pptx when absent. In a form, parted by commas.'),
    wait: z.union([z.enum(['auto', 'true', 'false']), z.boolean()]).optional(),
  })
  .meta({ id: 'DocumentDeckRequest' });

const origin = z
  .looseObject({
    file: z.string().optional(),
    page: z.int().optional(),
    slide: z.int().optional(),
    sheet: z.string().optional(),
    range: z.string().optional(),
    mail: z.int().optional(),
    heading: z.string().optional(),
  })
  .describe('Where it stands in the files: page, slide, sheet and cells, or the heading above.');
export const place = z.looseObject({ ...origin.shape, start: z.int(), end: z.int() });

export const DocumentSlide = z
  .looseObject({
    slide_number: z.int(),
    headline: z.string(),
    headline_by: z.enum(['document', 'rule']).describe('rule: a sentence computed from the figures of the slide.'),
    completed_by: z
      .string()
      .optional()
      .describe('The model that proposed the slide, of which rules proved everything; absent for what rules made.'),
    intent: z.looseObject({ form: z.string() }).describe('For POST /v1/render/intent, or as a slide of POST /v1/render/intent/deck.'),
    block_ids: z.array(z.string()),
    places: z.array(place),
    confidence: z.number(),
    missing: z.array(z.looseObject({ block_id: z.string(), what: z.string() })),
    cost: z.number(),
  })
  .meta({ id: 'DeckOutlineDocumentSlide' });

export const blocks = z.array(place.extend({ id: z.string(), kind: z.string() }));

export const proposer = z
  .looseObject({
    by: z.enum(['rules', 'rules+model']),
    model: z.string().optional(),
    prompt_version: z.string().optional(),
    slides: z.int().optional().describe('Slides that are as the model proposed them.'),
    reason: z
      .enum(['not_configured', 'test_key', 'unavailable', 'declined', 'unusable_answer', 'too_large', 'limit_reached'])
      .optional()
      .describe('Why it was not asked, or a question had no answer.'),
  })
  .describe('Where `escalate` was sent: who made it.');

export const DocumentOutlineAnswer = z
  .looseObject({
    title: z.string(),
    name: z.string().describe('Of the deck.'),
    language: z.string(),
    theme_id: z.string().optional(),
    slides: z.array(DocumentSlide),
    slide_count: z.int(),
    markdown: z.string().describe('The document as it was read; `blocks` and places name characters of it, end exclusive.'),
    outline_markdown: z.string().describe('The outline to edit and to send back as `outline`.'),
    proposer: proposer.optional(),
    blocks: blocks.describe('What block_ids name.'),
    left_out: z
      .array(
        z.looseObject({
          block_id: z.string(),
          text: z.string(),
          reason: z.enum([
            'asked',
            'no_room',
            'not_placed',
            'superseded',
            'contents',
            'signature',
            'beside_table',
            'page_furniture',
            'speaker_notes',
          ]),
          place: place.optional(),
        }),
      )
      .describe('What of the text is on no slide.'),
    used_twice: z.array(z.looseObject({ block_id: z.string(), text: z.string() })),
    notices: z
      .array(z.looseObject({ code: z.string(), message: z.string(), place: origin }))
      .describe('What of the files was not read, or not as it stands there.'),
    warnings: z.array(z.looseObject({ code: z.string(), message: z.string(), path: z.string(), remedy: z.string() })),
    estimated_cost: z.number().describe('USD with every slide drawn.'),
    ...noChargeFields,
  })
  .meta({ id: 'DocumentOutline' });
