/**
 * Which job a worker begins when a message wakes it: the next one in fair order, which need not be that of the message. The order stands in
 * SQL, in `begin_next_job` (migration 20261128020000_spared_lanes); decision 37 says why.
 */
import type { Queryable } from '../database/database.ts';
import { BEGUN, takeOver } from './attempt.ts';
import type { JobRecord } from './job.ts';
import { type BareJobRow, withoutFiles } from './job-row.ts';
import type { Holder, NextWork } from './job-store.ts';

const NEXT = `SELECT ${BEGUN} FROM begin_next_job($1, $2, $3, $4, $5, $6, $7) AS j`;

/** See JobStore.beginNext. */
export async function beginNext(
  db: Queryable,
  { job_types, received, most, spared = 0 }: NextWork,
  holder: Holder,
): Promise<readonly JobRecord[]> {
  for (const job_type of job_types) {
    const values = [job_type, received.job_id, received.attempt_no, holder.worker_id, holder.lease_ms, most, spared];
    const { rows } = await db.query<BareJobRow>(NEXT, values);
    if (rows.length > 0) return rows.map(withoutFiles).sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
  }
  // A message received twice: its first receiver may be gone.
  const taken = await takeOver(db, received.job_id, received.attempt_no, holder);
  return taken === null ? [] : [taken];
}
