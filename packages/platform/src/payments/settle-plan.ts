/** Makes the ledger agree with a subscription: its periods, as far as they are paid, and whether the plan is open. */
import type Stripe from 'stripe';
import { endPeriodsIn, grantedPeriods, grantPeriodIn, type NewPeriod } from '../billing/index.ts';
import type { Queryable } from '../database/database.ts';
import { MARKS } from './customers.ts';
import { ask, UnknownPayment } from './failures.ts';
import type { PaymentKit } from './kit.ts';
import { idOf, type Outcome } from './outcome.ts';
import { mailPlanChange, planBefore } from './plan-mails.ts';
import { soldTerms } from './plan-prices.ts';

/** Stripe's words for a subscription that runs; one that is past due is being charged again. */
export const OPEN_STATUSES: readonly string[] = ['active', 'trialing', 'past_due'];

/** Slides of a period outlive it for this long: the next one is charged about an hour after it has begun. */
const GRACE_MS = 86_400_000;
/** How often a subscription is read anew because another process has stored it in between. */
const ROUNDS = 30;

/** A paid invoice as far as it pays a period. */
interface PaidPeriod {
  readonly invoice: Stripe.Invoice;
  readonly line: Stripe.InvoiceLineItem;
}

/** An invoice: what matters is its subscription. */
export async function settleInvoice(kit: PaymentKit, id: string): Promise<Outcome> {
  const { parent } = await ask(kit.stripe.invoices.retrieve(id));
  const subscription = idOf(parent?.subscription_details?.subscription);
  return subscription === null ? 'foreign' : settleSubscription(kit, subscription);
}

/**
 * A subscription, read anew with its paid invoices. Several may do this at the same time: what is stored is never older than what was stored before,
 * because whoever read Stripe before another stored reads it again. @throws UnknownPayment
 */
export async function settleSubscription(kit: PaymentKit, id: string): Promise<Outcome> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const revision = await revisionOf(kit.db, id);
    const subscription = await ask(kit.stripe.subscriptions.retrieve(id));
    const { [MARKS.account]: account_id, [MARKS.plan]: mark } = subscription.metadata;
    if (account_id === undefined || mark === undefined) return 'foreign';
    const { rowCount } = await kit.db.query('SELECT 1 FROM wallets WHERE account_id = $1', [account_id]);
    if (rowCount === 0) throw new UnknownPayment(id);
    const stored = await store(kit, account_id, subscription, revision);
    if (stored !== 'stale') return stored;
  }
  throw new Error(`${id} is being stored by many at once.`);
}

async function revisionOf(db: Queryable, subscription_id: string): Promise<number> {
  const { rows } = await db.query<{ revision: number }>('SELECT revision FROM plans WHERE subscription_id = $1', [subscription_id]);
  return rows[0]?.revision ?? 0;
}

async function store(kit: PaymentKit, account_id: string, subscription: Stripe.Subscription, revision: number): Promise<Outcome | 'stale'> {
  const [item] = subscription.items.data;
  const terms = item === undefined ? null : soldTerms(item.price);
  if (item === undefined || terms === null) throw new Error(`${subscription.id} is ours by its marks, and its price is not.`);
  const paid = await paidPeriods(kit, subscription.id);
  const due = await newPeriods(kit, account_id, item.price, paid);
  const [newest] = paid;
  const isOpen = OPEN_STATUSES.includes(subscription.status);
  // What is paid last is what counts: an upgrade ends the slides of the month as a new month does.
  const over = (isOpen ? paid.slice(1) : paid).map(({ invoice }) => invoice.id ?? '');
  const period = item.price.recurring?.interval === 'year' ? 'yearly' : 'monthly';
  const price_cents = (item.price.unit_amount ?? 0) * (item.quantity ?? 1);
  return kit.db.transaction(async (sql) => {
    const before = await planBefore(sql, subscription.id);
    const { rowCount } = await sql.query(
      `INSERT INTO plans AS p (subscription_id, account_id, plan, period, price_cents, slides, status, cancel_at_period_end, period_start, period_end, is_paid, livemode, cancel_at)
       SELECT $1::text, $2, $3, $4, $5, $6, $7, $8, to_timestamp($9), to_timestamp($10), $11, $13::boolean, to_timestamp($14) WHERE $12 = COALESCE((SELECT revision FROM plans WHERE subscription_id = $1), 0)
       ON CONFLICT (subscription_id) DO UPDATE SET plan = excluded.plan, period = excluded.period, price_cents = excluded.price_cents,
         slides = excluded.slides, status = excluded.status, cancel_at_period_end = excluded.cancel_at_period_end, period_start = excluded.period_start,
         period_end = excluded.period_end, is_paid = excluded.is_paid, livemode = excluded.livemode, cancel_at = excluded.cancel_at, updated_at = now(),
         revision = p.revision + CASE WHEN (p.plan, p.period, p.price_cents, p.slides, p.status, p.cancel_at_period_end, p.period_start, p.period_end, p.is_paid, p.cancel_at)
           IS DISTINCT FROM (excluded.plan, excluded.period, excluded.price_cents, excluded.slides, excluded.status, excluded.cancel_at_period_end,
             excluded.period_start, excluded.period_end, excluded.is_paid, excluded.cancel_at) THEN 1 ELSE 0 END WHERE p.revision = $12`,
      [
        subscription.id,
        account_id,
        terms.plan,
        period,
        price_cents,
        terms.slides * (item.quantity ?? 1),
        subscription.status,
        subscription.cancel_at_period_end,
        item.current_period_start,
        item.current_period_end,
        newest !== undefined && newest.line.period.start >= item.current_period_start,
        revision,
        subscription.livemode,
        subscription.cancel_at,
      ],
    );
    // Only a change counts, so that many who tell of the same do not keep each other waiting.
    if (rowCount === 0) return 'stale';
    let granted: NewPeriod | null = null;
    for (const one of due) if (await grantPeriodIn(sql, one)) granted = one;
    await endPeriodsIn(sql, account_id, over);
    await showPlanIn(sql, account_id);
    const { status, cancel_at_period_end } = subscription;
    const change = {
      account_id,
      subscription_id: subscription.id,
      revision,
      before,
      now: { status, period, cancel_at_period_end, period_end: new Date(item.current_period_end * 1000).toISOString(), price_cents },
      name: kit.plans.find(({ plan }) => plan === terms.plan)?.name ?? terms.plan,
      granted: granted && { ...granted, paid_cents: granted.amount_cents, is_first: paid.length === 1 },
    } as const;
    await mailPlanChange(sql, change, OPEN_STATUSES);
    return granted === null ? 'nothing' : 'credited';
  });
}

