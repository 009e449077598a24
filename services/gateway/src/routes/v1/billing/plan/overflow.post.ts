/** POST /v1/billing/plan/overflow: whether slides past those of the plan are paid from the wallet. */
import { noPlan, requestInvalid } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { setOverflow } from '@deckwright/platform/payments';
import { needPayments, PAYMENT_ERRORS } from '../../../../answers/need-payments.ts';
import { orRefusePlan, planAnswer } from '../../../../answers/plan-answer.ts';
import { defineRoute } from '../../../../kit.ts';
import { PlanOverflowRequest, PlanState } from '../../../../schemas/billing.ts';

export const route = defineRoute({
  method: 'post',
  path: '/v1/billing/plan/overflow',
  tag: 'Billing',
  summary: 'Go on past the slides of the plan, or not',
  description:
    'On at first: slides past those of the plan cost $0.05 each from the wallet. Off: they are refused with 402 until the plan renews.',
  auth: 'live_key',
  limit: { name: 'plan', limit: 60, per_s: 3600, by: 'account' },
  body: PlanOverflowRequest,
  answers: { 200: { description: 'The plan as it is now.', schema: PlanState } },
  errors: [noPlan, requestInvalid, ...PAYMENT_ERRORS],
  example: { body: { enabled: false } },
  async handle({ kit, principal: { account_id }, body }) {
    await orRefusePlan(setOverflow(needPayments(kit), account_id, body.enabled));
    return jsonReply(200, await planAnswer(kit, account_id));
  },
});
