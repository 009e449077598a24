/** Cancels, removes and expires jobs. */
import type { Database, Queryable, Transaction } from '../database/database.ts';
import { deleteRows } from '../database/delete-rows.ts';
import type { Owner } from '../identity/owner.ts';
import { JOB_CHANNEL } from './job-row.ts';

/** See JobStore.cancel. A running attempt can no longer commit, and its worker learns so at the next heartbeat. */
export async function cancelJob(db: Queryable, owner: Owner, job_id: string): Promise<'canceled' | 'final' | 'absent'> {
  const { rows } = await db.query(
    `UPDATE jobs SET status = 'canceled', finished_at = now(), worker_id = NULL, lease_until = NULL, progress = NULL
     WHERE job_id = $1 AND account_id = $2 AND mode = $3 AND status IN ('queued', 'rendering')
     RETURNING pg_notify('${JOB_CHANNEL}', job_id || ' canceled') IS NULL`,
    [job_id, owner.account_id, owner.mode],
  );
  if (rows.length > 0) return 'canceled';
  const there = await db.query('SELECT 1 FROM jobs WHERE job_id = $1 AND account_id = $2 AND mode = $3', [
    job_id,
    owner.account_id,
    owner.mode,
  ]);
  return there.rowCount > 0 ? 'final' : 'absent';
}

/** See JobStore.remove. A trigger marks the objects for the sweep, so that a crash before they are deleted loses nothing. */
export const removeJob = (db: Database, owner: Owner, job_id: string): Promise<{ object_keys: readonly string[] } | null> =>
  db.transaction(async (transaction) => {
    // Children of a deck go with it, and so do their files. They are locked first, as a slide that ends locks itself before its deck.
    const { rows } = await transaction.query<{ job_id: string }>(
      `SELECT j.job_id FROM jobs j WHERE j.account_id = $1 AND j.mode = $3 AND (j.job_id = $2 OR j.parent_deck_id = $2)
       ORDER BY j.parent_deck_id NULLS LAST, j.job_id FOR UPDATE`,
      [owner.account_id, job_id, owner.mode],
    );
    if (!rows.some((row) => row.job_id === job_id)) return null;
    return {
      object_keys: await removeRows(
        transaction,
        rows.map((row) => row.job_id),
      ),
    };
  });

/** Removes final jobs that ended more than `days` ago, at most `limit` a call; returns how many. Their objects are left to the sweep. */
export const expireJobs = (db: Database, days: number, limit: number): Promise<number> =>
  db.transaction(async (transaction) => {
    const { rows } = await transaction.query<{ job_id: string }>(
      `SELECT j.job_id FROM jobs j
       WHERE j.finished_at < now() - $1 * interval '1 day'
         AND NOT EXISTS (SELECT 1 FROM jobs child WHERE child.parent_deck_id = j.job_id)
       ORDER BY j.finished_at LIMIT $2 FOR UPDATE SKIP LOCKED`,
      [days, limit],
    );
    if (rows.length > 0)
      await removeRows(
        transaction,
        rows.map((row) => row.job_id),
      );
    return rows.length;
  });

async function removeRows(transaction: Transaction, job_ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await transaction.query<{ object_key: string }>(
    `WITH gone AS (DELETE FROM job_files WHERE job_id = ANY($1) RETURNING object_key)
     SELECT DISTINCT object_key FROM gone
     WHERE NOT EXISTS (SELECT 1 FROM job_files f WHERE f.object_key = gone.object_key AND f.job_id <> ALL($1))`,
    [job_ids],
  );
  await transaction.query('DELETE FROM outbox WHERE job_id = ANY($1)', [job_ids]);
  await transaction.query('DELETE FROM jobs WHERE job_id = ANY($1)', [job_ids]);
  return rows.map((row) => row.object_key);
}

/** Removes idempotency keys past their 24 hours. */
export const expireKeys = (db: Database): Promise<number> => deleteRows(db, 'idempotency_keys', 'expires_at < now()');
