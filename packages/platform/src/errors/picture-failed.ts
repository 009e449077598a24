/** The generator of pictures did not make one. */
import { defineError } from './_define-error.ts';

export const pictureFailed = defineError({
  code: 'picture_failed',
  status: 503,
  title: 'No picture was made',
  remedy:
    'Try again in some minutes. When it fails again, its operator finds the reason in the log of the image worker. Nothing was charged.',
  members: {
    reason:
      '`unavailable` (the generator is busy, away or too slow), `declined` (it does not take the request) or `not_a_picture` (what it sent cannot be used)',
    generator: 'what was asked for it',
    cost_charged: 'always 0',
  },
});
