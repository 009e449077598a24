/** One attempt at a job: it begins, its lease is renewed, and it ends once. Every change is fenced by the attempt's number. */

import type { Database, Queryable } from '../database/database.ts';
import { jsonText } from '../database/json-text.ts';
import { type JobRecord, type JsonObject, newFileId, type Progress } from './job.ts';
import { type BareJobRow, JOB_CHANNEL, JOB_COLUMNS, JOB_COLUMNS_BARE, type JobRow, withoutFiles } from './job-row.ts';
import type { Completion, Heartbeat, Holder, NewFile, Stages } from './job-store.ts';

/** Attempts that may crash before a job is taken out of circulation. */
export const CRASH_LIMIT = 3;

/**
 * The newest finished job of the same owner and input that has its files: it makes this one free. Asked when an attempt begins, which costs
 * no question of its own; what ends in the meantime is found by the trigger that settles the hold.
 */
const EARLIER = `(
  SELECT e.job_id FROM jobs e
  WHERE e.account_id = j.account_id AND e.mode = j.mode AND e.input_hash = j.input_hash AND e.status = 'complete'
    AND EXISTS (SELECT 1 FROM job_files f WHERE f.job_id = e.job_id AND f.revision = e.revision AND f.kind <> 'source')
    -- What a test key made for nothing makes nothing else free.
    AND NOT EXISTS (SELECT 1 FROM wallet_holds h WHERE h.job_id = e.job_id AND h.free_reason = 'test_key')
  ORDER BY e.finished_at DESC LIMIT 1
) AS repeat_of`;
/** Columns of an attempt that begins; `j` is the jobs row. */
export const BEGUN = JOB_COLUMNS_BARE.replace('j.repeat_of', EARLIER);

/**
 * The disk is not waited for: a beginning that a crash of Postgres forgets leaves the job queued, its attempt fenced, and is brought back as
 * one whose message was lost. The end of the attempt waits, and takes the beginning with it.
 */
export const UNHURRIED = "WITH unhurried AS (SELECT set_config('synchronous_commit', 'off', true))";

/** A received message needs no outbox entry any more. Jobs come first and then the entry: deleting a job locks them in this order. */
const BEGIN = `${UNHURRIED}, received AS (DELETE FROM outbox WHERE job_id = $1 AND attempt_no = $2)
UPDATE jobs j
SET status = 'rendering', worker_id = $3, lease_until = now() + $4 * interval '1 millisecond', started_at = now(), progress = NULL FROM unhurried
WHERE j.job_id = $1 AND j.attempt_no = $2 AND j.status = 'queued'
RETURNING ${BEGUN}`;

/** A message may be received twice. When the lease of the first receiver has run out, the second takes over under a new number. */
const TAKE_OVER = `UPDATE jobs j
SET attempt_no = j.attempt_no + 1, crashes = j.crashes + 1, worker_id = $3,
    lease_until = now() + $4 * interval '1 millisecond', started_at = now(), progress = NULL
WHERE j.job_id = $1 AND j.attempt_no = $2 AND j.status = 'rendering' AND j.lease_until < now() AND j.crashes + 1 < ${CRASH_LIMIT}
RETURNING ${BEGUN}`;

/** See JobStore.begin. */
export async function beginAttempt(db: Queryable, job_id: string, attempt_no: number, holder: Holder): Promise<JobRecord | null> {
  const { rows } = await db.query<BareJobRow>(BEGIN, [job_id, attempt_no, holder.worker_id, holder.lease_ms]);
  return rows[0] ? withoutFiles(rows[0]) : takeOver(db, job_id, attempt_no, holder);
}

/** Continues an attempt whose worker has stopped responding, under a new number; null when there is none, or it has crashed too often. */
export async function takeOver(db: Queryable, job_id: string, attempt_no: number, holder: Holder): Promise<JobRecord | null> {
  const { rows } = await db.query<BareJobRow>(TAKE_OVER, [job_id, attempt_no, holder.worker_id, holder.lease_ms]);
  return rows[0] ? withoutFiles(rows[0]) : null;
}

/**
 * See JobStore.heartbeat: the worker's own row and the leases of what it holds. By name, not "all that are mine": when the connection is
 * cut after `begin` has committed, Postgres holds an attempt for the worker that the worker never heard of, and only a lease that runs
 * out brings it back.
 */
export async function beat(db: Database, heartbeat: Heartbeat): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ attempt: string }>(
    `WITH alive AS (
       INSERT INTO workers (worker_id, queue, concurrency, active, host, pid, memory_bytes, processor, is_drained)
       VALUES ($1, $2, $3, $4, $8, $9, $10, $11, $12)
       ON CONFLICT (worker_id) DO UPDATE SET heartbeat_at = now(), active = excluded.active, memory_bytes = excluded.memory_bytes,
         processor = excluded.processor, is_drained = excluded.is_drained
     )
     UPDATE jobs SET lease_until = now() + $5 * interval '1 millisecond'
     FROM unnest($6::text[], $7::int[]) AS held(job_id, attempt_no)
     WHERE jobs.job_id = held.job_id AND jobs.attempt_no = held.attempt_no AND worker_id = $1 AND status = 'rendering'
     RETURNING jobs.job_id || ':' || jobs.attempt_no AS attempt`,
    [
      heartbeat.worker_id,
      heartbeat.queue,
      heartbeat.concurrency,
      heartbeat.attempts.length,
      heartbeat.lease_ms,
      heartbeat.attempts.map((attempt) => attempt.job_id),
      heartbeat.attempts.map((attempt) => attempt.attempt_no),
      heartbeat.load?.host ?? null,
      heartbeat.load?.pid ?? null,
      heartbeat.load?.memory_bytes ?? null,
      heartbeat.load?.processor ?? null,
      heartbeat.is_drained === true,
    ],
  );
  return new Set(rows.map((row) => row.attempt));
}

