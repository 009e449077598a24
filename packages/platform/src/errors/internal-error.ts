/** Something broke on our side. */
import { defineError } from './_define-error.ts';

export const internalError = defineError({
  code: 'internal_error',
  status: 500,
  title: 'Something broke on our side',
  remedy: 'Try again; if it happens twice, report the request_id.',
  members: { failure_id: 'of a process of ours that crashed over a file, as it stands in the log too' },
});
