/** POST /v1/deck/outline: the slides that a prompt or a document would become, with form and cost each. Free, nothing is kept. */
import type { OutlineAsk, OutlineBrief } from '@deckwright/brief';
import { requestInvalid, unknownTheme } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { knownTheme } from '../../../answers/known-theme.ts';
import { SLIDE_USD } from '../../../answers/price.ts';
import { defineRoute } from '../../../kit.ts';
import { blocks, DocumentSlide, line, MAX_DOCUMENT, optional } from '../../../schemas/document.ts';
import { refuseFields } from '../../../sources/take-source.ts';

const brief = z.string().trim().min(1).max(20_000);

const DeckRequest = z
  .strictObject({
    prompt: optional(brief).describe(
      'Prose of the whole deck: slide marks, headings, numbers, nested bullets, paragraphs or "first … then" part it.',
    ),
    slides: optional(
      z
        .array(z.strictObject({ brief, name: line(200), slide_number: optional(z.int().min(1).max(1000)) }))
        .min(1)
        .max(30),
    ).describe('Briefs that are cut already; `slide_number` orders them.'),
    document: optional(z.string().min(1).max(MAX_DOCUMENT)).describe(
      'A document in Markdown: every part of it on a slide, or named in `left_out`. Each entry brings its whole `intent`; pictures are named in `missing`.',
    ),
    slide_count: optional(z.int().min(1).max(30)).describe(
      'At most this many slides; fewer topics make fewer. Of a document, this many where its content allows it.',
    ),
    computed_headlines: optional(z.boolean()).describe(
      'Of a document: false keeps every heading as it is written; true, the default, lets figures of a chart head it.',
    ),
    audience: line(500).describe('Who will see it: a board or investors, or engineers, choose `quality_profile`. Words stay as they are.'),
    focus_area: line(500).describe('The topics that stay where there are more than `slide_count`.'),
    language: line(40).describe('The language of the prompt. Nothing is translated.'),
    visual_style: line(200).describe('A look in words, such as `dark technical`.'),
    theme_id: line(200).describe('Wins over every look in words.'),
    name: line(200),
    title: line(500),
    author: line(200),
  })
  .refine((body) => body.prompt !== undefined || body.slides !== undefined || body.document !== undefined, {
    error: 'needs a prompt, slides or a document',
    path: ['prompt'],
  })
  .refine((body) => body.document === undefined || (body.prompt === undefined && body.slides === undefined), {
    error: 'stands beside a prompt or slides; send one of the three',
    path: ['document'],
  })
  .meta({ id: 'DeckRequest' });

const OutlineSlide = z
  .looseObject({
    slide_number: z.int(),
    name: z.string().optional(),
    brief: z.string(),
    start: z.int().optional().describe('Characters of the prompt, end exclusive.'),
    end: z.int().optional(),
    route: z.enum(['selected', 'needs_confirmation', 'would_fabricate', 'unroutable']),
    form: z.string().optional(),
    variant: z.string().optional(),
    confidence: z.number(),
    engine: z.literal('deterministic'),
    cost: z.number().describe('USD once it is drawn; a brief that is refused costs nothing.'),
    brief_hint: z.looseObject({ add: z.string(), completed_brief: z.string() }).optional(),
  })
  .meta({ id: 'DeckOutlineSlide' });

