/** Attempts at slides of one deck that one worker begins and ends together: each under its own number and fenced by it, as single ones are. */

import type { Queryable } from '../database/database.ts';
import { jsonText } from '../database/json-text.ts';
import { BEGUN, beginFirst, FILE_COLUMNS, UNHURRIED } from './attempt.ts';
import { type JobRecord, newFileId } from './job.ts';
import { type BareJobRow, JOB_CHANNEL, OUTBOX_CHANNEL, withoutFiles } from './job-row.ts';
import type { Ended, Holder } from './job-store.ts';

/**
 * The slides behind the one that was rung for; those that crashed a worker are drawn alone. Rings of a new deck reach as far as each other, so
 * that all between two are meant; one of an edit, or of a slide that was given back, reaches into others, and means those that are left to it.
 * Jobs first, then entries, as in `begin`.
 */
const BEGIN_BEHIND = `${UNHURRIED}, behind AS (
  SELECT job_id, attempt_no FROM jobs
  WHERE parent_deck_id = $1 AND position > $2 AND position <= $2 + $3 AND status = 'queued' AND crashes = 0
    AND (not_before IS NULL OR not_before <= now())
    AND (attempt_no = 1 AND $6 OR EXISTS (
      SELECT 1 FROM outbox o WHERE o.job_id = jobs.job_id AND o.attempt_no = jobs.attempt_no AND o.sent_at IS NULL AND o.claimed_until > now()
    ))
  FOR UPDATE SKIP LOCKED
), heard AS (DELETE FROM outbox USING behind WHERE outbox.job_id = behind.job_id AND outbox.attempt_no = behind.attempt_no)
UPDATE jobs j
SET status = 'rendering', worker_id = $4, lease_until = now() + $5 * interval '1 millisecond', started_at = now(), progress = NULL
FROM behind, unhurried
WHERE j.job_id = behind.job_id
RETURNING ${BEGUN}`;

/** Has the relay ring for the slides behind at once. */
const RING_BEHIND = `WITH freed AS (
  UPDATE outbox o SET claimed_until = NULL FROM jobs j
  WHERE j.parent_deck_id = $1 AND j.position > $2 AND j.position <= $2 + $3 AND j.status = 'queued'
    AND o.job_id = j.job_id AND o.attempt_no = j.attempt_no AND o.sent_at IS NULL AND o.due_at <= now()
  RETURNING 1
)
SELECT pg_notify('${OUTBOX_CHANNEL}', '') FROM (SELECT count(*) FROM freed) AS counted`;

/** See JobStore.beginTogether. */
export async function beginTogether(
  db: Queryable,
  job_id: string,
  attempt_no: number,
  holder: Holder,
  onLeft: (error: unknown) => void = () => {},
): Promise<readonly JobRecord[]> {
  const begun = await beginFirst(db, job_id, attempt_no, holder);
  if (begun === null) return [];
  const { job, behind } = begun;
  if (behind === 0 || job.position === null) return [job];
  const place = [job.parent_deck_id, job.position, behind];
  try {
    const { rows } = await db.query<BareJobRow>(BEGIN_BEHIND, [...place, holder.worker_id, holder.lease_ms, job.attempt_no === 1]);
    return [job, ...rows.map(withoutFiles).sort((a, b) => (a.position ?? 0) - (b.position ?? 0))];
  } catch (error) {
    // The first has begun and must not be lost with the others: they are rung for, and where that fails too, the relay does so by itself.
    onLeft(error);
    await db.query(RING_BEHIND, place).catch(onLeft);
    return [job];
  }
}

/** As `complete`, for several jobs: a fenced attempt among them changes no row of any table, and hinders no other. */
const COMPLETE_TOGETHER = `WITH ended AS (
  SELECT * FROM json_to_recordset($1) AS e(job_id text, attempt_no int, result json, cost_cents int, files json)
), j AS (
  UPDATE jobs
  SET status = 'complete', result = ended.result, error = NULL, cost_cents = ended.cost_cents, finished_at = now(), worker_id = NULL,
      lease_until = NULL, progress = NULL
  FROM ended
  WHERE jobs.job_id = ended.job_id AND jobs.attempt_no = ended.attempt_no AND jobs.status = 'rendering'
  RETURNING jobs.job_id, jobs.revision, jobs.attempt_no, ended.files
), stored AS (
  INSERT INTO job_files (file_id, job_id, revision, attempt_no, kind, object_key, sha256, bytes, mime)
  SELECT f.file_id, j.job_id, j.revision, j.attempt_no, f.kind, f.object_key, f.sha256, f.bytes, f.mime
  FROM j, json_to_recordset(j.files) AS f(${FILE_COLUMNS})
  RETURNING 1
)
SELECT j.job_id, pg_notify('${JOB_CHANNEL}', j.job_id || ' complete') IS NULL AS told, (SELECT count(*) FROM stored) AS files FROM j`;

/** See JobStore.completeTogether. */
export async function completeTogether(sql: Queryable, ended: readonly Ended[]): Promise<ReadonlySet<string>> {
  const values = ended.map(({ job_id, attempt_no, completion: { result, cost_cents, files } }) => ({
    job_id,
    attempt_no,
    result,
    cost_cents,
    files: files.map((file) => ({ ...file, file_id: newFileId() })),
  }));
  const { rows } = await sql.query<{ job_id: string }>(COMPLETE_TOGETHER, [jsonText(values)]);
  return new Set(rows.map(({ job_id }) => job_id));
}
