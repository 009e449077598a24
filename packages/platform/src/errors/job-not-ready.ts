/** The job has not finished. */
import { defineError } from './_define-error.ts';

export const jobNotReady = defineError({
  code: 'job_not_ready',
  status: 409,
  title: 'The job has not finished',
  remedy: 'Wait with GET /v1/jobs/{job_id}?poll=true&timeout=30, then ask again.',
  members: { job_status: 'where the job stands' },
});
