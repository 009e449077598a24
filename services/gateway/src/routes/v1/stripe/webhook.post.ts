/** POST /v1/stripe/webhook: takes events of Stripe, signed by it. */
import { paymentEventRefused, paymentEventUnknown, refuse } from '@deckwright/platform/errors';
import { jsonReply, open } from '@deckwright/platform/http';
import { BadSignature, NoEvent, readEvent, takeEvent, UnknownPayment } from '@deckwright/platform/payments';
import { z } from 'zod';
import { needPayments, PAYMENT_ERRORS, refusalOf } from '../../../answers/need-payments.ts';
import { defineRoute } from '../../../kit.ts';

export const route = defineRoute({
  method: 'post',
  path: '/v1/stripe/webhook',
  tag: 'Billing',
  summary: 'Take an event of Stripe',
  description: 'For Stripe alone. An event that could not be handled is answered 503, so that it is sent again.',
  auth: 'public',
  hidden: true,
  // Stripe sends from a few addresses, many at once.
  limit: { name: 'stripe-webhook', limit: 12_000, per_s: 60, by: 'address' },
  documented_body: open('Stripe adds members as it likes', z.looseObject({ id: z.string(), type: z.string() })),
  body_bytes: 1024 * 1024,
  answers: { 200: { description: 'It is stored, and settled.', schema: z.object({ received: z.literal(true) }) } },
  errors: [paymentEventRefused, paymentEventUnknown, ...PAYMENT_ERRORS],
  async handle({ kit, text, header, log }) {
    const payments = needPayments(kit);
    try {
      const event = await readEvent(payments, text, header('stripe-signature') ?? '');
      await takeEvent(payments, event, text);
      return jsonReply(200, { received: true });
    } catch (error) {
      if (error instanceof BadSignature) throw refuse(paymentEventRefused);
      if (error instanceof NoEvent)
        throw refuse(paymentEventRefused, { detail: error.message, remedy: 'Send the body that Stripe sent, unchanged.' });
      log.warn({ err: error }, 'an event of Stripe was not handled; it is sent again');
      if (error instanceof UnknownPayment) throw refuse(paymentEventUnknown, { detail: error.message }, { 'Retry-After': '60' });
      throw refusalOf(error);
    }
  },
});
