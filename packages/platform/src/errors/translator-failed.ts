/** The endpoint that translates did not. */
import { defineError } from './_define-error.ts';

export const translatorFailed = defineError({
  code: 'translator_failed',
  status: 503,
  title: 'The translator did not translate',
  remedy:
    'Try again in some minutes. When it fails again, its operator finds the reason in the log of the repair worker. Nothing was charged.',
  members: {
    reason: '`refused` (the endpoint does not take the request), `unavailable` (it is busy or away), `not_an_answer` or `not_configured`',
    cost_charged: 'always 0',
  },
});
