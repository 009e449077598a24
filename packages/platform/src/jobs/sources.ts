/** The files that a caller sent for a job. They are stored until the job ends, and no answer shows them. */
import type { Queryable } from '../database/database.ts';
import type { StoredObject } from '../object-store/object-store.ts';
import { newFileId } from './job.ts';

/** The revision of a source, before the first revision that callers see. */
const SOURCE_REVISION = 0;

/** Writes the source of a job down; belongs into the transaction that accepts the job. A trigger takes it away when the job ends. */
export async function writeSource(sql: Queryable, job_id: string, source: StoredObject & { readonly mime: string }): Promise<void> {
  await sql.query(
    `INSERT INTO job_files (file_id, job_id, revision, attempt_no, kind, object_key, sha256, bytes, mime)
     VALUES ($1, $2, ${SOURCE_REVISION}, 0, 'source', $3, $4, $5, $6)`,
    [newFileId(), job_id, source.object_key, source.sha256, source.bytes, source.mime],
  );
}

/** Null when the job has none, or has ended. */
export async function readSource(sql: Queryable, job_id: string): Promise<StoredObject | null> {
  const { rows } = await sql.query<{ object_key: string; sha256: string; bytes: number }>(
    `SELECT object_key, sha256, bytes FROM job_files WHERE job_id = $1 AND kind = 'source'`,
    [job_id],
  );
  return rows[0] ?? null;
}
