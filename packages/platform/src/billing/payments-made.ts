/** What an account has paid: top-ups, and periods of plans. */
import type { Queryable } from '../database/database.ts';

export interface PaymentMade {
  readonly at: string;
  readonly kind: 'topup' | 'automatic' | 'plan';
  readonly amount_cents: number;
  /** Of a plan's period, `plan studio`. */
  readonly reason: string | null;
}

/** Newest first. Read by the tables of top-ups and of terms, because a long ledger has few of either. */
export async function listPaymentsMade(db: Queryable, account_id: string, limit: number): Promise<readonly PaymentMade[]> {
  const { rows } = await db.query<PaymentMade & Record<string, unknown>>(
    `(SELECT COALESCE(t.ended_at, t.created_at) AS at, CASE WHEN t.origin = 'automatic' THEN 'automatic' ELSE 'topup' END AS kind, t.amount_cents, NULL AS reason
      FROM topups t WHERE t.account_id = $1 AND t.status = 'paid' ORDER BY t.created_at DESC LIMIT $2)
     UNION ALL
     (SELECT l.created_at, 'plan', l.amount, l.reason FROM credit_terms c JOIN ledger_transfers l ON l.transfer_id = 'plan_paid:' || substr(c.transfer_id, 6)
      WHERE c.account_id = $1 AND starts_with(c.transfer_id, 'plan:') ORDER BY l.seq DESC LIMIT $2)
     ORDER BY at DESC LIMIT $2`,
    [account_id, limit],
  );
  return rows;
}
