/** GET /v1/jobs: the caller's jobs, newest first. */
import { requestInvalid } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { jobRow } from '../../answers/job-answer.ts';
import { wholeNumber } from '../../answers/whole-number.ts';
import { defineRoute } from '../../kit.ts';
import { JobList } from '../../schemas/job.ts';

const JobListQuery = z.strictObject({
  // Older clients say `generating` for what is called `rendering` here.
  status: z.enum(['queued', 'rendering', 'generating', 'complete', 'failed', 'canceled']).optional(),
  job_type: z.enum(['slide', 'deck', 'compile', 'repair', 'translation', 'image', 'conversion', 'perception', 'code']).optional(),
  limit: wholeNumber(1, 100, 20),
  offset: wholeNumber(0, 1_000_000, 0),
  include_children: z.enum(['true', 'false', '1', '0', '']).optional().describe('Also the slides of decks.'),
});

export const route = defineRoute({
  method: 'get',
  path: '/v1/jobs',
  tag: 'Jobs',
  summary: 'List jobs',
  auth: 'key',
  query: JobListQuery,
  answers: { 200: { description: 'Jobs, newest first.', schema: JobList } },
  errors: [requestInvalid],
  example: { query: { limit: '5' } },
  async handle({ kit, principal, query }) {
    const { status, job_type, limit, offset } = query;
    const { jobs, total } = await kit.jobs.list({
      account_id: principal.account_id,
      mode: principal.mode,
      limit,
      offset,
      include_children: query.include_children === 'true' || query.include_children === '1',
      ...(status === undefined ? {} : { status: status === 'generating' ? 'rendering' : status }),
      ...(job_type === undefined ? {} : { job_type }),
    });
    return jsonReply(200, { jobs: jobs.map((job) => jobRow(job, kit)), total, limit, offset });
  },
});
