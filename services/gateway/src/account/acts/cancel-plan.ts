/** Lets the plan end with its period. */
import { readPlan } from '@deckwright/platform/payments';
import type { Act } from '../act.ts';
import { day, slides } from '../pages/words.ts';

export const cancelPlan: Act = {
  field: 'plan',
  async run({ ask, kit, account_id, now }, { page }) {
    await ask({ method: 'delete', path: '/v1/billing/plan' });
    const plan = await readPlan(kit.db, account_id);
    return {
      to: page,
      notice: plan === null ? 'The plan has ended.' : `The plan ends on ${day(plan.period_end, now)}. Until then its slides can be used.`,
    };
  },
  async confirm({ kit, account_id, now }) {
    const plan = await readPlan(kit.db, account_id);
    if (plan === null) return null;
    return {
      title: 'Cancel the plan at the end of its period?',
      text: `It stays open until ${day(plan.period_end, now)}${plan.slides_left > 0 ? `, with ${slides(plan.slides_left)} left,` : ''} and does not renew. Nothing is paid back. Until then you can let it renew again.`,
      yes: 'Cancel at period end',
      is_danger: true,
      back: '/account/billing',
    };
  },
};
