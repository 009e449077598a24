/** The body is no form that can be read one way only. */
import { defineError } from './_define-error.ts';

export const invalidForm = defineError({
  code: 'invalid_form',
  status: 400,
  title: 'The form cannot be read',
  remedy: 'Send application/x-www-form-urlencoded in UTF-8, each field once.',
});
