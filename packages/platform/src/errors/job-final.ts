/** The job has already ended. */
import { defineError } from './_define-error.ts';

export const jobFinal = defineError({
  code: 'job_final',
  status: 409,
  title: 'The job has already ended',
  remedy: 'Nothing is left to cancel; read the job at GET /v1/jobs/{job_id}, or delete it.',
  members: { job_status: 'how the job ended' },
});
