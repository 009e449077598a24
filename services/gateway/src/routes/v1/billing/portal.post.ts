/** POST /v1/billing/portal: a page on which the saved card is changed or removed. */
import { noCardOnFile, refuse } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { NoSavedCard, openPortal } from '@deckwright/platform/payments';
import { needPayments, PAYMENT_ERRORS, refusalOf, saveCard } from '../../../answers/need-payments.ts';
import { defineRoute } from '../../../kit.ts';
import { Portal } from '../../../schemas/billing.ts';

export const route = defineRoute({
  method: 'post',
  path: '/v1/billing/portal',
  tag: 'Billing',
  summary: 'Open the billing portal',
  auth: 'live_key',
  limit: { name: 'portal', limit: 60, per_s: 3600, by: 'account' },
  answers: { 200: { description: 'The page.', schema: Portal } },
  errors: [noCardOnFile, ...PAYMENT_ERRORS],
  async handle({ kit, principal }) {
    const portal_url = await openPortal(needPayments(kit), principal.account_id, kit.base_url()).catch((error: unknown) => {
      throw error instanceof NoSavedCard ? refuse(noCardOnFile, { ways: [saveCard] }) : refusalOf(error);
    });
    return jsonReply(200, { portal_url }, { 'Cache-Control': 'no-store' });
  },
});
