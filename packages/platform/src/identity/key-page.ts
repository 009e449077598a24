/** Keys of an account a page at a time, for people: those that work, the one that was made last first. */
import type { Queryable } from '../database/database.ts';
import type { KeyListing } from './key-store.ts';

export interface KeyPage {
  readonly keys: readonly KeyListing[];
  /** Of all pages. */
  readonly total: number;
}

const COLUMNS = 'key_id, name, mode, prefix, created_at, last_used_at, revoked_at';
const WORKING = "account_id = $1 AND kind = 'key' AND revoked_at IS NULL";

export async function pageOfKeys(
  db: Queryable,
  account_id: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<KeyPage> {
  const [{ rows: keys }, { rows: counted }] = await Promise.all([
    db.query<KeyListing & Record<string, unknown>>(
      `SELECT ${COLUMNS} FROM api_keys WHERE ${WORKING} ORDER BY key_id DESC LIMIT $2 OFFSET $3`,
      [account_id, page.limit, page.offset],
    ),
    db.query<{ n: number }>(`SELECT count(*)::int AS n FROM api_keys WHERE ${WORKING}`, [account_id]),
  ]);
  return { keys, total: counted[0]?.n ?? 0 };
}

/** Null for one that is another account's, or has been revoked. */
export async function findKey(db: Queryable, account_id: string, key_id: number): Promise<KeyListing | null> {
  const { rows } = await db.query<KeyListing & Record<string, unknown>>(
    `SELECT ${COLUMNS} FROM api_keys WHERE ${WORKING} AND key_id = $2`,
    [account_id, key_id],
  );
  return rows[0] ?? null;
}
