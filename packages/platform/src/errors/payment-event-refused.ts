/** An event of the payment processor is not signed as it must be. */
import { defineError } from './_define-error.ts';

export const paymentEventRefused = defineError({
  code: 'payment_event_refused',
  status: 400,
  title: 'The signature of the event does not hold',
  remedy: 'Send the body as it was signed, within five minutes, with the secret that is in DECKWRIGHT_STRIPE_WEBHOOK_SECRET.',
});
