/** POST /v1/plan: what a brief would become, without drawing it. Free. */
import { planBrief } from '@deckwright/draw/router';
import { requestInvalid } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { defineRoute } from '../../kit.ts';

const PlanRequest = z
  .looseObject({
    brief: z.string().trim().min(1).max(20_000).describe('Prose of one slide.'),
    locale: z.string().max(40).nullish().describe('BCP 47; the language of the brief where absent.'),
    allow_low_confidence: z.boolean().nullish(),
  })
  .meta({ id: 'PlanRequest' });

export const route = defineRoute({
  method: 'post',
  path: '/v1/plan',
  tag: 'Render',
  summary: 'Plan a slide from a brief',
  description:
    'Ranked forms, the verdict, and the typed intent with the characters that each value came from. Nothing is drawn or charged.',
  auth: 'key',
  limit: { name: 'render', limit: 6000, per_s: 60, by: 'account' },
  body: PlanRequest,
  answers: {
    200: {
      description: 'The plan; a brief that cannot be routed is an answer too.',
      schema: z
        .looseObject({
          route: z.enum(['selected', 'needs_confirmation', 'would_fabricate', 'unroutable']),
          form: z.string().optional(),
          confidence: z.looseObject({ calibrated: z.number(), label: z.enum(['high', 'medium', 'low']) }),
          cost_charged: z.literal(0),
        })
        .meta({ id: 'BriefPlan' }),
    },
  },
  errors: [requestInvalid],
  example: { body: { brief: 'Sales funnel: 12,000 visitors, 3,400 sign-ups, 910 trials, 240 paying customers' } },
  async handle(call) {
    const { brief, locale, allow_low_confidence } = call.body;
    const plan = planBrief(brief, {
      ...(typeof locale === 'string' && locale !== '' ? { locale } : {}),
      allow_low_confidence: allow_low_confidence === true,
    });
    const input =
      plan.intent !== undefined ? 'extractable_from_brief' : plan.route === 'would_fabricate' ? 'needs_structured_data' : 'ready';
    return jsonReply(200, { ...plan, input, cost: 0, cost_charged: 0 });
  },
});
