/** Plans of accounts: reading, buying, canceling, renewing again, upgrading. */
import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import type { PlanOffer } from '../config/index.ts';
import type { Queryable } from '../database/database.ts';
import { MARKS, withCustomer } from './customers.ts';
import { ask } from './failures.ts';
import type { PaymentKit } from './kit.ts';
import { type PlanPeriod, planPrice } from './plan-prices.ts';
import { OPEN_STATUSES, settleSubscription } from './settle-plan.ts';

export interface OpenPlan {
  readonly subscription_id: string;
  readonly plan: string;
  readonly period: PlanPeriod;
  readonly price_cents: number;
  /** Included in a period. */
  readonly slides: number;
  readonly slides_left: number;
  readonly status: string;
  readonly cancel_at_period_end: boolean;
  /** When it ends; null while it renews. */
  readonly cancel_at: string | null;
  readonly period_start: string;
  readonly period_end: string;
  readonly is_paid: boolean;
  readonly overflow: boolean;
}

/** The plan that an account has open, as Stripe last described it; null when none is. */
export async function readPlan(db: Queryable, account_id: string): Promise<OpenPlan | null> {
  const { rows } = await db.query<OpenPlan & Record<string, unknown>>(
    `SELECT p.subscription_id, p.plan, p.period, p.price_cents, p.slides, p.status, p.cancel_at_period_end,
            COALESCE(p.cancel_at, CASE WHEN p.cancel_at_period_end THEN p.period_end END) AS cancel_at, p.period_start, p.period_end, p.is_paid,
            w.plan_overflow AS overflow, w.plan_slides AS slides_left
     FROM plans p JOIN wallets w ON w.account_id = p.account_id WHERE p.account_id = $1 AND p.status = ANY($2) ORDER BY p.period_end DESC LIMIT 1`,
    [account_id, OPEN_STATUSES],
  );
  return rows[0] ?? null;
}

/** An account has one plan at a time. */
export class PlanOpen extends Error {}

/** There is no plan that could be changed. */
export class NoPlan extends Error {}

/** The plan is no monthly one, or its yearly one is not sold. */
export class NotMonthly extends Error {}

const newCheckoutId = (): string => `pl_${randomBytes(24).toString('base64url')}`;

export interface PlanCheckout {
  readonly account_id: string;
  readonly checkout_id: string;
  readonly session_id: string;
}

export async function findPlanCheckout(db: Queryable, checkout_id: string): Promise<PlanCheckout | null> {
  const { rows } = await db.query<PlanCheckout & Record<string, unknown>>(
    'SELECT account_id, checkout_id, session_id FROM plan_checkouts WHERE checkout_id = $1',
    [checkout_id],
  );
  return rows[0] ?? null;
}

export interface PlanSale {
  readonly account_id: string;
  readonly offer: PlanOffer;
  readonly period: PlanPeriod;
  readonly base_url: string;
  /** The address to which the checkout leads back, with its id behind it. Absent: the page that needs no sign-in. */
  readonly back_to?: string;
}

/** A checkout of a plan. The one before is closed at Stripe, so that no two are paid. @throws PlanOpen, ProcessorAway */
export async function checkoutPlan(kit: PaymentKit, { account_id, offer, period, base_url, back_to }: PlanSale): Promise<string> {
  const { db, stripe } = kit;
  if ((await readPlan(db, account_id)) !== null) throw new PlanOpen();
  const price = await planPrice(kit, offer, period);
  const checkout_id = newCheckoutId();
  const metadata = { [MARKS.account]: account_id, [MARKS.plan]: offer.plan };
  const back = `${back_to ?? `${base_url}/v1/topup`}/${checkout_id}`;
  const session = await withCustomer(kit, account_id, (customer) =>
    ask(
      stripe.checkout.sessions.create({
        mode: 'subscription',
        customer,
        client_reference_id: checkout_id,
        line_items: [{ price, quantity: 1 }],
        metadata,
        subscription_data: { metadata },
        success_url: `${back}?from=checkout`,
        cancel_url: `${back}?from=cancel`,
      }),
    ),
  );
  const mine = { account_id, checkout_id, session_id: session.id };
  const before = await replaceCheckout(kit, mine);
  if (before !== null && !(await closeOrKeep(kit, before, mine))) {
    await closeCheckout(kit, session.id);
    throw new PlanOpen();
  }
  if (session.url === null) throw new Error(`${session.id} has no page.`);
  return session.url;
}

