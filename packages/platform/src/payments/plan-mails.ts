/** What an account is told of its plan, found by comparing what was stored of it with what is stored now. */
import { readBalance } from '../billing/index.ts';
import type { Queryable } from '../database/database.ts';
import { addMail } from '../mail/add-mail.ts';
import type { PlanPeriod } from './plan-prices.ts';

/** Of a plan as it is stored. */
export interface PlanState {
  readonly status: string;
  readonly period: PlanPeriod;
  readonly cancel_at_period_end: boolean;
}

export interface PlanChange {
  readonly account_id: string;
  readonly subscription_id: string;
  /** Counts what was stored of this plan: two cancellations of one period are two changes. */
  readonly revision: number;
  /** Null for a plan that is stored for the first time. */
  readonly before: PlanState | null;
  readonly now: PlanState & { readonly period_end: string; readonly price_cents: number };
  /** As the customer knows it. */
  readonly name: string;
  /** The period that was granted with this change, where one was. */
  readonly granted: {
    readonly invoice_id: string;
    readonly paid_cents: number;
    readonly slides: number;
    readonly is_first: boolean;
  } | null;
}

/** The state before a change, its row locked until the end of the transaction. */
export async function planBefore(sql: Queryable, subscription_id: string): Promise<PlanState | null> {
  const { rows } = await sql.query<PlanState & Record<string, unknown>>(
    'SELECT status, period, cancel_at_period_end FROM plans WHERE subscription_id = $1 FOR UPDATE',
    [subscription_id],
  );
  return rows[0] ?? null;
}

/** Stores the mails of a change, as part of its transaction. */
export async function mailPlanChange(sql: Queryable, change: PlanChange, openStatuses: readonly string[]): Promise<void> {
  const { account_id, subscription_id, before, now, name: plan, granted, revision } = change;
  const isOpen = openStatuses.includes(now.status);
  const wasOpen = before !== null && openStatuses.includes(before.status);
  if (granted !== null && isOpen) {
    const { invoice_id, paid_cents, slides, is_first } = granted;
    const isUpgrade = before?.period === 'monthly' && now.period === 'yearly';
    const kind = is_first ? 'plan_begun' : isUpgrade ? 'plan_upgraded' : 'plan_renewed';
    const data = { plan, period: now.period, slides, paid_cents, period_end: now.period_end };
    await addMail(sql, kind, { account_id, key: `plan_period:${invoice_id}`, data });
  }
  if (now.status === 'past_due' && before !== null && before.status !== 'past_due') {
    const data = { plan, price_cents: now.price_cents };
    await addMail(sql, 'plan_payment_failed', { account_id, key: `plan_failed:${subscription_id}:${now.period_end}`, data });
  }
  if (isOpen && now.cancel_at_period_end && before !== null && !before.cancel_at_period_end) {
    const data = { plan, period_end: now.period_end };
    await addMail(sql, 'plan_canceled', { account_id, key: `plan_canceled:${subscription_id}:${revision}`, data });
  }
  if (wasOpen && !isOpen) {
    const data = { plan, balance_cents: await readBalance(sql, account_id) };
    await addMail(sql, 'plan_ended', { account_id, key: `plan_ended:${subscription_id}`, data });
  }
}
