/** Requeues lost attempts: the worker died or gave back the job, or the queue lost the message. */
import type { Database, Transaction } from '../database/database.ts';
import { recordLostAttempt } from '../telemetry/messaging.ts';
import { CRASH_LIMIT } from './attempt.ts';
import { queueOf } from './definitions.ts';
import type { JobType, JsonObject } from './job.ts';
import { DUE, JOB_CHANNEL, OUTBOX_CHANNEL } from './job-row.ts';
import type { Recovered } from './job-store.ts';

/** The problem document of a quarantined job; the answer adds its `type` and `request_id`. */
export const quarantineProblem = (job_id: string): JsonObject => ({
  code: 'render_failed',
  status: 500,
  title: 'The job could not be finished',
  detail: `This is a fault of the service, not of the request: the work on job ${job_id} stopped without an answer ${CRASH_LIMIT} times, so it is not tried again. Nothing was charged.`,
  actionable: false,
  remedy: `Report the job id ${job_id} to whoever runs the service; its log holds the cause.`,
  job_id,
  cost_charged: 0,
});

interface LostRow {
  readonly job_id: string;
  readonly job_type: JobType;
  readonly crashes: number;
}

/** How lost attempts leave the state that they are in. */
export interface LossOptions {
  /** Whether the loss counts towards quarantine. */
  readonly crashed: boolean;
  /** It was never begun, so it waits on from when it came. */
  readonly keepsPlace?: boolean;
  /** Must commit with each failure: the release of a hold belongs here. */
  readonly alongsideFailure?: (transaction: Transaction, job_ids: readonly string[]) => Promise<void>;
}

interface SilentRow extends LostRow {
  readonly is_outage: boolean;
  readonly attempt_no: number;
  readonly traceparent: string | null;
  readonly started_at: string | null;
}

/**
 * Running jobs whose lease has run out: their workers are dead or out of reach. Where Postgres itself has been away since the worker's last sign
 * of life, the silence says nothing about the job, and is not counted as a crash.
 */
export async function recoverLostWorkers(db: Database, limit: number, options: Omit<LossOptions, 'crashed'> = {}): Promise<Recovered> {
  let lost: readonly SilentRow[] = [];
  const recovered = await db.transaction(async (transaction) => {
    const { rows } = await transaction.query<SilentRow>(
      `SELECT job_id, job_type, crashes, attempt_no, traceparent, started_at, EXISTS (
         SELECT 1 FROM workers w WHERE w.worker_id = jobs.worker_id AND w.heartbeat_at < pg_postmaster_start_time()
       ) AS is_outage
       FROM jobs WHERE status = 'rendering' AND lease_until < now()
       ORDER BY lease_until LIMIT $1 FOR UPDATE SKIP LOCKED`,
      [limit],
    );
    lost = rows;
    const unheard = rows.filter((row) => row.is_outage);
    const forgiven = await lose(transaction, unheard, { ...options, crashed: false });
    const counted = await lose(
      transaction,
      rows.filter((row) => !row.is_outage),
      { ...options, crashed: true },
    );
    return { requeued: [...forgiven.requeued, ...counted.requeued], quarantined: counted.quarantined };
  });
  // A worker that was killed took its spans along.
  for (const row of lost) recordLostAttempt(queueOf(row.job_type), row, new Date(row.started_at ?? Date.now()));
  return recovered;
}

/** Gives one running attempt back, because its worker shuts down or its handler threw. Nothing happens when it is fenced. */
export const giveBackAttempt = (db: Database, job_id: string, attempt_no: number, options: LossOptions): Promise<Recovered> =>
  db.transaction((transaction) => giveBackIn(transaction, job_id, attempt_no, options));

export async function giveBackIn(transaction: Transaction, job_id: string, attempt_no: number, options: LossOptions): Promise<Recovered> {
  const { rows } = await transaction.query<LostRow>(
    `SELECT job_id, job_type, crashes FROM jobs WHERE job_id = $1 AND attempt_no = $2 AND status = 'rendering' FOR UPDATE`,
    [job_id, attempt_no],
  );
  return lose(transaction, rows, options);
}

/**
 * Publishes waiting jobs again that the queue has lost, under a new number: a queue ignores a number that it has seen. They keep their
 * place in the order.
 */
export const publishAgain = (db: Database, attempts: readonly { job_id: string; attempt_no: number }[]): Promise<Recovered> =>
  db.transaction((transaction) => publishAgainIn(transaction, attempts));

export async function publishAgainIn(
  transaction: Transaction,
  attempts: readonly { job_id: string; attempt_no: number }[],
): Promise<Recovered> {
  const { rows } = await transaction.query<LostRow>(
    `SELECT j.job_id, j.job_type, j.crashes FROM jobs j
     JOIN unnest($1::text[], $2::int[]) AS a(job_id, attempt_no) ON a.job_id = j.job_id AND a.attempt_no = j.attempt_no
     WHERE j.status = 'queued' ORDER BY j.queued_at FOR UPDATE OF j SKIP LOCKED`,
    [attempts.map((a) => a.job_id), attempts.map((a) => a.attempt_no)],
  );
  return lose(transaction, rows, { crashed: false, keepsPlace: true });
}

/** A waiting job whose message was sent a while ago. */
export interface WaitingAttempt {
  readonly job_id: string;
  readonly attempt_no: number;
  readonly queued_at: string;
}

/**
 * Waiting jobs whose message left the outbox more than `grace_ms` ago: the queue should know them. In order of `(queued_at, job_id)`,
 * from behind `after` on. Those that wait for an outage to pass are queued from their next try on.
 */
