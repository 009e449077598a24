/** GET /v1/jobs/{job_id}: one job, waited for when asked. */
import { notFound, requestInvalid } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { isFinal } from '@deckwright/platform/jobs';
import { z } from 'zod';
import { etagOf } from '../../../answers/accept-job.ts';
import { findJob, JobPath, noSuchJob } from '../../../answers/find-job.ts';
import { jobAnswer } from '../../../answers/job-answer.ts';
import { numberFrom } from '../../../answers/number-from.ts';
import { defineRoute } from '../../../kit.ts';
import { Job } from '../../../schemas/job.ts';

/** Longest wait of one poll, in seconds. */
const MAX_WAIT_S = 60;

export const route = defineRoute({
  method: 'get',
  path: '/v1/jobs/{job_id}',
  tag: 'Jobs',
  summary: 'Read a job',
  description: 'With `poll=true` the answer comes when the job ends, or after `timeout` seconds with the state then.',
  auth: 'key',
  params: JobPath,
  query: z.strictObject({
    poll: z.enum(['true', 'false', '1', '0']).optional(),
    timeout: numberFrom(0, MAX_WAIT_S, 'a number of seconds', /^\d{1,6}(?:\.\d{1,20})?(?:e-?\d{1,3})?$/i)
      .default(30)
      .meta({ type: 'number', minimum: 0, maximum: MAX_WAIT_S }),
  }),
  answers: { 200: { description: 'The job.', schema: Job } },
  errors: [notFound, requestInvalid],
  async handle({ kit, principal, params, query, signal }) {
    const job = await findJob(kit, principal, params.job_id);
    const waits = (query.poll === 'true' || query.poll === '1') && !isFinal(job.status);
    const latest = waits ? await kit.jobs.waitFor(principal, job.job_id, query.timeout * 1000, signal) : job;
    if (latest === null) throw noSuchJob(params.job_id);
    const slides = latest.job_type === 'deck' ? await kit.jobs.slides(latest.job_id) : [];
    return jsonReply(
      200,
      jobAnswer(latest, kit, slides),
      latest.status === 'queued' || latest.status === 'rendering' ? { 'Retry-After': '1' } : { ETag: etagOf(latest) },
    );
  },
});
