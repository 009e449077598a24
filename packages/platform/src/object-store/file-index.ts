/** The index of stored objects in Postgres: claimed before bytes are written, deleted when no file refers to them. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Queryable } from '../database/database.ts';
import { type ObjectStore, ObjectStoreError } from './object-store.ts';

/**
 * A claim lasts this long, many times as long as a worker's lease: whoever claims, writes and then dies leaves nothing that the sweep
 * does not find, and whoever is slower than this is refused when it writes the file down (SQLSTATE DW410), and tries again.
 */
export const CLAIM_MS = 5 * 60_000;

/** The disk is not waited for: a claim that a crash of Postgres forgets is as good as none, and none is what the file row's own check is there for. */
const UNHURRIED = "unhurried AS (SELECT set_config('synchronous_commit', 'off', true))";

/** For new bytes, which is the common case: each base key is the key of its object. Existing objects are left out. */
const CLAIM_NEW = `WITH ${UNHURRIED}
INSERT INTO stored_objects (base_key, object_key, claimed_until)
SELECT key, key, now() + $2::float8 * interval '1 millisecond' FROM unnest($1::text[]) AS key, unhurried
ORDER BY 1 ON CONFLICT DO NOTHING
RETURNING base_key, object_key`;

/**
 * Gives each base key the key of its living object, and makes one where there is none: at the base key itself, or, where bytes have gone from
 * there, in a folder of its own. A claim that will last long enough is left alone: bytes that everybody stores must not become one hot
 * row.
 */
const CLAIM = `WITH ${UNHURRIED},
lasting AS (
  SELECT base_key, object_key FROM stored_objects
  WHERE base_key = ANY($1) AND gone_at IS NULL AND claimed_until > now() + $2::float8 / 2 * interval '1 millisecond'
), prolonged AS (
  UPDATE stored_objects o SET claimed_until = now() + $2::float8 * interval '1 millisecond' FROM unhurried
  WHERE o.base_key = ANY($1) AND o.gone_at IS NULL AND o.claimed_until <= now() + $2::float8 / 2 * interval '1 millisecond'
  RETURNING o.base_key, o.object_key
), made AS (
  INSERT INTO stored_objects (base_key, object_key, claimed_until)
  SELECT key,
    -- Two questions, an index each: asked as one, they read the whole table.
    CASE WHEN EXISTS (SELECT 1 FROM stored_objects o WHERE o.base_key = key) OR EXISTS (SELECT 1 FROM stored_objects o WHERE o.object_key = key)
      THEN regexp_replace(key, '[^/]+$', substr(md5(random()::text), 1, 12) || '/\\&') ELSE key END,
    now() + $2::float8 * interval '1 millisecond'
  FROM unnest($1::text[]) AS key, unhurried
  WHERE NOT EXISTS (SELECT 1 FROM stored_objects o WHERE o.base_key = key AND o.gone_at IS NULL)
  ORDER BY 1 ON CONFLICT DO NOTHING
  RETURNING base_key, object_key
)
SELECT * FROM lasting UNION ALL SELECT * FROM prolonged UNION ALL SELECT * FROM made`;

/** Another process claims or deletes the same object at the same moment; the next try sees the result. */
const LOOKS = 10;

/**
 * Says that bytes are about to be stored, and where: base key to object key. From then on the sweep leaves them alone, until the claim
 * runs out or a file points to them. @throws ObjectStoreError when others come in between time and again
 */
export async function claimObjects(db: Queryable, base_keys: readonly string[], claim_ms = CLAIM_MS): Promise<ReadonlyMap<string, string>> {
  const claimed = new Map<string, string>();
  for (let look = 0; look < LOOKS; look += 1) {
    const missing = [...new Set(base_keys)].filter((key) => !claimed.has(key)).sort();
    if (missing.length === 0) return claimed;
    if (look > 1) await sleep(look);
    const { rows } = await db.query<{ base_key: string; object_key: string }>(look === 0 ? CLAIM_NEW : CLAIM, [missing, claim_ms]);
    for (const { base_key, object_key } of rows) claimed.set(base_key, object_key);
  }
  if (base_keys.every((key) => claimed.has(key))) return claimed;
  throw new ObjectStoreError('The same bytes are stored and given up too often at this moment', { retryable: true });
}

/** What a sweep examines. */
export interface SweepOptions {
  /** Only these objects; all by default. */
  readonly object_keys?: readonly string[];
  readonly signal?: AbortSignal;
}

const BATCH = 200;
/** Deletions under way at once. */
const LANES = 8;
/** A row without bytes stays this long: far longer than any job that may still refer to it. */
const GONE_KEPT = "interval '1 day'";

/** Taken shared by the sweep and alone by a back-up, during which nothing may be given up. */
export const BACKUP_LOCK = 72_707_370;

