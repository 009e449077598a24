/** Leads to a page of Stripe on which a card is left. */
import { openCardSetup } from '@deckwright/platform/payments';
import { needPayments, orRefuse } from '../../answers/need-payments.ts';
import type { Act } from '../act.ts';

export const keepCard: Act = {
  field: 'card',
  async run({ kit, account_id }, { page }) {
    const base = kit.base_url();
    const back = { done: `${base}/account/outcome/card`, cancel: `${base}${page}` };
    return { to: await orRefuse(openCardSetup(needPayments(kit), account_id, back)) };
  },
};
