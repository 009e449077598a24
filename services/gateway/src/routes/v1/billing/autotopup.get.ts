/** GET /v1/billing/autotopup: when the balance is topped up by itself, and with which card. */
import { jsonReply } from '@deckwright/platform/http';
import { autoTopupAnswer } from '../../../answers/auto-topup-answer.ts';
import { needPayments, orRefuse, PAYMENT_ERRORS } from '../../../answers/need-payments.ts';
import { defineRoute } from '../../../kit.ts';
import { AutoTopup } from '../../../schemas/billing.ts';

export const route = defineRoute({
  method: 'get',
  path: '/v1/billing/autotopup',
  tag: 'Billing',
  summary: 'Read automatic top-ups',
  auth: 'live_key',
  answers: { 200: { description: 'Settings, what they have come to this month, and the card on file.', schema: AutoTopup } },
  errors: PAYMENT_ERRORS,
  async handle({ kit, principal }) {
    return jsonReply(200, await orRefuse(autoTopupAnswer(needPayments(kit), principal.account_id)));
  },
});
