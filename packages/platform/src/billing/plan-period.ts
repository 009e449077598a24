/** A paid period of a plan: its money and its slides, each once under the id of the invoice, and the end of the slides before. */
import type { Queryable } from '../database/database.ts';
import { creditIn } from './credit.ts';
import { expireIn } from './expire-credit.ts';
import { DEFAULT_PRIORITY } from './grants.ts';

export interface NewPeriod {
  readonly invoice_id: string;
  readonly account_id: string;
  readonly amount_cents: number;
  readonly slides: number;
  readonly expires_at: string;
  readonly reason: string;
}

/** Grants a period as part of a transaction. False when it was granted before. */
export async function grantPeriodIn(sql: Queryable, period: NewPeriod): Promise<boolean> {
  const { invoice_id, account_id, amount_cents, slides, expires_at, reason } = period;
  const terms = { expires_at, priority: DEFAULT_PRIORITY };
  const isNew = await creditIn(sql, { account_id, kind: 'plan', amount: slides, reference: invoice_id, reason, terms });
  if (isNew && amount_cents > 0)
    await sql.query(
      `INSERT INTO ledger_transfers (transfer_id, account_id, unit, from_book, to_book, amount, kind, reason)
       VALUES ($1, $2, 'USD', 'processor_clearing', 'revenue', $3, 'plan', $4)`,
      [`plan_paid:${invoice_id}`, account_id, amount_cents, reason],
    );
  return isNew;
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
