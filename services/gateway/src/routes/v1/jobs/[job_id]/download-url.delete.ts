/** DELETE /v1/jobs/{job_id}/download-url: takes back the links that were made to a job's files. */
import { notFound, requestInvalid } from '@deckwright/platform/errors';
import { emptyReply } from '@deckwright/platform/http';
import { revokeFileLinks } from '@deckwright/platform/object-store';
import { z } from 'zod';
import { findJob, JobPath } from '../../../../answers/find-job.ts';
import { defineRoute } from '../../../../kit.ts';

export const route = defineRoute({
  method: 'delete',
  path: '/v1/jobs/{job_id}/download-url',
  tag: 'Jobs',
  summary: 'Take back download links',
  description:
    'All that were asked for and still work, or the one named. The links in job records are not among them; they end with the job.',
  auth: 'key',
  params: JobPath,
  query: z.strictObject({ link_id: z.string().optional().describe('The link, as its making named it. Default: all of the job.') }),
  answers: { 204: { description: 'Whoever holds one gets nothing from now on.' } },
  errors: [notFound, requestInvalid],
  async handle({ kit, principal, params, query }) {
    const job = await findJob(kit, principal, params.job_id);
    await revokeFileLinks(kit.db, principal.account_id, job.job_id, query.link_id ?? null);
    return emptyReply(204);
  },
});
