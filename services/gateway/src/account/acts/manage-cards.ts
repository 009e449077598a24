/** Leads to the page of Stripe on which a card is removed. */
import { openPortal } from '@deckwright/platform/payments';
import { needPayments, orRefuse } from '../../answers/need-payments.ts';
import type { Act } from '../act.ts';

export const manageCards: Act = {
  field: 'card',
  run: async ({ kit, account_id }, { page }) => ({
    to: await orRefuse(openPortal(needPayments(kit), account_id, `${kit.base_url()}${page}`)),
  }),
};
