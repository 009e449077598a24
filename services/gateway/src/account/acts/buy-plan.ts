/** Leads to the page of Stripe on which a plan is bought. */
import { refuse, unknownPlan } from '@deckwright/platform/errors';
import { checkoutPlan } from '@deckwright/platform/payments';
import { needPayments } from '../../answers/need-payments.ts';
import { orRefusePlan } from '../../answers/plan-answer.ts';
import type { Act } from '../act.ts';

export const buyPlan: Act = {
  field: 'plan',
  async run({ kit, account_id }, { fields }) {
    const payments = needPayments(kit);
    const offer = payments.plans.find(({ plan }) => plan === fields['plan']);
    if (offer === undefined) throw refuse(unknownPlan);
    const period = fields['period'] === 'yearly' ? 'yearly' : 'monthly';
    const base_url = kit.base_url();
    return {
      to: await orRefusePlan(checkoutPlan(payments, { account_id, offer, period, base_url, back_to: `${base_url}/account/outcome` })),
    };
  },
};
