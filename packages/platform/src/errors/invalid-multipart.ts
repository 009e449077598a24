/** The form with files cannot be read. */
import { defineError } from './_define-error.ts';

export const invalidMultipart = defineError({
  code: 'invalid_multipart',
  status: 400,
  title: 'The form cannot be read',
  remedy: 'Send `multipart/form-data` as your HTTP library builds it, each file in a part of its own.',
});
