/**
 * Jobs that wait for the end of an outage. They stay queued in Postgres and are not in the queue: their outbox entry is due at their next
 * try. The longer they have waited, the later that is.
 */
import type { Database, Queryable } from '../database/database.ts';
import type { JobType, WaitingFor } from './job.ts';
import { DUE, JOB_CHANNEL, OUTBOX_CHANNEL } from './job-row.ts';
import type { DueWork } from './job-store.ts';
import type { Backoff, Postponement } from './postponement.ts';

const USUAL: Backoff = { first_ms: 1_000, longest_ms: 600_000, random: Math.random };

/**
 * A pause is drawn from nothing to as long as the job has waited already: it doubles at most, and jobs that an outage has met together come back
 * one by one. An earlier version's relay looks at `claimed_until`, and leaves the entry alone as well.
 */
const postponeWhere = (state: string): string => `WITH late AS (
  SELECT job_id, now() + $6 * least($5, greatest($4, CASE WHEN waiting_for = $3 THEN extract(epoch FROM now() - waiting_since) * 1000 ELSE 0 END))
    * interval '1 millisecond' AS due_at
  FROM jobs WHERE job_id = $1 AND attempt_no = $2 AND ${state} FOR UPDATE
), j AS (
  UPDATE jobs SET status = 'queued', attempt_no = attempt_no + 1, worker_id = NULL, lease_until = NULL, progress = NULL,
    waiting_since = CASE WHEN waiting_for = $3 THEN waiting_since ELSE now() END, waiting_for = $3, not_before = due_at, queued_at = due_at
  FROM late WHERE jobs.job_id = late.job_id
  RETURNING jobs.job_id, jobs.attempt_no, jobs.traceparent, due_at
), received AS (
  DELETE FROM outbox USING late WHERE outbox.job_id = late.job_id AND outbox.attempt_no = $2
), entry AS (
  INSERT INTO outbox (queue, job_id, attempt_no, traceparent, due_at, claimed_until)
  SELECT $7, job_id, attempt_no, traceparent, due_at, due_at FROM j
)
SELECT pg_notify('${JOB_CHANNEL}', job_id || ' queued') IS NULL FROM j`;
const POSTPONE_BEGUN = postponeWhere("status = 'rendering' AND worker_id IS NOT NULL");
const POSTPONE_QUEUED = postponeWhere("status = 'queued'");

interface Put {
  readonly job_id: string;
  readonly attempt_no: number;
}

async function putOff(sql: Queryable, statement: string, { job_id, attempt_no }: Put, why: Postponement): Promise<boolean> {
  const { first_ms, longest_ms, random } = { ...USUAL, ...why.backoff };
  const { rowCount } = await sql.query(statement, [job_id, attempt_no, why.waiting_for, first_ms, longest_ms, random(), why.queue]);
  return rowCount > 0;
}

/** See JobStore.postpone. */
export const postponeAttempt = (sql: Queryable, job_id: string, attempt_no: number, why: Postponement): Promise<boolean> =>
  putOff(sql, POSTPONE_BEGUN, { job_id, attempt_no }, why);

/** Of those that are due, one that no message is on its way for: what is still to be sent is left to its own. */
const NEXT_DUE = `SELECT j.job_id, j.attempt_no FROM jobs j
  WHERE ${DUE} AND j.job_type = ANY($1) AND NOT EXISTS (
    SELECT 1 FROM outbox o WHERE o.job_id = j.job_id AND o.attempt_no = j.attempt_no AND o.sent_at IS NULL
  )
  ORDER BY j.queued_at, j.job_id LIMIT 1 FOR UPDATE OF j SKIP LOCKED`;

/** See JobStore.postponeDue. */
export async function postponeDue(db: Database, { job_types, received }: DueWork, why: Postponement): Promise<boolean> {
  if (await putOff(db, POSTPONE_QUEUED, received, why)) return true;
  return db.transaction(async (transaction) => {
    const { rows } = await transaction.query<Put & Record<string, unknown>>(NEXT_DUE, [job_types]);
    const [next] = rows;
    return next !== undefined && (await putOff(transaction, POSTPONE_QUEUED, next, why));
  });
}

/** Those that have waited longest; what is due anyway is left alone. */
const WAKE = `WITH next AS (
  SELECT job_id, attempt_no FROM jobs
  WHERE waiting_for = $1 AND status = 'queued' AND not_before > now() AND job_type = ANY($2)
  ORDER BY waiting_since LIMIT $3 FOR UPDATE SKIP LOCKED
), woken AS (
  UPDATE jobs SET not_before = now(), queued_at = now() FROM next WHERE jobs.job_id = next.job_id
), entry AS (
  UPDATE outbox o SET due_at = now(), claimed_until = NULL FROM next
  WHERE o.job_id = next.job_id AND o.attempt_no = next.attempt_no AND o.sent_at IS NULL
)
SELECT count(*)::int AS woken, pg_notify('${OUTBOX_CHANNEL}', '') IS NULL AS told FROM next`;

/** See JobStore.wake. */
export async function wakeWaiting(sql: Queryable, waiting_for: WaitingFor, job_types: readonly JobType[], limit: number): Promise<number> {
  const { rows } = await sql.query<{ woken: number }>(WAKE, [waiting_for, job_types, limit]);
  return rows[0]?.woken ?? 0;
}

/** Jobs that wait for one thing, due or not. */
export interface Outage {
  readonly waiting_for: WaitingFor;
  readonly jobs: number;
  /** Wait of the one that has waited longest, in milliseconds. */
  readonly oldest_ms: number;
}

/** What live jobs wait for, for metrics and operators. */
export async function readOutages(db: Database): Promise<readonly Outage[]> {
  const { rows } = await db.query<Outage & Record<string, unknown>>(
    `SELECT waiting_for, count(*)::int AS jobs, (extract(epoch FROM now() - min(waiting_since)) * 1000)::float8 AS oldest_ms
     FROM jobs WHERE waiting_for IS NOT NULL GROUP BY waiting_for ORDER BY waiting_for`,
  );
  return rows;
}
