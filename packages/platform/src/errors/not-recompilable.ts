/** The job cannot be edited or put together again now. */
import { defineError } from './_define-error.ts';

export const notRecompilable = defineError({
  code: 'not_recompilable',
  status: 409,
  title: 'The job cannot be changed in its present state',
  remedy: 'Wait until it has ended (GET /v1/jobs/{job_id}?poll=true), then send the change again. A canceled job cannot be changed.',
  members: { job_status: 'the state that the job is in', revision: 'the revision that the job has now' },
});
