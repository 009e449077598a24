/** Looks a job up for its owner. Others get the same answer as for a job that does not exist. */
import { notFound, refuse, request, wayOut } from '@deckwright/platform/errors';
import type { Owner } from '@deckwright/platform/identity';
import { isJobId, type JobRecord } from '@deckwright/platform/jobs';
import { z } from 'zod';
import type { GatewayKit } from '../kit.ts';

export const JobPath = z.object({ job_id: z.string().describe('`job_` and 26 characters.') });

/** @throws ProblemError `not_found` */
export async function findJob(kit: GatewayKit, owner: Owner, job_id: string): Promise<JobRecord> {
  const job = isJobId(job_id) ? await kit.jobs.get(owner, job_id) : null;
  if (job === null) throw noSuchJob(job_id);
  return job;
}

export function noSuchJob(job_id: string) {
  const detail = `No job ${job_id.slice(0, 60)} belongs to this account.`;
  const say = '{0} lists those that this key sees; jobs of other accounts, and of keys of the other mode, read as not found.';
  return refuse(notFound, { detail, ways: [wayOut({ why: detail, say, do: [request('GET', '/v1/jobs')] })] });
}
