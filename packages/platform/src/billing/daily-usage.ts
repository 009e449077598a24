/** Slides of each day, by who paid for them. */
import type { Queryable } from '../database/database.ts';
import { prices } from './prices.ts';

export interface DayOfUse {
  /** `2026-11-19`, in UTC: the day on which the work was accepted. */
  readonly day: string;
  readonly plan: number;
  readonly free: number;
  /** Slides that the wallet paid. */
  readonly wallet: number;
  /** Slides of an account that pays nothing. */
  readonly unmetered: number;
  /** What left the wallet, for other work too. */
  readonly cents: number;
}

/** Days with at least one slide or payment, oldest first. The index on account and time bounds what is read. */
export async function dailyUsage(db: Queryable, account_id: string, from: Date, to: Date): Promise<readonly DayOfUse[]> {
  const { rows } = await db.query<DayOfUse & Record<string, unknown>>(
    `SELECT to_char(u.at, 'YYYY-MM-DD') AS day,
            COALESCE(sum(u.plan) FILTER (WHERE u.unit_cents = $4), 0)::int AS plan, COALESCE(sum(u.free) FILTER (WHERE u.unit_cents = $4), 0)::int AS free,
            COALESCE(sum(u.n - u.plan - u.free) FILTER (WHERE u.unit_cents = $4), 0)::int AS wallet,
            COALESCE(sum(u.units) FILTER (WHERE u.state = 'free' AND u.unit_cents = $4), 0)::int AS unmetered,
            COALESCE(sum((u.n - u.plan - u.free) * u.unit_cents), 0)::int AS cents
     FROM (SELECT (h.created_at AT TIME ZONE 'UTC')::date AS at, h.unit_cents, h.units, h.state, h.captured_units AS n, LEAST(h.captured_units, h.plan_slides) AS plan,
                  LEAST(h.captured_units - LEAST(h.captured_units, h.plan_slides), h.free_slides) AS free
           FROM wallet_holds h WHERE h.account_id = $1 AND h.created_at >= $2 AND h.created_at < $3
             AND (h.state = 'captured' OR h.free_reason = 'unmetered')) u
     GROUP BY u.at ORDER BY u.at`,
    [account_id, from.toISOString(), to.toISOString(), prices.slide.cents],
  );
  return rows;
}
