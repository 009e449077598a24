/** Assets of accounts: pictures by ids of their own, logos by their content; the bytes are in the store, held as those of jobs are. */

import { ulid } from 'ulid';
import type { Database, Queryable } from '../database/database.ts';
import { jsonText } from '../database/json-text.ts';
import type { JsonObject } from '../jobs/job.ts';
import type { StoredObject } from '../object-store/object-store.ts';

export type AssetKind = 'logo' | 'image';

export interface Asset extends StoredObject {
  readonly asset_id: string;
  readonly kind: AssetKind;
  readonly mime: string;
  /** What is known of the picture; only whoever made it reads them. */
  readonly facts: JsonObject;
  readonly created_at: string;
}

/** Pictures and logos of one account. */
export const MOST_ASSETS = 5000;

export const newAssetId = (): string => `ast_${ulid()}`;
/** Logos are told by the file as it was uploaded. @param sha256 hex */
export const logoIdOf = (sha256: string): string => `logo_${sha256}`;

const COLUMNS = `asset_id, kind, object_key, sha256, bytes, mime, facts,
  to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS created_at`;

/** The asset as it is kept; the one that is there when the id is known. */
export const keepAsset = (db: Database, account_id: string, asset: Omit<Asset, 'created_at'>): Promise<Asset | 'too_many'> =>
  db.transaction(async (sql) => {
    // One at a time for an account, so that the count holds.
    await sql.query('SELECT 1 FROM accounts WHERE account_id = $1 FOR NO KEY UPDATE', [account_id]);
    const known = await findAsset(sql, account_id, asset.asset_id);
    if (known !== null) return known;
    const { rows: counted } = await sql.query<{ assets: number }>('SELECT count(*)::int AS assets FROM assets WHERE account_id = $1', [
      account_id,
    ]);
    if ((counted[0]?.assets ?? 0) >= MOST_ASSETS) return 'too_many';
    const { asset_id, kind, object_key, sha256, bytes, mime, facts } = asset;
    const { rows } = await sql.query<Asset>(
      `INSERT INTO assets (account_id, asset_id, kind, object_key, sha256, bytes, mime, facts)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING ${COLUMNS}`,
      [account_id, asset_id, kind, object_key, sha256, bytes, mime, jsonText(facts)],
    );
    return rows[0]!;
  });

/** Null when the account has none of that id. */
export async function findAsset(db: Queryable, account_id: string, asset_id: string): Promise<Asset | null> {
  const { rows } = await db.query<Asset>(`SELECT ${COLUMNS} FROM assets WHERE account_id = $1 AND asset_id = $2`, [account_id, asset_id]);
  return rows[0] ?? null;
}

/** True when there was such a picture; logos stay. */
export async function deleteAsset(db: Queryable, account_id: string, asset_id: string): Promise<boolean> {
  const { rowCount } = await db.query("DELETE FROM assets WHERE account_id = $1 AND asset_id = $2 AND kind = 'image'", [
    account_id,
    asset_id,
  ]);
  return rowCount > 0;
}
