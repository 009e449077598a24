/** The payment processor does not answer. */
import { defineError } from './_define-error.ts';

export const paymentsUnavailable = defineError({
  code: 'payments_unavailable',
  status: 503,
  title: 'The payment processor does not answer',
  remedy: 'Try again in a minute, with the same Idempotency-Key: then nothing is charged twice.',
});
