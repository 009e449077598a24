/** POST /v1/billing/plan/upgrade: from a month to a year, now. */
import { noPlan, planNotMonthly, upgradeDeclined } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { upgradePlan } from '@deckwright/platform/payments';
import { needPayments, PAYMENT_ERRORS } from '../../../../answers/need-payments.ts';
import { orRefusePlan, planAnswer } from '../../../../answers/plan-answer.ts';
import { defineRoute } from '../../../../kit.ts';
import { PlanState } from '../../../../schemas/billing.ts';

export const route = defineRoute({
  method: 'post',
  path: '/v1/billing/plan/upgrade',
  tag: 'Billing',
  summary: 'Make a monthly plan a yearly one',
  description:
    'The card of the plan is charged the yearly price less what is unused of the month, and the slides of the year take the place of those of the month.',
  auth: 'live_key',
  limit: { name: 'plan', limit: 60, per_s: 3600, by: 'account' },
  answers: { 200: { description: 'The plan as it is now.', schema: PlanState } },
  errors: [noPlan, planNotMonthly, upgradeDeclined, ...PAYMENT_ERRORS],
  async handle({ kit, principal: { account_id } }) {
    await orRefusePlan(upgradePlan(needPayments(kit), account_id));
    return jsonReply(200, await planAnswer(kit, account_id));
  },
});
