/** POST /v1/plan: what a brief would become, without drawing it. Free. */
import { requestInvalid } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { defineRoute } from '../../kit.ts';
import { planBrief } from '../../proposals/plan-brief.ts';
import { lacks, RepairOption } from '../../schemas/brief-lacks.ts';
import { proposer } from '../../schemas/document.ts';

const PlanRequest = z
  .strictObject({
    brief: z.string().trim().min(1).max(20_000).describe('Prose of one slide.'),
    top: z.int().min(1).max(20).nullish().describe('At most this many candidates; 5 when absent.'),
    locale: z.string().max(40).nullish().describe('BCP 47; the language of the brief where absent.'),
    language: z.string().max(40).nullish().describe('The language of the brief, where the brief leaves it open. Nothing is translated.'),
    allow_low_confidence: z.boolean().nullish().describe('Select the best guess instead of answering `needs_confirmation`.'),
    variant_policy: z
      .enum(['best_semantic_match', 'production_safe'])
      .nullish()
      .describe('`production_safe` names the proven variant beside the best; every variant is a proven one, so the two agree.'),
    escalate: z
      .boolean()
      .nullish()
      .describe(
        'Lets the model of the service, where its operator has set one, read a brief that rules do not route: it names form and items in the words of the brief, and rules prove them. Default: false, and nothing is sent anywhere.',
      ),
  })
  .meta({ id: 'PlanRequest' });

const Candidate = z.looseObject({ form: z.string(), variant: z.string().optional(), score: z.number(), fillable: z.boolean() });

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
          route: z.enum(['selected', 'needs_confirmation', 'would_fabricate', 'unroutable', 'deck']),
          input: z.enum(['ready', 'extractable_from_brief', 'needs_structured_data']),
          next_action: z.enum(['render', 'confirm_form', 'add_figures', 'complete_brief', 'outline_deck']),
          form: z.string().optional(),
          variant: z.string().optional(),
          confidence: z.looseObject({ calibrated: z.number(), label: z.enum(['high', 'medium', 'low']) }),
          candidates: z.array(Candidate),
          intent: z.looseObject({}).optional().describe('A body of POST /v1/render/intent.'),
          ...lacks,
          repair_options: z.array(RepairOption),
          proposer: proposer.optional(),
          cost_charged: z.literal(0),
        })
        .meta({ id: 'BriefPlan' }),
    },
  },
  errors: [requestInvalid],
  example: { body: { brief: 'Sales funnel: 12,000 visitors, 3,400 sign-ups, 910 trials, 240 paying customers' } },
  async handle(call) {
    const { brief, top, locale, language, allow_low_confidence, variant_policy, escalate } = call.body;
    const ask = {
      top: top ?? undefined,
      locale: locale ?? undefined,
      language: language ?? undefined,
      allow_low_confidence: allow_low_confidence === true,
      variant_policy: variant_policy ?? undefined,
    };
    const { report, proposer: told } = await planBrief(call, brief, ask, escalate === true);
    return jsonReply(200, { ...report, ...(told === undefined ? {} : { proposer: told }), cost: 0, cost_charged: 0 });
  },
});
