/** POST /v1/billing/plan/reactivate: lets a canceled plan renew again. */
import { noPlan } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { cancelPlan } from '@deckwright/platform/payments';
import { needPayments, PAYMENT_ERRORS } from '../../../../answers/need-payments.ts';
import { orRefusePlan, planAnswer } from '../../../../answers/plan-answer.ts';
import { defineRoute } from '../../../../kit.ts';
import { PlanState } from '../../../../schemas/billing.ts';

export const route = defineRoute({
  method: 'post',
  path: '/v1/billing/plan/reactivate',
  tag: 'Billing',
  summary: 'Take a cancellation back',
  description: 'While the paid period runs: the plan renews at its end again.',
  auth: 'live_key',
  limit: { name: 'plan', limit: 60, per_s: 3600, by: 'account' },
  answers: { 200: { description: 'The plan as it is now.', schema: PlanState } },
  errors: [noPlan, ...PAYMENT_ERRORS],
  async handle({ kit, principal: { account_id } }) {
    await orRefusePlan(cancelPlan(needPayments(kit), account_id, false));
    return jsonReply(200, await planAnswer(kit, account_id));
  },
});
