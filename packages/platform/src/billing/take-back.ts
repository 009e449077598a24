/** Takes credit back whose money has left again: refunds, and payments that a bank disputes. */
import type { Queryable } from '../database/database.ts';

export interface TakenBack {
  readonly account_id: string;
  readonly kind: 'refund' | 'dispute';
  /** The refund's id, or the dispute's: it is taken back once. */
  readonly reference: string;
  readonly amount_cents: number;
  /** Of the bonus that came with the payment; what is spent of it stays spent. */
  readonly bonus_cents: number;
  readonly reason: string;
}

const INSERT = `INSERT INTO ledger_transfers (transfer_id, account_id, unit, from_book, to_book, amount, kind, reason)
VALUES ($1, $2, 'USD', $3, $4, $5, $6, $7) ON CONFLICT (transfer_id) DO NOTHING`;

/**
 * As part of a transaction. The money is gone already, so what the balance lacks becomes a debt, which stops every spend until it is settled.
 * Returns false when it was taken back before.
 */
export async function takeBackIn(
  sql: Queryable,
  { account_id, kind, reference, amount_cents, bonus_cents, reason }: TakenBack,
): Promise<boolean> {
  const { rows } = await sql.query<{ paid_cents: number; promo_cents: number }>(
    'SELECT paid_cents, promo_cents FROM wallets WHERE account_id = $1 FOR UPDATE',
    [account_id],
  );
  const { paid_cents = 0, promo_cents = 0 } = rows[0] ?? {};
  // The guard of the ledger lets nothing but a dispute go below zero.
  const entry = kind === 'refund' && paid_cents >= amount_cents ? 'refund' : 'dispute';
  const to = kind === 'refund' ? 'processor_clearing' : 'disputes';
  const { rowCount } = await sql.query(INSERT, [`${kind}:${reference}`, account_id, 'paid', to, amount_cents, entry, reason]);
  if (rowCount === 0) return false;
  const bonus = Math.min(bonus_cents, promo_cents);
  if (bonus > 0) await sql.query(INSERT, [`bonus_${kind}:${reference}`, account_id, 'promo', 'promo_expense', bonus, 'refund', reason]);
  return true;
}

/** Gives back what a dispute took that was won, bonus included, once. */
export async function giveBackIn(sql: Queryable, account_id: string, reference: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    `INSERT INTO ledger_transfers (transfer_id, account_id, unit, from_book, to_book, amount, kind, reason)
     SELECT 'won_' || transfer_id, account_id, unit, to_book, from_book, amount, 'dispute', 'dispute won' FROM ledger_transfers
     WHERE account_id = $1 AND transfer_id IN ('dispute:' || $2, 'bonus_dispute:' || $2) ON CONFLICT (transfer_id) DO NOTHING`,
    [account_id, reference],
  );
  return rowCount > 0;
}
