/** A paid period of a plan: its money and its slides, each once under the id of the invoice; the end of the slides before; and what goes back. */
import type { Queryable } from '../database/database.ts';
import { creditIn } from './credit.ts';
import { expireIn } from './expire-credit.ts';
import { DEFAULT_PRIORITY } from './grants.ts';
import { replayGrants } from './replay-grants.ts';

export interface NewPeriod {
  readonly invoice_id: string;
  readonly account_id: string;
  readonly amount_cents: number;
  readonly slides: number;
  readonly expires_at: string;
  readonly reason: string;
  /** What was sold, for its invoice. */
  readonly sold: {
    readonly plan: string;
    readonly period: 'monthly' | 'yearly';
    /** Before what was credited for unused time. */
    readonly price_cents: number;
    readonly from: string;
    readonly to: string;
  };
}

/** Grants a period as part of a transaction. False when it was granted before. */
export async function grantPeriodIn(sql: Queryable, period: NewPeriod): Promise<boolean> {
  const { invoice_id, account_id, amount_cents, slides, expires_at, reason, sold } = period;
  const terms = { expires_at, priority: DEFAULT_PRIORITY };
  const isNew = await creditIn(sql, { account_id, kind: 'plan', amount: slides, reference: invoice_id, reason, terms });
  if (isNew && amount_cents > 0)
    await sql.query(
      `INSERT INTO ledger_transfers (transfer_id, account_id, unit, from_book, to_book, amount, kind, reason)
       VALUES ($1, $2, 'USD', 'processor_clearing', 'revenue', $3, 'plan', $4)`,
      [`plan_paid:${invoice_id}`, account_id, amount_cents, reason],
    );
  if (isNew)
    await sql.query(
      `INSERT INTO plan_periods (invoice_id, account_id, plan, period, price_cents, period_start, period_end) VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT DO NOTHING`,
      [invoice_id, account_id, sold.plan, sold.period, sold.price_cents, sold.from, sold.to],
    );
  return isNew;
}

export interface PeriodTakenBack {
  readonly account_id: string;
  /** The processor's id of the period's invoice. */
  readonly invoice_id: string;
  readonly kind: 'refund' | 'dispute';
  /** The refund's id, or the dispute's: it is taken back once. */
  readonly reference: string;
  readonly amount_cents: number;
  /** Of the same payment, taken back before. */
  readonly before_cents: number;
  readonly paid_cents: number;
  readonly reason: string;
}

const INSERT = `INSERT INTO ledger_transfers (transfer_id, account_id, unit, from_book, to_book, amount, kind, reason)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (transfer_id) DO NOTHING`;

/**
 * Takes back a period's money, and of its slides the same share, rounded down, as far as they are left; with the last of the money goes all that
 * is left. Part of a transaction. False when it was taken back before.
 */
export async function takePeriodBackIn(sql: Queryable, taken: PeriodTakenBack): Promise<boolean> {
  const { account_id, invoice_id, kind, reference, amount_cents, before_cents, paid_cents, reason } = taken;
  await sql.query('SELECT 1 FROM wallets WHERE account_id = $1 FOR UPDATE', [account_id]);
  const to = kind === 'refund' ? 'processor_clearing' : 'disputes';
  const { rowCount } = await sql.query(INSERT, [`${kind}:${reference}`, account_id, 'USD', 'revenue', to, amount_cents, kind, reason]);
  if (rowCount === 0) return false;
  const grant_id = `plan:${invoice_id}`;
  const grant = (await replayGrants(sql, account_id)).grants().find((one) => one.grant_id === grant_id);
  if (grant === undefined) return true;
  const isWhole = before_cents + amount_cents >= paid_cents;
  const shareOf = (cents: number): number => Math.floor((grant.amount * cents) / paid_cents);
  const due = isWhole ? grant.remaining : shareOf(before_cents + amount_cents) - shareOf(before_cents);
  const slides = Math.min(due, grant.remaining);
  if (slides > 0)
    await sql.query(INSERT, [
      `${kind}:${grant_id}:${reference}`,
      account_id,
      'SLIDE',
      'plan_slides',
      'slides_granted',
      slides,
      kind,
      reason,
    ]);
  // What running jobs hold of it ends when it comes back. A dispute may still be won.
  if (isWhole && kind === 'refund')
    await sql.query('UPDATE credit_terms SET expires_at = LEAST(expires_at, now()) WHERE transfer_id = $1 AND closed_at IS NULL', [
      grant_id,
    ]);
  return true;
}

/** Gives back the slides that a dispute took that was won, once; they end with their period. The money goes back as that of other payments. */
export async function givePeriodBackIn(sql: Queryable, account_id: string, invoice_id: string, reference: string): Promise<void> {
  const taken = `dispute:plan:${invoice_id}:${reference}`;
  const { rowCount } = await sql.query(
    `INSERT INTO ledger_transfers (transfer_id, account_id, unit, from_book, to_book, amount, kind, reason)
     SELECT 'won_' || transfer_id, account_id, unit, to_book, from_book, amount, 'dispute', 'dispute won' FROM ledger_transfers
     WHERE account_id = $1 AND transfer_id = $2 ON CONFLICT (transfer_id) DO NOTHING`,
    [account_id, taken],
  );
  if (rowCount > 0)
    await sql.query(
      `INSERT INTO credit_terms (transfer_id, account_id, priority, expires_at)
       SELECT 'won_' || $2, account_id, priority, expires_at FROM credit_terms WHERE account_id = $1 AND transfer_id = $3`,
      [account_id, taken, `plan:${invoice_id}`],
    );
}

/** Ends the slides of periods that are over, as part of a transaction. What a running job gives back later ends with the next sweep. */
export async function endPeriodsIn(sql: Queryable, account_id: string, invoice_ids: readonly string[]): Promise<void> {
  const { rows } = await sql.query<{ transfer_id: string }>(
    `UPDATE credit_terms SET expires_at = LEAST(expires_at, now()) WHERE account_id = $1 AND transfer_id = ANY($2) AND closed_at IS NULL RETURNING transfer_id`,
    [account_id, invoice_ids.map((id) => `plan:${id}`)],
  );
  for (const { transfer_id } of rows) await expireIn(sql, account_id, transfer_id);
}

/** Which of these invoices have been granted. */
export async function grantedPeriods(db: Queryable, invoice_ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ transfer_id: string }>('SELECT transfer_id FROM ledger_transfers WHERE transfer_id = ANY($1)', [
    invoice_ids.map((id) => `plan:${id}`),
  ]);
  return new Set(rows.map(({ transfer_id }) => transfer_id.slice('plan:'.length)));
}
