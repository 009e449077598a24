/** Looks a job up for its owner. Others get the same answer as for a job that does not exist. */
import { notFound, refuse } from '@deckwright/platform/errors';
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
  return refuse(notFound, { detail: `No job ${job_id.slice(0, 60)} belongs to this account.` });
}
