/** How much one account may have waiting: work that nobody can finish in a day is refused while it can still be sent elsewhere. */
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

/** Counting thousands of rows for each request would cost more than it says. */
const KEPT_MS = 1_000;
/** Accounts whose count is kept. */
const MOST_KEPT = 1_000;

/**
 * Counts at most once a second an account, so that a rush may go over the limit by what is accepted in a second. Slides of decks count one by
 * one, jobs of all types together.
 */
export function createCheckWaiting(db: Queryable, limit: number, now_ms: () => number): CheckWaiting {
  const kept = new Map<string, { readonly at_ms: number; readonly waiting: Promise<number> }>();
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
    let known = kept.get(account_id);
    if (known === undefined || at_ms - known.at_ms >= KEPT_MS) {
      if (kept.size >= MOST_KEPT) kept.clear();
      known = { at_ms, waiting: count(account_id) };
      kept.set(account_id, known);
      // A count that failed is nobody's answer.
      known.waiting.catch(() => kept.delete(account_id));
    }
    const waiting = await known.waiting;
    if (waiting >= limit) throw new TooManyWaiting(waiting, limit);
  };
}
