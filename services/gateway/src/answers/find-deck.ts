/** Looks a deck up for its owner. */
import { refuse, sourceNotADeck } from '@deckwright/platform/errors';
import type { Owner } from '@deckwright/platform/identity';
import type { JobRecord } from '@deckwright/platform/jobs';
import { z } from 'zod';
import type { GatewayKit } from '../kit.ts';
import { findJob } from './find-job.ts';

export const DeckPath = z.object({ deck_id: z.string().describe("The deck's id, which is its job's id.") });

/** @throws ProblemError `not_found`, or `source_not_a_deck` for a job of another kind */
export async function findDeck(kit: GatewayKit, owner: Owner, deck_id: string): Promise<JobRecord> {
  const job = await findJob(kit, owner, deck_id);
  if (job.job_type !== 'deck')
    throw refuse(sourceNotADeck, { detail: `The job is of type ${job.job_type}.`, extra: { job_id: job.job_id, cost_charged: 0 } });
  return job;
}
