/** Download links that can be revoked or work once: the signature proves that a link is ours, its row that it is still valid. */
import { ulid } from 'ulid';
import type { Queryable } from '../database/database.ts';
import { deleteRows } from '../database/delete-rows.ts';

/** A link to be made. */
export interface NewFileLink {
  readonly job_id: string;
  readonly file_id: string;
  readonly account_id: string;
  /** The first download ends it. */
  readonly single_use: boolean;
  /** Unix time in seconds. */
  readonly expires_at_s: number;
}

/** Why a link gives nothing. */
export type LinkRefusal = 'gone' | 'used' | 'revoked' | 'expired';

const PREFIX = 'lnk_';

/** Whether the path of a link names a row rather than a file itself. */
export const isFileLink = (id: string): boolean => /^lnk_[0-9A-HJKMNP-TV-Z]{26}$/.test(id);

/** Stores the link and returns its id, which is part of its path. */
export async function createFileLink(db: Queryable, link: NewFileLink): Promise<string> {
  const link_id = PREFIX + ulid();
  await db.query(
    `INSERT INTO file_links (link_id, job_id, file_id, account_id, single_use, expires_at) VALUES ($1, $2, $3, $4, $5, to_timestamp($6))`,
    [link_id, link.job_id, link.file_id, link.account_id, link.single_use, link.expires_at_s],
  );
  return link_id;
}

/**
 * The file behind a link. With `take`, a link for one use is used up by this, and of several who come at once one gets it.
 * Looking without taking (HEAD) uses nothing up.
 */
export async function readFileLink(
  db: Queryable,
  link_id: string,
  take: boolean,
): Promise<{ readonly file_id: string } | { readonly refused: LinkRefusal }> {
  const works = 'revoked_at IS NULL AND expires_at > now() AND NOT (single_use AND used_at IS NOT NULL)';
  const { rows } = await db.query<{ file_id: string }>(
    take
      ? `UPDATE file_links SET used_at = now() WHERE link_id = $1 AND ${works} RETURNING file_id`
      : `SELECT file_id FROM file_links WHERE link_id = $1 AND ${works}`,
    [link_id],
  );
  const [link] = rows;
  if (link !== undefined) return link;
  const why = await db.query<{ refused: LinkRefusal }>(
    `SELECT CASE WHEN revoked_at IS NOT NULL THEN 'revoked' WHEN expires_at <= now() THEN 'expired' ELSE 'used' END AS refused
     FROM file_links WHERE link_id = $1`,
    [link_id],
  );
  return why.rows[0] ?? { refused: 'gone' };
}

/** Undoes a taking that gave nothing, because the store was away. */
export async function giveFileLinkBack(db: Queryable, link_id: string): Promise<void> {
  await db.query('UPDATE file_links SET used_at = NULL WHERE link_id = $1', [link_id]);
}

/** Takes back all links of a job that still work, or one of them; returns how many those were. */
export async function revokeFileLinks(db: Queryable, account_id: string, job_id: string, link_id: string | null): Promise<number> {
  const { rowCount } = await db.query(
    `UPDATE file_links SET revoked_at = now()
     WHERE account_id = $1 AND job_id = $2 AND ($3::text IS NULL OR link_id = $3) AND revoked_at IS NULL AND expires_at > now()`,
    [account_id, job_id, link_id],
  );
  return rowCount;
}

/** Forgets links a day after they ended; until then they say why they do not work. */
export async function expireFileLinks(db: Queryable): Promise<number> {
  return deleteRows(db, 'file_links', "expires_at < now() - interval '1 day'");
}
