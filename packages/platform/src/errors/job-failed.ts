/** The job ended without this file. */
import { defineError } from './_define-error.ts';

export const jobFailed = defineError({
  code: 'job_failed',
  status: 409,
  title: 'The job ended without this file',
  remedy: 'Read `error` and `warnings` at GET /v1/jobs/{job_id}; a format is made when `outputs` names it.',
  members: { job_status: 'where the job stands' },
});