/**
 * Gives up every object that no file points to and nobody claims, and deletes the bytes of what is given up; returns how many went. Several may
 * run side by side. @throws the store's error when bytes could not be deleted; they are found again next time
 */
export async function sweepObjects(db: Database, objects: Pick<ObjectStore, 'delete'>, options: SweepOptions = {}): Promise<number> {
  const keys = options.object_keys ?? null;
  while (!options.signal?.aborted && (await giveUp(db, keys)) === BATCH);
  let deleted = 0;
  while (!options.signal?.aborted) {
    const { rows } = await db.query<{ object_key: string }>(
      `SELECT object_key FROM stored_objects WHERE gone_at IS NOT NULL AND deleted_at IS NULL AND ($1::text[] IS NULL OR object_key = ANY($1))
       ORDER BY gone_at LIMIT ${BATCH}`,
      [keys],
    );
    if (rows.length === 0) break;
    const { gone, failure } = await deleteAll(
      objects,
      rows.map((row) => row.object_key),
    );
    // Another sweep may say the same of the same rows in another order; if the two waited for each other, one would be refused.
    await db.query(
      `UPDATE stored_objects SET deleted_at = now() WHERE object_key IN (
         SELECT object_key FROM stored_objects WHERE object_key = ANY($1) AND gone_at IS NOT NULL FOR UPDATE SKIP LOCKED)`,
      [gone],
    );
    deleted += gone.length;
    if (failure !== undefined) throw failure;
  }
  if (keys === null) await db.query(`DELETE FROM stored_objects WHERE gone_at < now() - ${GONE_KEPT} AND deleted_at IS NOT NULL`);
  return deleted;
}

/** Returns how many objects were examined. */
const giveUp = (db: Database, keys: readonly string[] | null): Promise<number> =>
  db.transaction(async (transaction) => {
    const { rows: free } = await transaction.query<{ free: boolean }>('SELECT pg_try_advisory_xact_lock_shared($1) AS free', [BACKUP_LOCK]);
    if (free[0]?.free !== true) return 0;
    const { rows: locked } = await transaction.query<{ object_key: string }>(
      `SELECT object_key FROM stored_objects
       WHERE loose_since IS NOT NULL AND claimed_until <= now() AND ($1::text[] IS NULL OR object_key = ANY($1))
       ORDER BY loose_since LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
      [keys],
    );
    if (locked.length === 0) return 0;
    // Checked again under the lock: a row that pointed here may be deleted by now, and a row that is about to point here must wait.
    await transaction.query(
      `UPDATE stored_objects o SET loose_since = NULL,
         gone_at = CASE WHEN EXISTS (SELECT 1 FROM job_files f WHERE f.object_key = o.object_key)
           OR EXISTS (SELECT 1 FROM brand_files f WHERE f.object_key = o.object_key)
           OR EXISTS (SELECT 1 FROM assets f WHERE f.object_key = o.object_key)
           OR EXISTS (SELECT 1 FROM tool_files f WHERE f.object_key = o.object_key) THEN NULL ELSE now() END
       WHERE o.object_key = ANY($1)`,
      [locked.map((row) => row.object_key)],
    );
    return locked.length;
  });

async function deleteAll(objects: Pick<ObjectStore, 'delete'>, keys: readonly string[]): Promise<{ gone: string[]; failure?: unknown }> {
  const left = [...keys];
  const gone: string[] = [];
  let failure: unknown;
  const lane = async () => {
    for (let key = left.pop(); key !== undefined && failure === undefined; key = left.pop()) {
      await objects.delete(key).then(
        () => gone.push(key as string),
        (error: unknown) => (failure = error),
      );
    }
  };
  await Promise.all(Array.from({ length: Math.min(LANES, keys.length) }, lane));
  return { gone, failure };
}

/**
 * Writes down objects that the store has and Postgres does not know (after a restore, by a foreign hand, or put by a writer whose claim had run
 * out), so that the sweep takes them. Returns how many there were. Bytes of ours are claimed before they are written, so that none of them can be
 * mistaken for a stray.
 */
export async function adoptStrays(db: Database, objects: Pick<ObjectStore, 'list'>, prefix: string): Promise<number> {
  let strays = 0;
  let page: string[] = [];
  const flush = async () => {
    const { rowCount } = await db.query(
      `INSERT INTO stored_objects (object_key, base_key) SELECT key, 'stray:' || key FROM unnest($1::text[]) AS key ORDER BY key
       ON CONFLICT (object_key) DO UPDATE SET deleted_at = NULL WHERE stored_objects.deleted_at IS NOT NULL`,
      [page],
    );
    strays += rowCount;
    page = [];
  };
  for await (const key of objects.list(prefix)) {
    page.push(key);
    if (page.length >= 1000) await flush();
  }
  if (page.length > 0) await flush();
  return strays;
}
