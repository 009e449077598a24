/** The limit of waiting jobs of one account. Work that cannot be finished in a day is refused, so that the caller can send it elsewhere. */
import type { Queryable } from '../database/database.ts';
import { jobDefinitions } from './definitions.ts';

/** The account has as many jobs waiting as it may; `waiting` is at least the limit. */
export class TooManyWaiting extends Error {
  readonly waiting: number;
  readonly limit: number;

  constructor(waiting: number, limit: number) {
    super(`${waiting} jobs of the account wait; the limit is ${limit}.`);
    this.name = 'TooManyWaiting';
    this.waiting = waiting;
    this.limit = limit;
  }
}

/** Throws TooManyWaiting when the account may not have further jobs waiting. */
export type CheckWaiting = (account_id: string) => Promise<void>;

/** How long a count is cached, because counting thousands of rows for each request costs too much. */
const CACHED_MS = 1_000;
/** Accounts in the cache. */
const MAX_CACHED = 1_000;

/**
 * Counts at most once a second for each account, so a rush may exceed the limit by what is accepted in a second. Each slide of a deck counts,
 * and jobs of all types count together.
 */
export function createCheckWaiting(db: Queryable, limit: number, now_ms: () => number): CheckWaiting {
  const cache = new Map<string, { readonly at_ms: number; readonly waiting: Promise<number> }>();
  const count = async (account_id: string): Promise<number> => {
    const { rows } = await db.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM (
         SELECT 1 FROM jobs WHERE status = 'queued' AND account_id = $1 AND job_type = ANY($3) LIMIT $2
       ) AS waiting`,
      [account_id, limit, jobDefinitions.flatMap(({ job_types }) => job_types)],
    );
    return rows[0]?.n ?? 0;
  };
  return async (account_id) => {
    const at_ms = now_ms();
    let cached = cache.get(account_id);
    if (cached === undefined || at_ms - cached.at_ms >= CACHED_MS) {
      if (cache.size >= MAX_CACHED) cache.clear();
      cached = { at_ms, waiting: count(account_id) };
      cache.set(account_id, cached);
      // A failed count must not answer the next request.
      cached.waiting.catch(() => cache.delete(account_id));
    }
    const waiting = await cached.waiting;
    if (waiting >= limit) throw new TooManyWaiting(waiting, limit);
  };
}
