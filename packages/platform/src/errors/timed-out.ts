/** The work took longer than it may. */
import { defineError } from './_define-error.ts';

export const timedOut = defineError({
  code: 'timed_out',
  status: 503,
  title: 'The work took longer than it may',
  remedy: 'Send a smaller request, or ask for it with `Prefer: respond-async` and poll the job.',
});
