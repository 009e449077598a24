/** Files that public tools make for callers without an account. Each lives for an hour, and only its signed link leads to it. */
import { ulid } from 'ulid';
import type { Database, Queryable } from '../database/database.ts';
import { deleteRows } from '../database/delete-rows.ts';
import { createKeepFiles, type FileContent } from './kept-files.ts';
import { type ObjectStore, ObjectStoreError, type StoredObject } from './object-store.ts';

/** How long a file can be fetched. */
export const TOOL_FILE_SECONDS = 3600;

export interface ToolFile extends StoredObject {
  readonly file_id: string;
  readonly mime: string;
  /** Unix time in seconds. */
  readonly expires_at_s: number;
}

const PREFIX = 'tlf_';

/** Whether the path of a signed link names a file of a public tool. */
export const isToolFile = (file_id: string): boolean => /^tlf_[0-9A-HJKMNP-TV-Z]{26}$/.test(file_id);

const COLUMNS = 'file_id, object_key, sha256, bytes, mime, extract(epoch FROM expires_at)::float8 AS expires_at_s';

/** @throws ObjectStoreError when the file cannot be stored */
export async function keepToolFile(db: Database, objects: Pick<ObjectStore, 'put'>, file: FileContent): Promise<ToolFile> {
  const [stored] = await createKeepFiles(db, objects)([file]);
  if (stored === undefined) throw new ObjectStoreError('The file was not stored', { retryable: true });
  const { rows } = await db.query<ToolFile & Record<string, unknown>>(
    `INSERT INTO tool_files (file_id, object_key, sha256, bytes, mime, expires_at)
     VALUES ($1, $2, $3, $4, $5, date_trunc('second', now()) + $6 * interval '1 second') RETURNING ${COLUMNS}`,
    [PREFIX + ulid(), stored.object_key, stored.sha256, stored.bytes, file.mime, TOOL_FILE_SECONDS],
  );
  return rows[0]!;
}

/** Null when there is none, or its time is over. */
export async function findToolFile(db: Queryable, file_id: string): Promise<ToolFile | null> {
  const { rows } = await db.query<ToolFile & Record<string, unknown>>(
    `SELECT ${COLUMNS} FROM tool_files WHERE file_id = $1 AND expires_at > now()`,
    [file_id],
  );
  return rows[0] ?? null;
}

/** Forgets files whose time is over; the sweep of objects deletes their bytes. Returns how many there were. */
export const expireToolFiles = (db: Queryable): Promise<number> => deleteRows(db, 'tool_files', 'expires_at <= now()');
