/** Credits a wallet: top-ups with their bonus, grants, refunds and disputes. Each has an id of its own and counts once. */
import type { Queryable } from '../database/database.ts';
import { bonusCents } from './prices.ts';

/** What can be put into, or taken out of, a wallet from outside. */
export type CreditKind = 'topup' | 'grant' | 'slides' | 'plan' | 'refund' | 'dispute';

interface Movement {
  readonly unit: 'USD' | 'SLIDE';
  readonly from: string;
  readonly to: string;
  readonly kind: string;
}

const MOVEMENTS: Readonly<Record<CreditKind, Movement>> = {
  topup: { unit: 'USD', from: 'processor_clearing', to: 'paid', kind: 'topup' },
  grant: { unit: 'USD', from: 'promo_expense', to: 'promo', kind: 'grant' },
  slides: { unit: 'SLIDE', from: 'slides_granted', to: 'free_slides', kind: 'grant' },
  plan: { unit: 'SLIDE', from: 'slides_granted', to: 'plan_slides', kind: 'grant' },
  refund: { unit: 'USD', from: 'paid', to: 'processor_clearing', kind: 'refund' },
  // The only movement that may take the balance below zero: the money is gone already.
  dispute: { unit: 'USD', from: 'paid', to: 'disputes', kind: 'dispute' },
};

const INSERT = `INSERT INTO ledger_transfers (transfer_id, account_id, unit, from_book, to_book, amount, kind, reason)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (transfer_id) DO NOTHING`;

export interface Credit {
  readonly account_id: string;
  readonly kind: CreditKind;
  readonly amount: number;
  readonly reference: string;
  readonly reason: string;
  /** For grants and slides, those of plans too: when what is left of it is taken back, and what is used first. Absent: never, and in the usual order. */
  readonly terms?: { readonly expires_at: string | null; readonly priority: number } | undefined;
}

/**
 * Credits once per `reference`, however often it is called: the payment's id, or one that the operator chose.
 * A top-up brings its bonus with it. Returns false when the reference was credited before.
 * @throws Error when the account has no wallet, or a refund would take the balance below zero
 */
export const credit = (
  db: Queryable & { transaction<T>(work: (sql: Queryable) => Promise<T>): Promise<T> },
  input: Credit,
): Promise<boolean> => db.transaction((sql) => creditIn(sql, input));

/** The same as part of a transaction of the caller. */
export async function creditIn(sql: Queryable, { account_id, kind, amount, reference, reason, terms }: Credit): Promise<boolean> {
  if (terms !== undefined && kind !== 'grant' && kind !== 'slides' && kind !== 'plan') throw new Error(`Of a ${kind} nothing expires.`);
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`The amount must be a whole number above zero, not ${amount}.`);
  const { unit, from, to, kind: entry } = MOVEMENTS[kind];
  const { rowCount } = await sql.query(INSERT, [`${kind}:${reference}`, account_id, unit, from, to, amount, entry, reason]);
  if (rowCount === 0) return false;
  if (terms !== undefined)
    await sql.query('INSERT INTO credit_terms (transfer_id, account_id, priority, expires_at) VALUES ($1, $2, $3, $4)', [
      `${kind}:${reference}`,
      account_id,
      terms.priority,
      terms.expires_at,
    ]);
  const bonus = kind === 'topup' ? bonusCents(amount) : 0;
  if (bonus > 0) await sql.query(INSERT, [`bonus:${reference}`, account_id, 'USD', 'promo_expense', 'promo', bonus, 'bonus', reason]);
  return true;
}