export async function listWaiting(
  db: Database,
  grace_ms: number,
  limit: number,
  after: { readonly queued_at: string; readonly job_id: string } | null,
  job_types: readonly JobType[],
): Promise<readonly WaitingAttempt[]> {
  const { rows } = await db.query<WaitingAttempt & Record<string, unknown>>(
    `SELECT j.job_id, j.attempt_no, j.queued_at FROM jobs j
     WHERE ${DUE} AND j.queued_at < now() - $1 * interval '1 millisecond' AND j.job_type = ANY($5)
       AND ($3::timestamptz IS NULL OR (j.queued_at, j.job_id) > ($3, $4))
       AND NOT EXISTS (
         SELECT 1 FROM outbox o WHERE o.job_id = j.job_id AND o.attempt_no = j.attempt_no
           AND (o.sent_at IS NULL OR o.sent_at > now() - $1 * interval '1 millisecond')
       )
     ORDER BY j.queued_at, j.job_id LIMIT $2`,
    [grace_ms, limit, after?.queued_at ?? null, after?.job_id ?? null, job_types],
  );
  return rows;
}

/** How many jobs of these types are due and wait for a worker, and which of their attempts have no published message yet: at most `limit` of these. */
export async function readDue(
  db: Database,
  job_types: readonly JobType[],
  limit: number,
): Promise<{ readonly due: number; readonly unsent: readonly Omit<WaitingAttempt, 'queued_at'>[] }> {
  const { rows } = await db.query<{ n: number }>(`SELECT count(*)::int AS n FROM jobs j WHERE ${DUE} AND j.job_type = ANY($1)`, [
    job_types,
  ]);
  const { rows: unsent } = await db.query<{ job_id: string; attempt_no: number }>(
    `SELECT j.job_id, j.attempt_no FROM outbox o JOIN jobs j ON j.job_id = o.job_id AND j.attempt_no = o.attempt_no
     WHERE o.sent_at IS NULL AND ${DUE} AND j.job_type = ANY($1) LIMIT $2`,
    [job_types, limit],
  );
  return { due: rows[0]?.n ?? 0, unsent };
}

/**
 * Opens the shares of accounts whose work waits although their share says that none does. Nothing leads to that but a schema whose triggers
 * were off for a while, and without a share a job would never be begun.
 */
export async function openShares(db: Database): Promise<number> {
  const { rowCount } = await db.query(
    `INSERT INTO fair_shares (job_type, account_id, key_id, due_at)
     SELECT w.job_type, w.account_id, 0, '-infinity' FROM (SELECT DISTINCT job_type, account_id FROM jobs WHERE status = 'queued') AS w
     WHERE NOT EXISTS (
       SELECT 1 FROM fair_shares s WHERE s.job_type = w.job_type AND s.account_id = w.account_id AND s.key_id = 0 AND s.due_at IS NOT NULL
     )
     ON CONFLICT (job_type, account_id, key_id) DO UPDATE SET due_at = excluded.due_at`,
  );
  return rowCount;
}

async function lose(transaction: Transaction, rows: readonly LostRow[], options: LossOptions): Promise<Recovered> {
  const ends = (row: LostRow) => options.crashed && row.crashes + 1 >= CRASH_LIMIT;
  const again = rows.filter((row) => !ends(row));
  const quarantined = rows.filter(ends).map((row) => row.job_id);
  const crash = options.crashed ? 1 : 0;
  if (again.length > 0) {
    await transaction.query(
      `WITH j AS (
         UPDATE jobs SET status = 'queued', attempt_no = jobs.attempt_no + 1, crashes = jobs.crashes + $3,
                worker_id = NULL, lease_until = NULL, progress = NULL,
                queued_at = CASE WHEN $4 THEN jobs.queued_at ELSE now() END, not_before = NULL,
                -- A crash is no outage: what the job waited for has let it go.
                waiting_for = CASE WHEN $3 = 0 THEN jobs.waiting_for END, waiting_since = CASE WHEN $3 = 0 THEN jobs.waiting_since END
         FROM unnest($1::text[], $2::text[]) AS lost(job_id, queue)
         WHERE jobs.job_id = lost.job_id
         RETURNING jobs.job_id, jobs.attempt_no, jobs.traceparent, lost.queue
       )
       INSERT INTO outbox (queue, job_id, attempt_no, traceparent) SELECT queue, job_id, attempt_no, traceparent FROM j`,
      [again.map((row) => row.job_id), again.map((row) => queueOf(row.job_type)), crash, options.keepsPlace === true],
    );
    await transaction.query(`SELECT pg_notify('${OUTBOX_CHANNEL}', '')`);
  }
  if (quarantined.length > 0) {
    await transaction.query(
      `UPDATE jobs SET status = 'failed', error = ended.error, crashes = crashes + 1, finished_at = now(), worker_id = NULL, lease_until = NULL,
              progress = NULL
       FROM json_to_recordset($1) AS ended(job_id text, error json)
       WHERE jobs.job_id = ended.job_id RETURNING pg_notify('${JOB_CHANNEL}', jobs.job_id || ' ' || jobs.status) IS NULL`,
      [JSON.stringify(quarantined.map((job_id) => ({ job_id, error: quarantineProblem(job_id) })))],
    );
    await options.alongsideFailure?.(transaction, quarantined);
  }
  return { requeued: again.map((row) => row.job_id), quarantined };
}
