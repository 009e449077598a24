/** plan_slide: what a brief would become. */
import { z } from 'zod';
import { defineTool } from './define-tool.ts';
import { asBody, bodyFrom } from './request-body.ts';

export const planSlide = defineTool({
  name: 'plan_slide',
  title: 'Plan a slide',
  description:
    'Free, and draws nothing. Prose of one slide comes back as the typed intent that create_slide takes, with ranked forms and whether the brief has all that the form needs; ' +
    'prose for several slides as `outline`, one brief a slide. Follow `next_action`.',
  listed: ['brief', 'top', 'language'],
  input: z.object({
    brief: z.string().min(1).max(20_000).describe('Prose of one slide, with its numbers.'),
    top: z.int().min(1).max(20).optional().describe('Candidates; 5 when absent.'),
    language: z.string().max(40).optional().describe('The language of the brief, where it leaves it open.'),
    locale: z.string().max(40).optional().describe('BCP 47; how its numbers are written.'),
    allow_low_confidence: z.boolean().optional().describe('Select the best guess instead of `needs_confirmation`.'),
    escalate: z
      .boolean()
      .optional()
      .describe('Lets the model of the service, where it has one, read a brief that rules do not route; rules prove what it says.'),
    variant_policy: z.enum(['best_semantic_match', 'production_safe']).optional().describe('The two agree.'),
  }),
  output: z.looseObject({
    route: z
      .string()
      .optional()
      .describe('`selected`, `needs_confirmation`, `would_fabricate`, `unroutable`, or `deck` for what asks for several slides.'),
    input: z.string().optional(),
    next_action: z.string().optional(),
    form: z.string().optional(),
    variant: z.string().optional(),
    outline: z.looseObject({}).optional().describe('Of route `deck`: `slides` with the brief of each, which create_deck draws.'),
    intent: z.looseObject({}).optional().describe('Arguments for create_slide.'),
    candidates: z.array(z.looseObject({})).optional(),
    cost_charged: z.number().optional(),
  }),
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false, cost: { usd: 0 } },
  stands_for: {
    'POST /v1/plan': ({ body }) => Object(body),
    'POST /v1/deck/outline': ({ body }) => ({ brief: Reflect.get(Object(body), 'prompt') }),
  },
  card: false,
  invocation: { invoking: 'Planning the slide…', invoked: 'Slide planned' },
  async handle({ ask, sent, args }) {
    const body = await ask({ method: 'post', path: '/v1/plan', body: bodyFrom(sent, []) });
    if (body['route'] !== 'deck') return { body };
    return { body: { ...body, outline: await ask({ method: 'post', path: '/v1/deck/outline', body: asBody({ prompt: args.brief }) }) } };
  },
});