/** Stores the checkout as the account's last one; gives the one before. */
const replaceCheckout = ({ db }: PaymentKit, { account_id, checkout_id, session_id }: PlanCheckout): Promise<PlanCheckout | null> =>
  db.transaction(async (sql) => {
    // Of two at once, one comes after the other, and closes it.
    await sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`plan_checkout:${account_id}`]);
    const { rows } = await sql.query<PlanCheckout & Record<string, unknown>>(
      'SELECT account_id, checkout_id, session_id FROM plan_checkouts WHERE account_id = $1',
      [account_id],
    );
    await sql.query(
      `INSERT INTO plan_checkouts (account_id, checkout_id, session_id) VALUES ($1, $2, $3)
       ON CONFLICT (account_id) DO UPDATE SET checkout_id = $2, session_id = $3, created_at = now()`,
      [account_id, checkout_id, session_id],
    );
    return rows[0] ?? null;
  });

/** Closes the checkout before. One that cannot be closed now stays the account's last one, so that the next request closes it: nobody has seen ours. */
async function closeOrKeep(kit: PaymentKit, before: PlanCheckout, mine: PlanCheckout): Promise<boolean> {
  try {
    return await closeCheckout(kit, before.session_id);
  } catch (error) {
    await kit.db.query('UPDATE plan_checkouts SET checkout_id = $3, session_id = $4 WHERE account_id = $1 AND session_id = $2', [
      mine.account_id,
      mine.session_id,
      before.checkout_id,
      before.session_id,
    ]);
    throw error;
  }
}

/** Closes a checkout that nobody has paid. False when its plan is open. */
async function closeCheckout(kit: PaymentKit, session_id: string): Promise<boolean> {
  const { sessions } = kit.stripe.checkout;
  const read = () => ask(sessions.retrieve(session_id, { expand: ['subscription'] }));
  let session = await read();
  if (session.status === 'open')
    session = await ask(sessions.expire(session_id, { expand: ['subscription'] })).catch(async (error: unknown) => {
      // Paid, or expired, between the two calls; else Stripe is away.
      const now = await read();
      if (now.status === 'open') throw error;
      return now;
    });
  const { subscription } = session;
  if (session.status !== 'complete' || subscription === null || typeof subscription === 'string') return true;
  await settleSubscription(kit, subscription.id);
  return !OPEN_STATUSES.includes(subscription.status);
}

/** Changes the open plan at Stripe and makes the ledger agree. @throws NoPlan */
async function changePlan(
  kit: PaymentKit,
  account_id: string,
  change: (plan: OpenPlan) => Promise<Stripe.SubscriptionUpdateParams>,
): Promise<void> {
  const plan = await readPlan(kit.db, account_id);
  if (plan === null) throw new NoPlan();
  try {
    await ask(kit.stripe.subscriptions.update(plan.subscription_id, await change(plan)));
  } catch (error) {
    // It may have changed in a way that no event has told of; one that has ended at Stripe cannot be changed.
    await settleSubscription(kit, plan.subscription_id);
    throw (await readPlan(kit.db, account_id)) === null ? new NoPlan() : error;
  }
  await settleSubscription(kit, plan.subscription_id);
}

/** Cancels at the end of the paid period, or takes that back. Done before, it changes nothing. @throws NoPlan */
export const cancelPlan = (kit: PaymentKit, account_id: string, cancel_at_period_end: boolean): Promise<void> =>
  changePlan(kit, account_id, async (plan) =>
    // A day that was set at Stripe is taken back by its own parameter; both at once are refused there.
    !cancel_at_period_end && !plan.cancel_at_period_end && plan.cancel_at !== null ? { cancel_at: '' } : { cancel_at_period_end },
  );

/** From a month to a year, now: the yearly price less what is unused of the month is charged. @throws NoPlan, NotMonthly, CardDeclined */
export const upgradePlan = (kit: PaymentKit, account_id: string): Promise<void> =>
  changePlan(kit, account_id, async ({ subscription_id, plan, period }) => {
    const offer = kit.plans.find((one) => one.plan === plan);
    if (period !== 'monthly' || offer === undefined) throw new NotMonthly();
    const [price, subscription] = [await planPrice(kit, offer, 'yearly'), await ask(kit.stripe.subscriptions.retrieve(subscription_id))];
    const [item] = subscription.items.data;
    if (item === undefined || item.price.recurring?.interval !== 'month') throw new NotMonthly();
    return { items: [{ id: item.id, price }], proration_behavior: 'always_invoice', payment_behavior: 'error_if_incomplete' };
  });

/** Whether slides past those of the plan are paid from the wallet. @throws NoPlan */
export async function setOverflow({ db }: PaymentKit, account_id: string, isOn: boolean): Promise<void> {
  const { rowCount } = await db.query('UPDATE wallets SET plan_overflow = $2 WHERE account_id = $1 AND plan_open', [account_id, isOn]);
  if (rowCount === 0) throw new NoPlan();
}
