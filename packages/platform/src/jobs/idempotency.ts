/** Idempotency keys: the first use of a key does the work, every later use gets the first one's answer. */
import type { Database, Queryable } from '../database/database.ts';
import type { KeyMode } from '../identity/api-key.ts';
import { isFinal, type JobRecord } from './job.ts';
import type { KeyOutcome, StoredAnswer } from './job-store.ts';
import { getJob } from './reading.ts';

/** A key is remembered for 24 hours from its first use. */
const REMEMBERED = "interval '24 hours'";

/** A use of a key. `job_id` is the job that this use would make, if it makes one. */
export interface KeyClaim {
  readonly account_id: string;
  /** Default: live. */
  readonly mode?: KeyMode;
  readonly key: string;
  readonly body_sha256: string;
  readonly job_id: string | null;
}

interface KeyRow {
  readonly body_sha256: string;
  readonly job_id: string | null;
  readonly status: number | null;
  readonly headers: Record<string, string> | null;
  readonly body: string | null;
}

/** Takes the key when it is new, expired, or was taken by a request without a job that never answered. */
const CLAIM = `INSERT INTO idempotency_keys AS k (account_id, key, body_sha256, job_id, running_until, expires_at)
VALUES ($1, $2, $3, $4, now() + $5 * interval '1 millisecond', now() + ${REMEMBERED})
ON CONFLICT (account_id, key) DO UPDATE
SET body_sha256 = excluded.body_sha256, job_id = excluded.job_id, status = NULL, headers = NULL, body = NULL,
    created_at = now(), running_until = excluded.running_until, expires_at = excluded.expires_at
WHERE k.expires_at < now()
   OR (k.status IS NULL AND k.job_id IS NULL AND k.running_until < now() AND k.body_sha256 = excluded.body_sha256)
RETURNING 1`;

/** See JobStore.claimKey; inside a transaction a concurrent use of the same key waits for this one to commit. */
export async function claimKeyIn(sql: Queryable, claim: KeyClaim, running_ms: number): Promise<KeyOutcome> {
  // Twice at most: the second time after a key was freed because its job has been deleted.
  for (const isLast of [false, true]) {
    const taken = await sql.query(CLAIM, [claim.account_id, claim.key, claim.body_sha256, claim.job_id, running_ms]);
    if (taken.rowCount > 0) return { outcome: 'fresh' };
    const { rows } = await sql.query<KeyRow>(
      'SELECT body_sha256, job_id, status, headers, body FROM idempotency_keys WHERE account_id = $1 AND key = $2',
      [claim.account_id, claim.key],
    );
    const earlier = rows[0];
    if (!earlier) continue;
    if (earlier.body_sha256 !== claim.body_sha256) return { outcome: 'reused' };
    if (earlier.status !== null && earlier.body !== null) {
      const answer = { status: earlier.status, headers: earlier.headers ?? {}, body: earlier.body };
      return { outcome: 'replay', answer, job_id: earlier.job_id };
    }
    if (earlier.job_id === null) return { outcome: 'running', job_id: null };
    const job: JobRecord | null = await getJob(sql, earlier.job_id, { account_id: claim.account_id, mode: claim.mode ?? 'live' });
    if (job && isFinal(job.status)) return { outcome: 'finished', job };
    if (job) return { outcome: 'running', job_id: job.job_id };
    if (!isLast)
      await sql.query('DELETE FROM idempotency_keys WHERE account_id = $1 AND key = $2 AND job_id = $3', [
        claim.account_id,
        claim.key,
        earlier.job_id,
      ]);
  }
  return { outcome: 'running', job_id: null };
}

/** See JobStore.claimKey. */
export const claimKey = (db: Database, account_id: string, key: string, body_sha256: string, running_ms: number): Promise<KeyOutcome> =>
  claimKeyIn(db, { account_id, key, body_sha256, job_id: null }, running_ms);

/** See JobStore.releaseKey. */
export async function releaseKey(db: Queryable, account_id: string, key: string, body_sha256: string): Promise<void> {
  await db.query(
    'UPDATE idempotency_keys SET running_until = now() WHERE account_id = $1 AND key = $2 AND body_sha256 = $3 AND status IS NULL AND job_id IS NULL',
    [account_id, key, body_sha256],
  );
}

/** See JobStore.putAnswer. The first answer stays; a later one changes nothing. */
export async function putAnswer(db: Queryable, account_id: string, key: string, answer: StoredAnswer): Promise<void> {
  await db.query('UPDATE idempotency_keys SET status = $3, headers = $4, body = $5 WHERE account_id = $1 AND key = $2 AND status IS NULL', [
    account_id,
    key,
    answer.status,
    JSON.stringify(answer.headers),
    answer.body,
  ]);
}
