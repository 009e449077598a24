/** How many unfinished jobs of one type a key may have when it begins another that it waits for. */
import type { Transaction } from '../database/database.ts';

/** The key has as many unfinished jobs of the type as it may. */
export class TooManyAtOnce extends Error {
  override readonly name = 'TooManyAtOnce';
  readonly limit: number;
  constructor(limit: number) {
    super(`${limit} jobs of the key are not finished, which is the limit.`);
    this.limit = limit;
  }
}

/**
 * In the transaction of the job that is accepted: requests that come together are counted one after the other.
 * @throws TooManyAtOnce
 */
export async function checkAtOnce(
  sql: Transaction,
  job: { readonly job_id: string; readonly job_type: string; readonly account_id: string; readonly key_id: number | null },
  limit: number,
): Promise<void> {
  const { job_id, job_type, account_id, key_id } = job;
  await sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`at_once:${job_type}:${account_id}:${key_id}`]);
  const { rows } = await sql.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM (
       SELECT 1 FROM jobs WHERE status IN ('queued', 'rendering') AND job_type = $1 AND account_id = $2
         AND COALESCE(key_id, -1) = COALESCE($3, -1) AND job_id <> $4 LIMIT $5
     ) AS unfinished`,
    [job_type, account_id, key_id, job_id, limit],
  );
  if ((rows[0]?.n ?? 0) >= limit) throw new TooManyAtOnce(limit);
}
