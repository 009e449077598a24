/** POST /v1/deck/outline: the slides that a prompt would become, with form and cost each. Free, nothing is drawn. */
import { outlineDeck } from '@deckwright/draw/router';
import { requestInvalid } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { SLIDE_USD } from '../../../answers/price.ts';
import { defineRoute } from '../../../kit.ts';

const brief = z.string().trim().min(1).max(20_000);
const DeckRequest = z
  .looseObject({
    prompt: brief.optional().describe('Prose of the whole deck: headings, a numbered list, or paragraphs part the slides.'),
    slides: z
      .array(z.looseObject({ brief, name: z.string().nullish() }))
      .min(1)
      .max(30)
      .optional()
      .describe('Briefs that are cut already.'),
    slide_count: z.int().min(1).max(30).nullish().describe('At most this many slides.'),
  })
  .refine((body) => body.prompt !== undefined || body.slides !== undefined, { error: 'needs a prompt or slides', path: ['prompt'] })
  .meta({ id: 'DeckRequest' });

export const route = defineRoute({
  method: 'post',
  path: '/v1/deck/outline',
  tag: 'Render',
  summary: 'Outline a deck',
  description:
    'Cuts a prompt into slides by its own structure and plans each. A thin brief carries a `brief_hint`. Nothing is drawn or charged.',
  auth: 'key',
  limit: { name: 'render', limit: 6000, per_s: 60, by: 'account' },
  body: DeckRequest,
  answers: {
    200: {
      description: 'The slides in their order.',
      schema: z
        .looseObject({
          slides: z.array(
            z.looseObject({ slide_number: z.int(), brief: z.string(), route: z.string(), engine: z.string(), cost: z.number() }),
          ),
          slide_count: z.int(),
          estimated_cost: z.number(),
          cost_charged: z.literal(0),
        })
        .meta({ id: 'DeckOutline' }),
    },
  },
  errors: [requestInvalid],
  example: { body: { prompt: '1. KPIs: orders 120, on-time delivery 97%\n2. Agenda: results, outlook, decisions' } },
  async handle(call) {
    const { prompt, slides, slide_count } = call.body;
    const planned = outlineDeck(slides?.map((s) => s.brief) ?? prompt ?? '', slide_count ?? 30);
    const out = planned.map((s) => ({ ...s, engine: 'deterministic', cost: s.route === 'selected' ? SLIDE_USD : 0 }));
    return jsonReply(200, {
      slides: out,
      slide_count: out.length,
      estimated_cost: Number(out.reduce((sum, s) => sum + s.cost, 0).toFixed(2)),
      cost_charged: 0,
    });
  },
});