export const route = defineRoute({
  method: 'post',
  path: '/v1/deck/outline',
  tag: 'Render',
  summary: 'Outline a deck',
  description:
    'A `document` in Markdown becomes the entries of a deck by rules, each with its whole intent: send them as they are to POST /v1/render/intent/deck. ' +
    'Cuts a prompt into slides by its own structure and plans each; one topic stays one slide. A brief that says too little carries a ' +
    '`brief_hint`. Nothing is made up to reach `slide_count`, nothing is drawn, nothing is charged.',
  auth: 'key',
  limit: { name: 'render', limit: 6000, per_s: 60, by: 'account' },
  body: DeckRequest,
  answers: {
    200: {
      description: 'The slides in their order.',
      schema: z
        .looseObject({
          slides: z.array(z.union([OutlineSlide, DocumentSlide])),
          slide_count: z.int(),
          cut_by: z
            .string()
            .describe('What parted the prompt; `whole` for one topic, `given` for briefs that came cut, `document` for a document.'),
          preamble: z.string().optional(),
          left_out: z.array(
            z.looseObject({
              brief: z.string().optional(),
              block_id: z.string().optional(),
              text: z.string().optional(),
              reason: z
                .enum([
                  'asked',
                  'no_room',
                  'not_placed',
                  'superseded',
                  'contents',
                  'signature',
                  'beside_table',
                  'page_furniture',
                  'speaker_notes',
                ])
                .optional(),
            }),
          ),
          blocks: blocks.optional().describe('Of a document: what block_ids name.'),
          used_twice: z.array(z.looseObject({ block_id: z.string(), text: z.string() })).optional(),
          theme_id: z.string().optional(),
          quality_profile: z.enum(['executive', 'technical']).optional(),
          warnings: z.array(z.looseObject({ code: z.string(), message: z.string(), path: z.string(), remedy: z.string() })),
          estimated_cost: z.number().describe('USD with every slide drawn.'),
          ready_cost: z.number().describe('USD of the slides that can be drawn as they are.'),
          cost_charged: z.literal(0),
        })
        .meta({ id: 'DeckOutline' }),
    },
  },
  errors: [requestInvalid, unknownTheme],
  example: { body: { prompt: '1. KPIs: orders 120, on-time delivery 97%\n2. Agenda: results, outlook, decisions', slide_count: 2 } },
  async handle(call) {
    const { prompt, slides, document, theme_id, name, title, author, computed_headlines, ...ask } = call.body;
    const usd = (count: number): number => Number((count * SLIDE_USD).toFixed(2));
    if (document !== undefined) {
      const wish = {
        ...given('slides', ask.slide_count),
        ...given('language', ask.language),
        ...given('title', title),
        ...given('author', author),
        ...given('computed_headlines', computed_headlines),
        ...(theme_id === undefined ? {} : { theme_id: knownTheme(theme_id) }),
      };
      const made = await call.timing.measure('plan', () => call.kit.drawing.outlineDocument(document, { wish, document: {} }));
      if (!made.ok) throw refuseFields(made.detail, ['document'], 'invalid');
      const { notices, ...planned } = made.outline;
      const { length } = planned.slides;
      return jsonReply(200, {
        ...planned,
        ...given('name', name),
        slides: planned.slides.map((slide) => ({ ...slide, cost: SLIDE_USD })),
        slide_count: length,
        cut_by: 'document',
        warnings: notices.map((notice) => ({ ...notice, path: '/document' })),
        estimated_cost: usd(length),
        ready_cost: usd(length),
        cost: 0,
        cost_charged: 0,
      });
    }
    const asked: OutlineAsk = {
      content: slides?.map(briefOf) ?? prompt ?? '',
      ...given('slide_count', ask.slide_count),
      ...given('audience', ask.audience),
      ...given('focus_area', ask.focus_area),
      ...given('language', ask.language),
      ...given('visual_style', ask.visual_style),
      ...(theme_id === undefined ? {} : { theme_id: knownTheme(theme_id) }),
    };
    const outline = await call.timing.measure('plan', () => call.kit.drawing.outline(asked));
    const out = outline.slides.map((s) => ({ ...s, engine: 'deterministic', cost: SLIDE_USD }));
    const both = prompt !== undefined && slides !== undefined;
    return jsonReply(200, {
      ...outline,
      ...given('name', name),
      ...given('title', title),
      ...given('author', author),
      slides: out,
      slide_count: out.length,
      warnings: both ? [...outline.warnings, PROMPT_IGNORED] : outline.warnings,
      estimated_cost: usd(out.length),
      ready_cost: usd(out.filter((s) => s.route === 'selected').length),
      cost: 0,
      cost_charged: 0,
    });
  },
});

const PROMPT_IGNORED = {
  code: 'field_ignored',
  message: '/prompt is ignored, since /slides brings the briefs.',
  path: '/prompt',
  remedy: 'Send one of the two.',
} as const;

const briefOf = ({
  brief: text,
  name,
  slide_number,
}: {
  brief: string;
  name?: string | undefined;
  slide_number?: number | undefined;
}): OutlineBrief => ({
  brief: text,
  ...given('name', name),
  ...given('slide_number', slide_number),
});

/** A member that is there, or none. */
const given = <K extends string, V>(key: K, value: V | undefined): { readonly [P in K]?: V } =>
  (value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: V };
