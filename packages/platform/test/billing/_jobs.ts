/** Jobs with a price on a real database: accepted, begun and ended in one call each. */
import { createHash, randomUUID } from 'node:crypto';
import { type Hold, holdFor, InsufficientFunds, prices } from '../../src/billing/index.ts';
import type { Database } from '../../src/database/index.ts';
import { createJobStore, type JobRecord, type JobStore } from '../../src/jobs/index.ts';

export const sha = (text: string): string => createHash('sha256').update(text).digest('hex');

export async function newAccount(db: Database): Promise<string> {
  const account_id = `acc_${randomUUID()}`;
  await db.query('INSERT INTO accounts (account_id, name) VALUES ($1, $1)', [account_id]);
  return account_id;
}

/** The job, or null when the wallet refused. */
export async function acceptPriced(store: JobStore, account_id: string, hold: Hold): Promise<JobRecord | null> {
  const input_hash = hold.billing_key ?? sha(randomUUID());
  try {
    const accepted = await store.accept({
      account_id, job_type: 'slide', name: null, request_text: '{}', input_hash, outputs: ['pptx'], hold,
    }); // biome-ignore format: one request
    if (accepted.outcome !== 'accepted') throw new Error(accepted.outcome);
    return accepted.job;
  } catch (error) {
    if (error instanceof InsufficientFunds) return null;
    throw error;
  }
}

export type Ending = 'complete' | 'failed' | 'canceled' | 'deleted';

export async function endPriced(store: JobStore, job: JobRecord, ending: Ending, cost_cents: number): Promise<JobRecord | null> {
  const { job_id } = job;
  if (ending === 'canceled') await store.cancel(job, job_id);
  else if (ending === 'deleted') await store.remove(job, job_id);
  else {
    const begun = await store.begin(job_id, job.attempt_no, { worker_id: 'wrk_test', lease_ms: 30_000 });
    if (begun === null) throw new Error('the attempt was not begun');
    if (ending === 'failed') await store.fail(job_id, job.attempt_no, { code: 'render_failed' });
    else {
      const file = { kind: 'pptx', object_key: `${job_id}.pptx`, sha256: sha(job_id), bytes: 9, mime: 'x' } as const;
      const result = { status: cost_cents > 0 ? 'complete' : 'completed_with_errors' };
      await store.complete(job_id, job.attempt_no, { result, files: [file], cost_cents });
    }
  }
  return store.get(job, job_id);
}

export const slideHold = (key: string, units = 1): Hold => holdFor(prices.slide, units, sha(key));
export { createJobStore };
