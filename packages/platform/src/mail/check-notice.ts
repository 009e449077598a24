/** Looks whether a notice still holds when it is to be sent: what jobs held may have come back, and somebody may have topped up. */
import type { Queryable } from '../database/database.ts';

export type NoticeCheck =
  | { readonly outcome: 'holds'; readonly data: unknown }
  | { readonly outcome: 'undecided' }
  | { readonly outcome: 'no_longer' };

interface State extends Record<string, unknown> {
  readonly balance_cents: number;
  readonly low_balance_cents: number;
  readonly held_cents: number;
  readonly free_slides: number;
  readonly held_free_slides: number;
  readonly has_auto_topup: boolean;
}

const STATE = `SELECT w.paid_cents + w.promo_cents AS balance_cents, w.low_balance_cents, w.free_slides, h.held_cents, h.held_free_slides,
  EXISTS (SELECT 1 FROM auto_topups a WHERE a.account_id = w.account_id AND a.enabled) AS has_auto_topup
FROM wallets w CROSS JOIN LATERAL (
  SELECT COALESCE(sum(o.promo_cents + o.paid_cents), 0)::bigint AS held_cents, COALESCE(sum(o.free_slides), 0)::bigint AS held_free_slides
  FROM wallet_holds o WHERE o.account_id = w.account_id AND o.state = 'open'
) h WHERE w.account_id = $1`;

/** Of a kind that tells of a state, with the figures of now. Null for a kind that tells of what has happened: that stays true. */
export async function checkNotice(db: Queryable, kind: string, account_id: string): Promise<NoticeCheck | null> {
  if (kind !== 'low_balance' && kind !== 'free_slides_used') return null;
  const { rows } = await db.query<State>(STATE, [account_id]);
  const [state] = rows;
  if (state === undefined) return { outcome: 'no_longer' };
  const { balance_cents, held_cents, low_balance_cents } = state;
  const holds = { outcome: 'holds', data: { balance_cents } } as const;
  if (kind === 'low_balance') {
    if (state.has_auto_topup || balance_cents >= low_balance_cents) return { outcome: 'no_longer' };
    return balance_cents + held_cents >= low_balance_cents ? { outcome: 'undecided' } : holds;
  }
  if (state.free_slides > 0) return { outcome: 'no_longer' };
  return state.held_free_slides > 0 ? { outcome: 'undecided' } : holds;
}
