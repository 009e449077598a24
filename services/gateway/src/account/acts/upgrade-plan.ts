/** Makes a monthly plan a yearly one. */
import { readPlan } from '@deckwright/platform/payments';
import type { Act } from '../act.ts';
import { money, slides } from '../pages/words.ts';

export const upgradePlan: Act = {
  field: 'plan',
  async run({ ask }, { page }) {
    await ask({ method: 'post', path: '/v1/billing/plan/upgrade' });
    return { to: page, notice: 'The plan is a yearly one now.' };
  },
  async confirm({ kit, account_id }) {
    const plan = await readPlan(kit.db, account_id);
    const offer = kit.payments?.plans.find((one) => one.plan === plan?.plan);
    if (plan === null || offer === undefined || plan.period !== 'monthly') return null;
    return {
      title: `Pay ${offer.name} by the year?`,
      text: `The card of the plan is charged ${money(Math.round(offer.yearly.usd * 100))} now, less what is unused of this month. The ${slides(offer.yearly.slides)} of the year take the place of those of the month.`,
      yes: 'Pay by the year',
      is_danger: false,
      back: '/account/billing',
    };
  },
};
