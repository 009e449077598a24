/** The outbox: messages that were committed with their jobs and are still to be published. */
import type { Database } from '../database/database.ts';
import { deleteRows } from '../database/delete-rows.ts';
import { DUE, OUTBOX_CHANNEL } from './job-row.ts';

/** One entry that waits to be sent. */
export interface OutboxEntry {
  readonly outbox_id: number;
  readonly queue: string;
  readonly job_id: string;
  readonly attempt_no: number;
  readonly traceparent: string | null;
}

/**
 * Takes the oldest unsent entries that are due for `claim_ms`, and writes down in the same statement that those taken before, `sent`, have reached the
 * queue. Several relays share the outbox without meeting. The disk is not waited for: what a crash of Postgres forgets is published once more.
 */
export async function claimOutbox(
  db: Database,
  limit: number,
  claim_ms: number,
  sent: readonly number[] = [],
): Promise<readonly OutboxEntry[]> {
  const { rows } = await db.query<OutboxEntry>(
    `WITH unhurried AS (
       SELECT set_config('synchronous_commit', 'off', true)
     ), done AS (
       UPDATE outbox SET sent_at = now(), claimed_until = NULL FROM unhurried WHERE outbox_id = ANY($3)
     ), next AS (
       SELECT outbox_id FROM outbox
       WHERE sent_at IS NULL AND due_at <= now() AND (claimed_until IS NULL OR claimed_until < now()) AND outbox_id <> ALL($3)
       ORDER BY due_at, outbox_id LIMIT $1 FOR UPDATE SKIP LOCKED
     )
     UPDATE outbox o SET claimed_until = now() + $2 * interval '1 millisecond' FROM next, unhurried
     WHERE o.outbox_id = next.outbox_id
     RETURNING o.outbox_id, o.queue, o.job_id, o.attempt_no, o.traceparent`,
    [limit, claim_ms, sent],
  );
  return [...rows].sort((a, b) => a.outbox_id - b.outbox_id);
}

/** Writes down that entries have reached the queue. */
export async function markSent(db: Database, outbox_ids: readonly number[]): Promise<void> {
  await db.query('UPDATE outbox SET sent_at = now(), claimed_until = NULL WHERE outbox_id = ANY($1)', [outbox_ids]);
}

/** Gives claimed entries back at once, because the queue could not be reached. */
export async function unclaim(db: Database, outbox_ids: readonly number[]): Promise<void> {
  await db.query('UPDATE outbox SET claimed_until = NULL WHERE outbox_id = ANY($1) AND sent_at IS NULL', [outbox_ids]);
}

/** How long an entry is left to the process that accepted its job, in milliseconds: see `createPublisher`. */
export const PUBLISHER_CLAIM_MS = 5_000;

/** First entries of these jobs that no other publisher has claimed. */
const PUBLISHERS = `SELECT outbox_id FROM outbox WHERE job_id = ANY($1) AND attempt_no = 1 AND sent_at IS NULL FOR UPDATE SKIP LOCKED`;

/** Writes down that the first messages of these jobs have reached the queue; the disk is not waited for. */
export async function noteFirstPublished(db: Database, job_ids: readonly string[]): Promise<void> {
  await db.query(
    `WITH unhurried AS (SELECT set_config('synchronous_commit', 'off', true)), mine AS (${PUBLISHERS})
     UPDATE outbox o SET sent_at = now(), claimed_until = NULL FROM mine, unhurried WHERE o.outbox_id = mine.outbox_id`,
    [job_ids],
  );
}

/** Leaves the first messages of these jobs to the relay, at once. */
export async function releaseToRelay(db: Database, job_ids: readonly string[]): Promise<void> {
  await db.query(
    `WITH mine AS (${PUBLISHERS}), freed AS (
       UPDATE outbox o SET claimed_until = NULL FROM mine WHERE o.outbox_id = mine.outbox_id RETURNING 1
     )
     SELECT pg_notify('${OUTBOX_CHANNEL}', '') FROM (SELECT count(*) FROM freed) AS counted`,
    [job_ids],
  );
}

/** Removes entries that were sent more than `age_ms` ago. */
export async function sweepOutbox(db: Database, age_ms: number): Promise<number> {
  return deleteRows(db, 'outbox', "sent_at < now() - $1 * interval '1 millisecond'", [age_ms]);
}

/** How work waits, in milliseconds and jobs: for metrics, scaling and the watchdog. */
export interface Backlog {
  /** How long the oldest entry that is due has not reached the queue; 0 when there is none. */
  readonly unsent_ms: number;
  /** Age of the oldest waiting job of the queue whose message was sent; 0 when there is none. Those that wait for an outage to pass are not counted. */
  readonly waiting_ms: number;
  readonly waiting: number;
  /** Accounts whose jobs wait, and how many of the jobs are those of the account that has most. */
  readonly accounts: number;
  readonly max_of_one_account: number;
}

/** The backlog of one queue, for the job types that it serves. */
export async function readBacklog(db: Database, queue: string, job_types: readonly string[]): Promise<Backlog> {
  const { rows } = await db.query<Backlog>(
    `SELECT
       COALESCE((SELECT extract(epoch FROM now() - min(greatest(created_at, due_at))) * 1000 FROM outbox
                 WHERE sent_at IS NULL AND due_at <= now() AND queue = $1), 0)::float8 AS unsent_ms,
       COALESCE(extract(epoch FROM now() - min(queued_at)) * 1000, 0)::float8 AS waiting_ms,
       COALESCE(sum(n), 0)::int AS waiting, count(*)::int AS accounts, COALESCE(max(n), 0)::int AS max_of_one_account
     FROM (
       SELECT min(GREATEST(j.queued_at, j.not_before)) AS queued_at, count(*) AS n FROM jobs j
       WHERE ${DUE} AND j.job_type = ANY($2) GROUP BY j.account_id
     ) AS by_account`,
    [queue, job_types],
  );
  return rows[0]!;
}