/** Removes a worker from the list of running ones. It gave back its attempts before. */
export async function signOff(db: Database, worker_id: string): Promise<void> {
  await db.query('DELETE FROM workers WHERE worker_id = $1', [worker_id]);
}

/** See JobStore.progress. */
export async function reportProgress(db: Database, job_id: string, attempt_no: number, progress: Progress): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE jobs SET progress = $3 WHERE job_id = $1 AND attempt_no = $2 AND status = 'rendering'
     RETURNING pg_notify('${JOB_CHANNEL}', job_id || ' rendering') IS NULL`,
    [job_id, attempt_no, JSON.stringify(progress)],
  );
  return rowCount > 0;
}

/** A new row of `job_files`, in JSON. */
export const fileRow = ({ is_scene, kind, ...file }: NewFile) => ({ ...file, kind: is_scene ? 'scene' : kind, file_id: newFileId() });

/** Its columns. */
export const FILE_COLUMNS = 'file_id text, kind text, object_key text, sha256 text, bytes bigint, mime text';

/** State, result and file rows in one statement: a fenced attempt changes no row of any table. */
const COMPLETE = `WITH j AS (
  UPDATE jobs
  SET status = 'complete', result = $3, error = NULL, cost_cents = $4, finished_at = now(), worker_id = NULL, lease_until = NULL, progress = NULL,
      stages = $6
  WHERE job_id = $1 AND attempt_no = $2 AND status = 'rendering'
  RETURNING *
), stored AS (
  INSERT INTO job_files (file_id, job_id, revision, attempt_no, kind, object_key, sha256, bytes, mime)
  SELECT f.file_id, j.job_id, j.revision, j.attempt_no, f.kind, f.object_key, f.sha256, f.bytes, f.mime
  FROM j, json_to_recordset($5) AS f(${FILE_COLUMNS})
  RETURNING 1
)
SELECT j.job_id, pg_notify('${JOB_CHANNEL}', j.job_id || ' complete') IS NULL AS told, (SELECT count(*) FROM stored) AS files FROM j`;

/** See JobStore.complete. */
export async function completeAttempt(db: Database, job_id: string, attempt_no: number, completion: Completion): Promise<boolean> {
  const files = JSON.stringify(completion.files.map(fileRow));
  const values = [job_id, attempt_no, jsonText(completion.result), completion.cost_cents, files, stagesText(completion.stages)];
  const { alongside } = completion;
  if (!alongside) return (await db.query(COMPLETE, values)).rowCount > 0;
  return db.transaction(async (transaction) => {
    if ((await transaction.query(COMPLETE, values)).rowCount === 0) return false;
    const { rows } = await transaction.query<JobRow>(`SELECT ${JOB_COLUMNS} FROM jobs j WHERE j.job_id = $1`, [job_id]);
    await alongside(transaction, rows[0]!);
    return true;
  });
}

/** See JobStore.fail. */
export async function failAttempt(
  sql: Queryable,
  job_id: string,
  attempt_no: number,
  problem: JsonObject,
  stages?: Stages,
): Promise<boolean> {
  const { rowCount } = await sql.query(
    `UPDATE jobs SET status = 'failed', error = $3, finished_at = now(), worker_id = NULL, lease_until = NULL, progress = NULL, stages = $4
     WHERE job_id = $1 AND attempt_no = $2 AND status = 'rendering'
     RETURNING pg_notify('${JOB_CHANNEL}', job_id || ' ' || status) IS NULL`,
    [job_id, attempt_no, jsonText(problem), stagesText(stages)],
  );
  return rowCount > 0;
}

const stagesText = (stages: Stages | undefined): string | null => (stages === undefined ? null : JSON.stringify(stages));

/** See JobStore.noteRefused. */
export async function noteRefused(sql: Queryable, job_id: string, attempt_no: number, stages: Stages): Promise<void> {
  await sql.query('UPDATE job_attempts SET refused_at = now(), stages = $3 WHERE job_id = $1 AND attempt_no = $2 AND refused_at IS NULL', [
    job_id,
    attempt_no,
    stagesText(stages),
  ]);
}

/** See JobStore.isDrainAsked. */
export async function isDrainAsked(sql: Queryable, worker_id: string): Promise<boolean> {
  const { rowCount } = await sql.query('SELECT 1 FROM workers WHERE worker_id = $1 AND drain_asked_at IS NOT NULL', [worker_id]);
  return rowCount > 0;
}
