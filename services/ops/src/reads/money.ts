/** The money of the last 24 hours: each cent that was held was captured, is still held, or was given back. */
import type { Queryable } from '@deckwright/platform/database';

export interface MoneyDay {
  readonly held_cents: number;
  readonly captured_cents: number;
  readonly open_cents: number;
  readonly returned_cents: number;
  /** Slides that were paid, by whichever purse. */
  readonly captured_slides: number;
  readonly oldest_open_ms: number | null;
}

/** By the holds of jobs of the last day: their ids sort by time. */
export async function readMoney(db: Queryable): Promise<MoneyDay> {
  const { rows } = await db.query<Omit<MoneyDay, 'returned_cents'> & Record<string, unknown>>(
    `SELECT COALESCE(sum(promo_cents + paid_cents), 0)::float8 AS held_cents,
       COALESCE(sum(GREATEST(captured_units - plan_slides - free_slides, 0) * unit_cents) FILTER (WHERE state = 'captured'), 0)::float8 AS captured_cents,
       COALESCE(sum(promo_cents + paid_cents) FILTER (WHERE state = 'open'), 0)::float8 AS open_cents,
       COALESCE(sum(captured_units) FILTER (WHERE state = 'captured'), 0)::float8 AS captured_slides,
       (SELECT (extract(epoch FROM now() - min(created_at)) * 1000)::float8 FROM wallet_holds WHERE state = 'open') AS oldest_open_ms
     FROM wallet_holds WHERE job_id >= 'job_' || ulid_of(now() - interval '24 hours') AND created_at > now() - interval '24 hours'`,
  );
  const row = rows[0]!;
  return { ...row, returned_cents: row.held_cents - row.captured_cents - row.open_cents };
}

export interface LedgerCheck {
  readonly at: string;
  readonly age_ms: number;
  readonly findings: number;
}

/** When a relay has last checked the whole ledger, and what it could not explain. */
export async function readLedgerCheck(db: Queryable): Promise<LedgerCheck | null> {
  const { rows } = await db.query<{ value: string; updated_at: string; age_ms: number }>(
    `SELECT value, updated_at, (extract(epoch FROM now() - updated_at) * 1000)::float8 AS age_ms FROM installation_values WHERE name = 'ledger_checked'`,
  );
  const [row] = rows;
  return row === undefined ? null : { at: row.updated_at, age_ms: row.age_ms, findings: Number(row.value) };
}
