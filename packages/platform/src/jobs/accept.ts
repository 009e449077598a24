/** Accepting a job: idempotency row, job row and outbox row stand together or not at all. */
import type { Database, Queryable } from '../database/database.ts';
import { queueOf } from './definitions.ts';
import { type Faults, noFaults } from './faults.ts';
import { claimKeyIn } from './idempotency.ts';
import { type JobRecord, newJobId } from './job.ts';
import { type BareJobRow, JOB_COLUMNS_BARE, OUTBOX_CHANNEL, withoutFiles } from './job-row.ts';
import type { Accepted, NewJob } from './job-store.ts';

/** An idempotency key is remembered this long; without an answer it is held by its job, so no shorter time applies. */
const NEVER_RUNNING_MS = 0;

/** Job and outbox entry in one statement, and the relay is told when it commits. */
const INSERT = `WITH j AS (
  INSERT INTO jobs (job_id, account_id, job_type, name, request_text, input_hash, outputs, parent_deck_id, traceparent)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING *
), entry AS (
  INSERT INTO outbox (queue, job_id, attempt_no, traceparent) SELECT $10, job_id, attempt_no, traceparent FROM j RETURNING 1
)
SELECT ${JOB_COLUMNS_BARE}, pg_notify('${OUTBOX_CHANNEL}', '') IS NULL AS told FROM j, entry`;

/** See JobStore.accept. */
export async function acceptJob(db: Database, job: NewJob, faults: Faults = noFaults): Promise<Accepted> {
  const { idempotency, alongside } = job;
  const job_id = newJobId();
  // One statement is a transaction of its own.
  if (!idempotency && !alongside) return { outcome: 'accepted', job: await insert(db, job_id, job) };
  return db.transaction(async (transaction) => {
    if (idempotency) {
      const claim = { account_id: job.account_id, key: idempotency.key, body_sha256: idempotency.body_sha256, job_id };
      const claimed = await claimKeyIn(transaction, claim, NEVER_RUNNING_MS);
      if (claimed.outcome !== 'fresh') return claimed;
    }
    const accepted = await insert(transaction, job_id, job);
    await faults.at('after_outbox', job_id);
    await alongside?.(transaction, job_id);
    await faults.at('after_hold', job_id);
    return { outcome: 'accepted', job: accepted };
  });
}

async function insert(sql: Queryable, job_id: string, job: NewJob): Promise<JobRecord> {
  const { rows } = await sql.query<BareJobRow & { told?: boolean }>(INSERT, [
    job_id,
    job.account_id,
    job.job_type,
    job.name,
    job.request_text,
    job.input_hash,
    job.outputs,
    job.parent_deck_id ?? null,
    job.traceparent ?? null,
    queueOf(job.job_type),
  ]);
  const { told: _, ...row } = rows[0]!;
  return withoutFiles(row);
}
