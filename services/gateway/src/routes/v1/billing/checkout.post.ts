/** POST /v1/billing/checkout: a link on which the balance is topped up. */
import { idempotencyInProgress, idempotencyKeyReused, invalidAmount, requestInvalid } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { createTopup, topupUrl } from '@deckwright/platform/payments';
import { boughtBy, needPayments, PAYMENT_ERRORS, readAmount } from '../../../answers/need-payments.ts';
import { defineRoute } from '../../../kit.ts';
import { Checkout, CheckoutRequest } from '../../../schemas/billing.ts';

export const route = defineRoute({
  method: 'post',
  path: '/v1/billing/checkout',
  tag: 'Billing',
  summary: 'Top up by checkout',
  description: 'Gives a link to open in a browser. What is paid there is added to the balance at once, with its bonus.',
  auth: 'live_key',
  limit: { name: 'checkout', limit: 60, per_s: 3600, by: 'account' },
  idempotent: 'by_wrapper',
  body: CheckoutRequest,
  answers: { 200: { description: 'The link.', schema: Checkout } },
  errors: [invalidAmount, requestInvalid, idempotencyInProgress, idempotencyKeyReused, ...PAYMENT_ERRORS],
  example: { body: { amount: 50 } },
  async handle({ kit, principal: { account_id }, body, idempotency }) {
    needPayments(kit);
    const amount_cents = readAmount(body.amount);
    const { topup_id } = await createTopup(kit.db, {
      account_id,
      origin: 'checkout',
      amount_cents,
      save_card: body.save_card ?? false,
      request_key: idempotency && `checkout ${idempotency.key} ${idempotency.body_sha256}`,
    });
    return jsonReply(200, { checkout_url: topupUrl(kit.base_url(), topup_id), session_id: topup_id, ...boughtBy(amount_cents) });
  },
});
