/** The record of downloads: who took which file, when, and by which key or link. */
import type { Queryable } from '../database/database.ts';
import { deleteRows } from '../database/delete-rows.ts';

/** One download, written down before its first byte leaves. */
export interface Download {
  readonly file_id: string;
  readonly job_id: string;
  /** Whose file it is. */
  readonly account_id: string;
  /** The key that was used; null for a signed link, which needs no key. */
  readonly key_id: number | null;
  /** Where the request came from. */
  readonly address: string;
  readonly request_id: string;
}

/** A download as it is listed. */
export interface RecordedDownload extends Download {
  readonly downloaded_at: string;
}

/** Rejects when it cannot be written down: then nothing must be handed out. */
export async function recordDownload(db: Queryable, download: Download): Promise<void> {
  const { file_id, job_id, account_id, key_id, address, request_id } = download;
  await db.query('INSERT INTO file_downloads (file_id, job_id, account_id, key_id, address, request_id) VALUES ($1, $2, $3, $4, $5, $6)', [
    file_id,
    job_id,
    account_id,
    key_id,
    address,
    request_id,
  ]);
}

/** Downloads, newest first. */
export async function listDownloads(
  db: Queryable,
  filter: { readonly account_id?: string | undefined; readonly file_id?: string | undefined; readonly limit: number },
): Promise<readonly RecordedDownload[]> {
  const { rows } = await db.query<RecordedDownload & Record<string, unknown>>(
    `SELECT file_id, job_id, account_id, key_id, address, request_id, downloaded_at FROM file_downloads
     WHERE ($1::text IS NULL OR account_id = $1) AND ($2::text IS NULL OR file_id = $2) ORDER BY download_id DESC LIMIT $3`,
    [filter.account_id ?? null, filter.file_id ?? null, filter.limit],
  );
  return rows;
}

/** Forgets downloads of more than `days` ago; returns how many. */
export async function expireDownloads(db: Queryable, days = 365): Promise<number> {
  return deleteRows(db, 'file_downloads', "downloaded_at < now() - $1 * interval '1 day'", [days]);
}
