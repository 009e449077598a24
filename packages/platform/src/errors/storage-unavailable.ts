/** The file store does not answer. */
import { defineError } from './_define-error.ts';

export const storageUnavailable = defineError({
  code: 'storage_unavailable',
  status: 503,
  title: 'The file store does not answer',
  remedy: 'Try again after the seconds of Retry-After.',
});
