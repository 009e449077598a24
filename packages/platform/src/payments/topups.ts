/** Top-ups as they are stored, and the links that lead to their checkout. */
import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { bonusCents, TOPUP_LIMITS } from '../billing/index.ts';
import type { Queryable } from '../database/database.ts';
import { MARKS, withCustomer } from './customers.ts';
import { ask, isMissing } from './failures.ts';
import type { PaymentKit } from './kit.ts';
import { sameRequest } from './same-request.ts';

export interface Topup {
  readonly topup_id: string;
  readonly account_id: string;
  readonly origin: 'checkout' | 'refusal' | 'saved_card' | 'automatic';
  readonly status: 'open' | 'paid' | 'failed' | 'dropped';
  readonly amount_cents: number;
  readonly save_card: boolean;
  readonly session_id: string | null;
  readonly sessions: number;
  readonly payment_intent_id: string | null;
  readonly declines: number;
  readonly failure: string | null;
  readonly next_attempt_at: string | null;
  readonly created_at: string;
}

export type TopupRow = Topup & Record<string, unknown>;

/** 192 bits: the id is the credential of the link. */
export const newTopupId = (): string => `tu_${randomBytes(24).toString('base64url')}`;

export async function findTopup(db: Queryable, topup_id: string): Promise<Topup | null> {
  return (await db.query<TopupRow>('SELECT * FROM topups WHERE topup_id = $1', [topup_id])).rows[0] ?? null;
}

export interface NewTopup {
  readonly account_id: string;
  readonly origin: 'checkout' | 'saved_card';
  readonly amount_cents: number;
  readonly save_card?: boolean;
  /** Absent: each call makes one. */
  readonly request_key?: string | undefined;
}

/** Stores a top-up; with the key of an earlier request, gives that request's. */
export async function createTopup(
  db: Queryable,
  { account_id, origin, amount_cents, save_card = false, request_key }: NewTopup,
): Promise<Topup> {
  const { rows } = await db.query<TopupRow>(
    `INSERT INTO topups (topup_id, account_id, origin, amount_cents, save_card, request_key) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (account_id, request_key) WHERE request_key IS NOT NULL DO UPDATE SET request_key = excluded.request_key RETURNING *`,
    [newTopupId(), account_id, origin, amount_cents, save_card, request_key ?? null],
  );
  const [topup] = rows;
  if (topup === undefined) throw new Error('The top-up was not stored.');
  return topup;
}

/** The one open top-up of an account from refusals: each refusal names the same link, for the amount that the last one lacked. */
export async function topupForRefusal(db: Queryable, account_id: string, missing_cents: number): Promise<string> {
  const { least_cents, most_cents } = TOPUP_LIMITS;
  // Whole dollars. A checkout that is open already keeps its amount, because somebody may be paying it.
  const amount_cents = Math.min(most_cents, Math.max(least_cents, Math.ceil(missing_cents / 100) * 100));
  const { rows } = await db.query<{ topup_id: string }>(
    `INSERT INTO topups AS t (topup_id, account_id, origin, amount_cents) VALUES ($1, $2, 'refusal', $3)
     ON CONFLICT (account_id) WHERE origin = 'refusal' AND status = 'open'
     DO UPDATE SET amount_cents = CASE WHEN t.sessions = 0 THEN excluded.amount_cents ELSE t.amount_cents END RETURNING topup_id`,
    [newTopupId(), account_id, amount_cents],
  );
  return rows[0]?.topup_id ?? '';
}

/** Where a top-up's link is. */
export const topupUrl = (base_url: string, topup_id: string): string => `${base_url}/v1/topup/${topup_id}`;

const usd = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** The checkout page of a top-up: the one that is open at Stripe, or a new one once that has expired. Null when the top-up has been paid. */
export async function openCheckout(
  kit: PaymentKit,
  topup: Topup,
  base_url: string,
  /** Where the checkout leads back to. */
  back: string = topupUrl(base_url, topup.topup_id),
): Promise<string | null> {
  const { db, stripe } = kit;
  await db.query('UPDATE topups SET opened_at = COALESCE(opened_at, now()) WHERE topup_id = $1', [topup.topup_id]);
  let number = topup.sessions;
  if (topup.session_id !== null) {
    const session = await ask(
      stripe.checkout.sessions.retrieve(topup.session_id).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      }),
    );
    if (session?.status === 'complete') return null;
    if (session?.status === 'open' && session.url !== null) return session.url;
  }
  number += 1;
  const bonus = bonusCents(topup.amount_cents);
  const metadata = { [MARKS.account]: topup.account_id, [MARKS.topup]: topup.topup_id };
  const params: Stripe.Checkout.SessionCreateParams = {
    mode: 'payment',
    client_reference_id: topup.topup_id,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'usd',
          unit_amount: topup.amount_cents,
          product_data: { name: bonus > 0 ? `Credit for slides, with ${usd(bonus)} on top` : 'Credit for slides' },
        },
      },
    ],
    metadata,
    payment_intent_data: { metadata, ...(topup.save_card ? { setup_future_usage: 'off_session' as const } : {}) },
    success_url: `${back}?from=checkout`,
    cancel_url: `${back}?from=cancel`,
  };
  const session = await withCustomer(kit, topup.account_id, (customer) => {
    const asked = { ...params, customer };
    // Two who open the link at once get one checkout.
    const idempotencyKey = sameRequest(`checkout:${topup.topup_id}:${number}`, asked);
    return ask(stripe.checkout.sessions.create(asked, { idempotencyKey }));
  });
  await db.query('UPDATE topups SET session_id = $2, sessions = $3 WHERE topup_id = $1 AND sessions < $3', [
    topup.topup_id,
    session.id,
    number,
  ]);
  return session.url;
}
