/** The first request with this Idempotency-Key is still running. */
import { defineError } from './_define-error.ts';

export const idempotencyInProgress = defineError({
  code: 'idempotency_in_progress',
  status: 409,
  title: 'The first request with this Idempotency-Key is still running',
  remedy: 'Wait and repeat the same request; it will give the first answer.',
  members: { job_id: 'job that the first request made, when it made one' },
});
