/** Request fields failed validation. */
import { defineError } from './_define-error.ts';

export const requestInvalid = defineError({
  code: 'request_invalid',
  status: 422,
  title: 'Request fields failed validation',
  remedy: 'Mend each field named in errors[] and send again.',
});
