/** Reads wallets and their ledger. */
import type { Queryable } from '../database/database.ts';

export interface Wallet {
  readonly account_id: string;
  readonly name: string;
  readonly email: string | null;
  readonly billing: 'metered' | 'unmetered';
  readonly created_at: string;
  readonly paid_cents: number;
  readonly promo_cents: number;
  readonly held_cents: number;
  readonly plan_slides: number;
  readonly free_slides: number;
  readonly held_slides: number;
  readonly plan_open: boolean;
  readonly plan_overflow: boolean;
}

/** One movement, as the ledger keeps it. */
export interface LedgerEntry {
  readonly seq: number;
  readonly transfer_id: string;
  readonly unit: 'USD' | 'SLIDE';
  readonly from_book: string;
  readonly to_book: string;
  readonly amount: number;
  readonly kind: string;
  readonly job_id: string | null;
  readonly reason: string | null;
  readonly created_at: string;
}

export interface Usage {
  readonly slides: number;
  readonly free_repeats: number;
  readonly spent_cents: number;
}

const WALLET = `SELECT a.account_id, a.name, a.email, a.billing, a.created_at, w.paid_cents, w.promo_cents, h.held_cents,
       w.plan_slides, w.free_slides, h.held_slides, w.plan_open, w.plan_overflow
FROM accounts a JOIN wallets w ON w.account_id = a.account_id
CROSS JOIN LATERAL (
  SELECT COALESCE(sum(o.promo_cents + o.paid_cents), 0)::bigint AS held_cents, COALESCE(sum(o.plan_slides + o.free_slides), 0)::bigint AS held_slides
  FROM wallet_holds o WHERE o.account_id = a.account_id AND o.state = 'open'
) h`;

/** The wallet of an account; null when there is no such account. */
export async function readWallet(db: Queryable, account_id: string): Promise<Wallet | null> {
  const { rows } = await db.query<Wallet & Record<string, unknown>>(`${WALLET} WHERE a.account_id = $1`, [account_id]);
  return rows[0] ?? null;
}

/** What an account can spend, cents; below zero it is a debt. */
export async function readBalance(db: Queryable, account_id: string): Promise<number> {
  const { rows } = await db.query<{ cents: number }>('SELECT paid_cents + promo_cents AS cents FROM wallets WHERE account_id = $1', [
    account_id,
  ]);
  return rows[0]?.cents ?? 0;
}

/** All wallets, oldest account first. */
export async function listWallets(db: Queryable, limit: number): Promise<readonly Wallet[]> {
  return (await db.query<Wallet & Record<string, unknown>>(`${WALLET} ORDER BY a.created_at, a.account_id LIMIT $1`, [limit])).rows;
}

/** What was captured since the first day of the month (UTC). */
export async function readUsage(db: Queryable, account_id: string): Promise<Usage> {
  const { rows } = await db.query<Usage & Record<string, unknown>>(
    `SELECT COALESCE(sum(h.captured_units) FILTER (WHERE h.unit_cents = 5), 0)::int AS slides,
            count(*) FILTER (WHERE h.free_reason = 'repeat')::int AS free_repeats,
            (SELECT COALESCE(sum(t.amount), 0)::bigint FROM ledger_transfers t
             WHERE t.account_id = $1 AND t.kind = 'capture' AND t.unit = 'USD' AND t.created_at >= date_trunc('month', now(), 'UTC')) AS spent_cents
     FROM wallet_holds h WHERE h.account_id = $1 AND h.created_at >= date_trunc('month', now(), 'UTC')`,
    [account_id],
  );
  return rows[0] ?? { slides: 0, free_repeats: 0, spent_cents: 0 };
}

/** Entries newest first, below `before` when given: pages stay put while new entries come. */
export async function listLedger(
  db: Queryable,
  account_id: string,
  page: { readonly limit: number; readonly before: number | null; readonly job_id: string | null },
): Promise<readonly LedgerEntry[]> {
  const { rows } = await db.query<LedgerEntry & Record<string, unknown>>(
    `SELECT seq, transfer_id, unit, from_book, to_book, amount, kind, job_id, reason, created_at FROM ledger_transfers
     WHERE account_id = $1 AND ($2::bigint IS NULL OR seq < $2) AND ($3::text IS NULL OR job_id = $3) ORDER BY seq DESC LIMIT $4`,
    [account_id, page.before, page.job_id, page.limit],
  );
  return rows;
}
