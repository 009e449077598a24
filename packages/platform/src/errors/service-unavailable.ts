/** The service cannot take work right now. */
import { defineError } from './_define-error.ts';

export const serviceUnavailable = defineError({
  code: 'service_unavailable',
  status: 503,
  title: 'The service cannot take work right now',
  remedy: 'Try again after the seconds of Retry-After.',
});
