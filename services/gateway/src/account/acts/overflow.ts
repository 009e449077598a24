/** Whether slides past those of the plan are paid from the wallet. */
import type { Act } from '../act.ts';

export const overflow: Act = {
  field: 'plan',
  async run({ ask }, { fields, page }) {
    const enabled = fields['enabled'] !== 'no';
    await ask({ method: 'post', path: '/v1/billing/plan/overflow', body: { enabled } });
    return {
      to: page,
      notice: enabled
        ? 'Slides past those of the plan are paid from the wallet.'
        : 'Slides past those of the plan are refused until it renews; free slides are used first.',
    };
  },
};
