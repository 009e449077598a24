/** A test key requested something that only a live key may do. */
import { defineError } from './_define-error.ts';

export const liveKeyRequired = defineError({
  code: 'live_key_required',
  status: 403,
  title: 'A test key may not do this',
  remedy: 'Use a live key of the account, one that begins with dw_live_.',
});
