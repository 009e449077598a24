/** Ends several attempts of one deck in one commit. Each keeps its own number and is fenced by it. */
import type { Queryable } from '../database/database.ts';
import { jsonText } from '../database/json-text.ts';
import { FILE_COLUMNS, fileRow } from './attempt.ts';
import { JOB_CHANNEL } from './job-row.ts';
import type { Ended } from './job-store.ts';

/** As `complete`, for several jobs: a fenced attempt among them changes no row of any table, and hinders no other. */
const COMPLETE_TOGETHER = `WITH ended AS (
  SELECT * FROM json_to_recordset($1) AS e(job_id text, attempt_no int, result json, cost_cents int, files json, stages json)
), j AS (
  UPDATE jobs
  SET status = 'complete', result = ended.result, error = NULL, cost_cents = ended.cost_cents, finished_at = now(), worker_id = NULL,
      lease_until = NULL, progress = NULL, stages = ended.stages
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
  const values = ended.map(({ job_id, attempt_no, completion: { result, cost_cents, files, stages } }) => ({
    job_id,
    attempt_no,
    result,
    cost_cents,
    stages: stages ?? null,
    files: files.map(fileRow),
  }));
  const { rows } = await sql.query<{ job_id: string }>(COMPLETE_TOGETHER, [jsonText(values)]);
  return new Set(rows.map(({ job_id }) => job_id));
}
