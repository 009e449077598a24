/** Switches automatic top-ups on with these amounts, or off. */
import { type Act, readUsd } from '../act.ts';

export const autoTopUp: Act = {
  field: 'card',
  async run({ ask }, { fields, page }) {
    if (fields['enabled'] === 'no') {
      await ask({ method: 'delete', path: '/v1/billing/autotopup' });
      return { to: page, notice: 'Automatic top-ups are off. The card stays on file.' };
    }
    const [threshold, amount, monthly_cap] = [readUsd(fields, 'threshold'), readUsd(fields, 'amount'), readUsd(fields, 'monthly_cap')];
    await ask({ method: 'post', path: '/v1/billing/autotopup', body: { threshold, amount, monthly_cap } });
    return { to: page, notice: 'Automatic top-ups are on.' };
  },
};