/** Makes the wallet say whether a plan is open. */
async function showPlanIn(sql: Queryable, account_id: string): Promise<void> {
  // A statement of its own: the next one then sees what others have stored who had the wallet before.
  await sql.query('SELECT 1 FROM wallets WHERE account_id = $1 FOR UPDATE', [account_id]);
  await sql.query(
    'UPDATE wallets SET plan_open = EXISTS (SELECT 1 FROM plans WHERE account_id = $1 AND status = ANY($2)) WHERE account_id = $1',
    [account_id, OPEN_STATUSES],
  );
}

/**
 * Ends the plans that were bought with play money before the service was given a live key, which cannot read them any more. Their slides go with them.
 * Never the other way round: a test key that is set by mistake takes nobody's plan. Gives the accounts.
 */
export async function endTestPlans({ db, livemode }: PaymentKit): Promise<readonly string[]> {
  if (!livemode) return [];
  const { rows } = await db.query<{ subscription_id: string; account_id: string }>(
    'SELECT subscription_id, account_id FROM plans WHERE livemode = false AND status = ANY($1)',
    [OPEN_STATUSES],
  );
  for (const { subscription_id, account_id } of rows) {
    await db.transaction(async (sql) => {
      const { rowCount } = await sql.query(
        `UPDATE plans SET status = 'canceled', revision = revision + 1, updated_at = now() WHERE subscription_id = $1 AND status = ANY($2)`,
        [subscription_id, OPEN_STATUSES],
      );
      if (rowCount === 0) return;
      // One plan is open at a time, so every slide of a plan that is left is of this one.
      const { rows: granted } = await sql.query<{ transfer_id: string }>(
        `SELECT transfer_id FROM credit_terms WHERE account_id = $1 AND closed_at IS NULL AND starts_with(transfer_id, 'plan:')`,
        [account_id],
      );
      await endPeriodsIn(
        sql,
        account_id,
        granted.map(({ transfer_id }) => transfer_id.slice('plan:'.length)),
      );
      await showPlanIn(sql, account_id);
    });
  }
  return rows.map(({ account_id }) => account_id);
}

/** The paid invoices of a subscription that pay a period, the newest period first. */
async function paidPeriods({ stripe }: PaymentKit, subscription: string): Promise<readonly PaidPeriod[]> {
  const found: PaidPeriod[] = [];
  const list = stripe.invoices.list({ subscription, status: 'paid', limit: 100 });
  await ask(
    list.autoPagingEach((invoice) => {
      const line = invoice.lines.data.find(isPeriod);
      if (line !== undefined) found.push({ invoice, line });
    }),
  );
  return found.sort((a, b) => b.line.period.start - a.line.period.start || b.invoice.created - a.invoice.created);
}

/** Not what is credited for unused time, or charged for the rest of a period. */
const isPeriod = ({ amount, parent }: Stripe.InvoiceLineItem): boolean =>
  amount >= 0 && parent?.subscription_item_details != null && !parent.subscription_item_details.proration;

/** What has not been granted yet, oldest first. Periods that passed unseen are granted too, and end at once: the ledger has each. */
async function newPeriods(
  kit: PaymentKit,
  account_id: string,
  present: Stripe.Price,
  paid: readonly PaidPeriod[],
): Promise<readonly NewPeriod[]> {
  const granted = await grantedPeriods(
    kit.db,
    paid.map(({ invoice }) => invoice.id ?? ''),
  );
  const periods: NewPeriod[] = [];
  for (const { invoice, line } of paid.toReversed()) {
    const { id, amount_paid } = invoice;
    const price_id = idOf(line.pricing?.price_details?.price);
    if (id === undefined || price_id === null || granted.has(id)) continue;
    // After an upgrade, earlier periods have another price than the present one.
    const terms = soldTerms(price_id === present.id ? present : await ask(kit.stripe.prices.retrieve(price_id)));
    if (terms === null) continue;
    periods.push({
      invoice_id: id,
      account_id,
      amount_cents: amount_paid,
      slides: terms.slides * (line.quantity ?? 1),
      expires_at: new Date(line.period.end * 1000 + GRACE_MS).toISOString(),
      reason: `plan ${terms.plan}`,
      sold: {
        plan: terms.plan,
        // No month is so long.
        period: line.period.end - line.period.start > 40 * 86_400 ? 'yearly' : 'monthly',
        price_cents: line.amount,
        from: new Date(line.period.start * 1000).toISOString(),
        to: new Date(line.period.end * 1000).toISOString(),
      },
    });
  }
  return periods;
}
