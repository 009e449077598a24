/** POST /v1/billing/plans/checkout: a page on which a plan is bought. */
import { planOpen, refuse, requestInvalid, unknownPlan } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { checkoutPlan } from '@deckwright/platform/payments';
import { needPayments, PAYMENT_ERRORS } from '../../../../answers/need-payments.ts';
import { orRefusePlan } from '../../../../answers/plan-answer.ts';
import { defineRoute } from '../../../../kit.ts';
import { PlanCheckout, PlanCheckoutRequest } from '../../../../schemas/billing.ts';

export const route = defineRoute({
  method: 'post',
  path: '/v1/billing/plans/checkout',
  tag: 'Billing',
  summary: 'Buy a plan by checkout',
  description:
    'Gives a page to open in a browser. What is paid there opens the plan at once. An account has one plan at a time, and one open checkout.',
  auth: 'live_key',
  limit: { name: 'plan-checkout', limit: 30, per_s: 3600, by: 'account' },
  body: PlanCheckoutRequest,
  answers: { 200: { description: 'The page.', schema: PlanCheckout } },
  errors: [planOpen, requestInvalid, unknownPlan, ...PAYMENT_ERRORS],
  example: { body: { plan: 'studio', period: 'monthly' } },
  async handle({ kit, principal: { account_id }, body: { plan, period = 'monthly' } }) {
    const payments = needPayments(kit);
    const offer = payments.plans.find((one) => one.plan === plan);
    if (offer === undefined) throw refuse(unknownPlan, { extra: { allowed: payments.plans.map((one) => one.plan) } });
    const checkout_url = await orRefusePlan(checkoutPlan(payments, { account_id, offer, period, base_url: kit.base_url() }));
    const { usd, slides } = offer[period];
    return jsonReply(200, { checkout_url, plan, period, price: usd, slides }, { 'Cache-Control': 'no-store' });
  },
});
