/** The file link is not valid or has expired. */
import { defineError } from './_define-error.ts';

export const forbiddenSignature = defineError({
  code: 'forbidden_signature',
  status: 403,
  title: 'The file link is not valid or has expired',
  remedy: 'Ask for a fresh link with POST /v1/jobs/{job_id}/download-url, or download with your key.',
});
