/** An event names a payment that is not known here yet. */
import { defineError } from './_define-error.ts';

export const paymentEventUnknown = defineError({
  code: 'payment_event_unknown',
  status: 503,
  title: 'The event names a payment that is not known here',
  remedy: 'Send it again later. It is stored, and nothing was credited.',
});
