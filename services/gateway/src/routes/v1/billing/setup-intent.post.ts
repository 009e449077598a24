/** POST /v1/billing/setup-intent: begins to save a card. */
import { jsonReply } from '@deckwright/platform/http';
import { startSetup } from '@deckwright/platform/payments';
import { needPayments, orRefuse, PAYMENT_ERRORS } from '../../../answers/need-payments.ts';
import { defineRoute } from '../../../kit.ts';
import { SetupIntent } from '../../../schemas/billing.ts';

export const route = defineRoute({
  method: 'post',
  path: '/v1/billing/setup-intent',
  tag: 'Billing',
  summary: 'Begin to save a card',
  description:
    'The card is typed into fields of the payment processor, on a page of yours, and never comes here. The card that is set up last is the one on file.',
  auth: 'live_key',
  limit: { name: 'setup-intent', limit: 30, per_s: 3600, by: 'account' },
  answers: { 200: { description: 'What the page needs.', schema: SetupIntent } },
  errors: PAYMENT_ERRORS,
  async handle({ kit, principal }) {
    return jsonReply(200, await orRefuse(startSetup(needPayments(kit), principal.account_id)), { 'Cache-Control': 'no-store' });
  },
});
