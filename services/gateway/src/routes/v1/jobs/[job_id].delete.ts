/** DELETE /v1/jobs/{job_id}: removes a job, all its versions and files; there is no way back. */
import { notFound } from '@deckwright/platform/errors';
import { emptyReply } from '@deckwright/platform/http';
import { isJobId } from '@deckwright/platform/jobs';
import { sweepObjects } from '@deckwright/platform/object-store';
import { JobPath, noSuchJob } from '../../../answers/find-job.ts';
import { defineRoute } from '../../../kit.ts';

export const route = defineRoute({
  method: 'delete',
  path: '/v1/jobs/{job_id}',
  tag: 'Jobs',
  summary: 'Delete a job and its files',
  auth: 'key',
  params: JobPath,
  answers: { 204: { description: 'Gone, and every link to its files with it.' } },
  errors: [notFound],
  async handle({ kit, principal, params, log }) {
    const removed = isJobId(params.job_id) ? await kit.jobs.remove(principal, params.job_id) : null;
    if (removed === null) throw noSuchJob(params.job_id);
    // The rows are gone, so nobody can reach the bytes. What cannot go now (the store is away, somebody is storing the same bytes) goes
    // with a later sweep.
    await sweepObjects(kit.db, kit.files, { object_keys: removed.object_keys }).catch((error: unknown) =>
      log.warn({ err: error, job_id: params.job_id }, 'objects left to the sweep'),
    );
    return emptyReply(204);
  },
});
