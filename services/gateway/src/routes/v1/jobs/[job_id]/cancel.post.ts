/** POST /v1/jobs/{job_id}/cancel: stops a job that has not ended. */
import { jobFinal, notFound, refuse } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { findJob, JobPath, noSuchJob } from '../../../../answers/find-job.ts';
import { jobAnswer } from '../../../../answers/job-answer.ts';
import { defineRoute } from '../../../../kit.ts';
import { Job } from '../../../../schemas/job.ts';

export const route = defineRoute({
  method: 'post',
  path: '/v1/jobs/{job_id}/cancel',
  tag: 'Jobs',
  summary: 'Cancel a job',
  description: 'Nothing is charged for it. Canceling a canceled job again changes nothing and succeeds.',
  auth: 'key',
  idempotent: 'by_wrapper',
  params: JobPath,
  answers: { 200: { description: 'The job, canceled.', schema: Job } },
  errors: [notFound, jobFinal],
  async handle({ kit, principal, params }) {
    const before = await findJob(kit, principal, params.job_id);
    const outcome = await kit.jobs.cancel(principal, before.job_id);
    if (outcome === 'absent') throw noSuchJob(params.job_id);
    const job = await findJob(kit, principal, before.job_id);
    if (outcome === 'final' && job.status !== 'canceled') {
      throw refuse(jobFinal, { detail: `The job is ${job.status}.`, extra: { job_status: job.status } });
    }
    return jsonReply(200, jobAnswer(job, kit));
  },
});
