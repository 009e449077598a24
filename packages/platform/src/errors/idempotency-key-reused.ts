/** This Idempotency-Key was used with another body. */
import { defineError } from './_define-error.ts';

export const idempotencyKeyReused = defineError({
  code: 'idempotency_key_reused',
  status: 422,
  title: 'This Idempotency-Key was used with another body',
  remedy: 'Send a new key for a new request; repeat a key only with the same bytes.',
});
