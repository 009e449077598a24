/** Too many requests. */
import { defineError } from './_define-error.ts';

export const rateLimited = defineError({
  code: 'rate_limited',
  status: 429,
  title: 'Too many requests',
  remedy: 'Wait as many seconds as Retry-After says.',
  members: { retry_after_s: 'seconds to wait' },
});
