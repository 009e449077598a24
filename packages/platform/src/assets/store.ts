/** Assets of accounts: pictures by ids of their own, logos by their content. Their bytes are in the file store, as those of jobs are. */

import { ulid } from 'ulid';
import type { Database, Queryable } from '../database/database.ts';
import { jsonText } from '../database/json-text.ts';
import type { Owner } from '../identity/owner.ts';
import type { JsonObject } from '../jobs/job.ts';
import type { StoredObject } from '../object-store/object-store.ts';

export type AssetKind = 'logo' | 'image';

export interface Asset extends StoredObject {
  readonly asset_id: string;
  readonly kind: AssetKind;
  /** A test key sees both, a live key live ones alone. */
  readonly mode: Owner['mode'];
  readonly mime: string;
  /** Facts about the picture, which only the code that stored them reads. */
  readonly facts: JsonObject;
  readonly created_at: string;
}

/** Live ones of an account, and test ones. */
export const MAX_ASSETS = 5000;

export const newAssetId = (): string => `ast_${ulid()}`;
/** A logo is found by the hash of its uploaded file. @param sha256 hex */
export const logoIdOf = (sha256: string): string => `logo_${sha256}`;

const COLUMNS = `asset_id, kind, mode, object_key, sha256, bytes, mime, facts,
  to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS created_at`;

/** What a test key may use, too. */
const SEEN = "(mode = 'live' OR $2 = 'test')";

/**
 * Stores an asset, or returns the one that exists under its id. A logo has only one id: one that a test key stored becomes live when a live
 * key sends it.
 */
export const keepAsset = (db: Database, owner: Owner, asset: Omit<Asset, 'created_at' | 'mode'>): Promise<Asset | 'too_many'> =>
  db.transaction(async (sql) => {
    const { account_id } = owner;
    // One at a time for an account, so that the count holds.
    await sql.query('SELECT 1 FROM accounts WHERE account_id = $1 FOR NO KEY UPDATE', [account_id]);
    const existing = await findAsset(sql, owner, asset.asset_id);
    if (existing !== null) return existing;
    return (await hasRoomForAssets(sql, owner)) ? addAssetIn(sql, owner, asset) : 'too_many';
  });

/** Whether the owner may keep another one. */
export async function hasRoomForAssets(db: Queryable, { account_id, mode }: Owner): Promise<boolean> {
  const { rows } = await db.query<{ assets: number }>('SELECT count(*)::int AS assets FROM assets WHERE account_id = $1 AND mode = $2', [
    account_id,
    mode,
  ]);
  return (rows[0]?.assets ?? 0) < MAX_ASSETS;
}

/** Adds an asset whatever their number: for work that was accepted while there was room. */
export async function addAssetIn(
  sql: Queryable,
  { account_id, mode }: Owner,
  { asset_id, kind, object_key, sha256, bytes, mime, facts }: Omit<Asset, 'created_at' | 'mode'>,
): Promise<Asset> {
  const { rows } = await sql.query<Asset>(
    `INSERT INTO assets (account_id, asset_id, kind, object_key, sha256, bytes, mime, facts, mode)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT (account_id, asset_id) DO UPDATE SET mode = excluded.mode RETURNING ${COLUMNS}`,
    [account_id, asset_id, kind, object_key, sha256, bytes, mime, jsonText(facts), mode],
  );
  return rows[0]!;
}

/** Null when the owner sees none of that id. */
export async function findAsset(db: Queryable, { account_id, mode }: Owner, asset_id: string): Promise<Asset | null> {
  const { rows } = await db.query<Asset>(`SELECT ${COLUMNS} FROM assets WHERE account_id = $1 AND asset_id = $3 AND ${SEEN}`, [
    account_id,
    mode,
    asset_id,
  ]);
  return rows[0] ?? null;
}

/** The newest picture that was made of the same wish, by the hash of that; null when none is kept. */
export async function findMadeAsset(db: Queryable, { account_id, mode }: Owner, made_from: string): Promise<Asset | null> {
  const { rows } = await db.query<Asset>(
    `SELECT ${COLUMNS} FROM assets WHERE account_id = $1 AND facts->>'made_from' = $3 AND ${SEEN} ORDER BY asset_id DESC LIMIT 1`,
    [account_id, mode, made_from],
  );
  return rows[0] ?? null;
}

/** True when there was such a picture; logos stay. */
export async function deleteAsset(db: Queryable, { account_id, mode }: Owner, asset_id: string): Promise<boolean> {
  const { rowCount } = await db.query("DELETE FROM assets WHERE account_id = $1 AND asset_id = $2 AND kind = 'image' AND mode = $3", [
    account_id,
    asset_id,
    mode,
  ]);
  return rowCount > 0;
}
