/** Gives the picture that was drawn of a scene the scene's place. */
import type { Database } from '../database/database.ts';
import type { StoredObject } from '../object-store/object-store.ts';

/** Under the same id, so that links to it go on working. Does nothing where another request was faster, or the job was deleted. */
export const keepPreview = (db: Database, file_id: string, picture: StoredObject & { readonly mime: string }): Promise<void> =>
  db.transaction(async (sql) => {
    const { rows } = await sql.query<{ job_id: string; revision: number; attempt_no: number }>(
      `DELETE FROM job_files WHERE file_id = $1 AND kind = 'scene' RETURNING job_id, revision, attempt_no`,
      [file_id],
    );
    const [row] = rows;
    if (row === undefined) return;
    // A new row, because it is new rows that hold on to their objects.
    await sql.query(
      `INSERT INTO job_files (file_id, job_id, revision, attempt_no, kind, object_key, sha256, bytes, mime)
       VALUES ($1, $2, $3, $4, 'preview', $5, $6, $7, $8)`,
      [file_id, row.job_id, row.revision, row.attempt_no, picture.object_key, picture.sha256, picture.bytes, picture.mime],
    );
  });
