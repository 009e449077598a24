/** The job was canceled before it finished. */
import { defineError } from './_define-error.ts';

export const jobCanceled = defineError({
  code: 'job_canceled',
  status: 409,
  title: 'The job was canceled before it finished',
  remedy: 'Send the request again if the slide is still wanted.',
  members: { job_id: 'the job that was canceled', cost_charged: 'always 0' },
});
