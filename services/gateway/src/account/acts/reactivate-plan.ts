/** Takes a cancellation back. */
import type { Act } from '../act.ts';

export const reactivatePlan: Act = {
  field: 'plan',
  async run({ ask }, { page }) {
    await ask({ method: 'post', path: '/v1/billing/plan/reactivate' });
    return { to: page, notice: 'The plan renews again.' };
  },
};
