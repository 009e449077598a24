/** Which objects the store holds and who still needs them, in Postgres: claimed before bytes are written, swept when no file points to them. */
import type { Database, Queryable } from '../database/database.ts';
import type { ObjectStore } from './object-store.ts';

/**
 * A claim lasts this long, many times as long as a worker's lease: whoever claims, writes and then dies leaves nothing that the sweep
 * does not find, and whoever is slower than this is refused when it writes the file down (SQLSTATE DW410), and tries again.
 */
export const CLAIM_MS = 5 * 60_000;

/**
 * Objects whose claim will last long enough are left alone: bytes that everybody stores must not become one hot row. The commit is not
 * waited for: a claim that a crash of Postgres forgets is as good as none, and none is what the file row's own check is there for.
 */
const CLAIM = `WITH unhurried AS (SELECT set_config('synchronous_commit', 'off', true))
INSERT INTO stored_objects (object_key, claimed_until)
SELECT key, now() + $2::float8 * interval '1 millisecond' FROM unnest($1::text[]) AS key, unhurried
WHERE NOT EXISTS (SELECT 1 FROM stored_objects o WHERE o.object_key = key AND o.gone_at IS NULL AND o.claimed_until > now() + $2::float8 / 2 * interval '1 millisecond')
ORDER BY key
ON CONFLICT (object_key) DO UPDATE SET claimed_until = excluded.claimed_until, gone_at = NULL,
  loose_since = CASE WHEN stored_objects.gone_at IS NULL THEN stored_objects.loose_since ELSE now() END`;

/** Says that bytes are about to be stored under these keys. Waits where they are just being deleted; from then on the sweep leaves them. */
export async function claimObjects(db: Queryable, object_keys: readonly string[], claim_ms = CLAIM_MS): Promise<void> {
  await db.query(CLAIM, [[...new Set(object_keys)].sort(), claim_ms]);
}

/** What a sweep looks at. */
export interface SweepOptions {
  /** Only these objects; all by default. */
  readonly object_keys?: readonly string[];
  readonly signal?: AbortSignal;
}

const BATCH = 50;
/** Deletions under way at once. */
const LANES = 8;
/** A row without bytes is kept this long: far longer than any job that may still want to point to it. */
const GONE_KEPT = "interval '1 day'";

/** Taken shared by the sweep and alone by a back-up, during which no bytes may go. */
export const BACKUP_LOCK = 72_707_370;

/**
 * Deletes the bytes of every object that no file points to and nobody claims; returns how many went. Several may run side by side.
 * @throws the store's error when bytes could not be deleted; they are found again next time.
 */
export async function sweepObjects(db: Database, objects: Pick<ObjectStore, 'delete'>, options: SweepOptions = {}): Promise<number> {
  let deleted = 0;
  while (!options.signal?.aborted) {
    const batch = await sweepBatch(db, objects, options.object_keys ?? null);
    deleted += batch.deleted;
    if (batch.failure !== undefined) throw batch.failure;
    if (batch.looked_at < BATCH) break;
  }
  if (options.object_keys === undefined) await db.query(`DELETE FROM stored_objects WHERE gone_at < now() - ${GONE_KEPT}`);
  return deleted;
}

interface Batch {
  readonly looked_at: number;
  readonly deleted: number;
  readonly failure?: unknown;
}

/**
 * The rows stay locked while their bytes go, although that is slow: a lock ends with its holder, whatever happens to it, and whoever
 * wants to store the same bytes waits for the row instead of for luck.
 */
const sweepBatch = (db: Database, objects: Pick<ObjectStore, 'delete'>, keys: readonly string[] | null): Promise<Batch> =>
  db.transaction(async (transaction) => {
    const { rows: free } = await transaction.query<{ free: boolean }>('SELECT pg_try_advisory_xact_lock_shared($1) AS free', [BACKUP_LOCK]);
    if (free[0]?.free !== true) return { looked_at: 0, deleted: 0 };
    const { rows: locked } = await transaction.query<{ object_key: string }>(
      `SELECT object_key FROM stored_objects
       WHERE loose_since IS NOT NULL AND claimed_until <= now() AND ($1::text[] IS NULL OR object_key = ANY($1))
       ORDER BY loose_since LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
      [keys],
    );
    // Asked anew, under the lock: what pointed here a moment ago may have gone, and what is about to has to wait.
    const { rows: needed } = await transaction.query<{ object_key: string }>(
      `UPDATE stored_objects o SET loose_since = NULL WHERE o.object_key = ANY($1)
         AND EXISTS (SELECT 1 FROM job_files f WHERE f.object_key = o.object_key) RETURNING o.object_key`,
      [locked.map((row) => row.object_key)],
    );
    const stays = new Set(needed.map((row) => row.object_key));
    const doomed = locked.map((row) => row.object_key).filter((key) => !stays.has(key));
    const { gone, failure } = await deleteAll(objects, doomed);
    if (gone.length > 0)
      await transaction.query('UPDATE stored_objects SET gone_at = now(), loose_since = NULL WHERE object_key = ANY($1)', [gone]);
    return { looked_at: locked.length, deleted: gone.length, ...(failure === undefined ? {} : { failure }) };
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
 * Writes down objects that the store has and Postgres does not know (after a restore, or by a foreign hand), so that the sweep takes them.
 * Returns how many there were. Bytes of ours are claimed before they are written, so that none of them can be mistaken for a stray.
 */
export async function adoptStrays(db: Database, objects: Pick<ObjectStore, 'list'>, prefix: string): Promise<number> {
  let strays = 0;
  let page: string[] = [];
  const flush = async () => {
    const { rowCount } = await db.query(
      `INSERT INTO stored_objects (object_key) SELECT key FROM unnest($1::text[]) AS key ORDER BY key
       ON CONFLICT (object_key) DO UPDATE SET loose_since = now(), gone_at = NULL WHERE stored_objects.gone_at IS NOT NULL`,
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
