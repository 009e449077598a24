/** POST /v1/billing/charge-saved: tops up at once with the card on file. */
import { readWallet } from '@deckwright/platform/billing';
import {
  cardDeclined,
  idempotencyInProgress,
  idempotencyKeyReused,
  invalidAmount,
  noSavedCard,
  requestInvalid,
} from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { chargeSavedCard } from '@deckwright/platform/payments';
import { boughtBy, needPayments, PAYMENT_ERRORS, readAmount, refuseCard } from '../../../answers/need-payments.ts';
import { defineRoute } from '../../../kit.ts';
import { CheckoutRequest, SavedCardCharge } from '../../../schemas/billing.ts';

export const route = defineRoute({
  method: 'post',
  path: '/v1/billing/charge-saved',
  tag: 'Billing',
  summary: 'Top up with the saved card',
  description: 'Send an Idempotency-Key: a request that is sent again with it charges nothing twice, whatever happened to the first.',
  auth: 'live_key',
  limit: { name: 'charge-saved', limit: 20, per_s: 3600, by: 'account' },
  idempotent: 'by_wrapper',
  body: CheckoutRequest,
  answers: { 200: { description: 'It is paid, and in the balance.', schema: SavedCardCharge } },
  errors: [invalidAmount, noSavedCard, cardDeclined, requestInvalid, idempotencyInProgress, idempotencyKeyReused, ...PAYMENT_ERRORS],
  example: { body: { amount: 50 } },
  async handle({ kit, principal: { account_id }, body, idempotency }) {
    const payments = needPayments(kit);
    const amount_cents = readAmount(body.amount);
    const request_key = idempotency && `charge ${idempotency.key} ${idempotency.body_sha256}`;
    const topup = await chargeSavedCard(payments, { account_id, amount_cents, request_key }).catch(async (error: unknown) => {
      throw await refuseCard(kit, account_id, amount_cents, error);
    });
    const wallet = await readWallet(kit.db, account_id);
    return jsonReply(200, {
      session_id: topup.topup_id,
      status: 'paid',
      ...boughtBy(topup.amount_cents),
      balance: ((wallet?.paid_cents ?? 0) + (wallet?.promo_cents ?? 0)) / 100,
    });
  },
});
