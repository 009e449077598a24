/** What pages show, read from the platform: each reading is bounded, however long the ledger is. */

import { type DayOfUse, dailyUsage, prices, readWallet, type Wallet } from '@deckwright/platform/billing';
import type { BillingProfile } from '@deckwright/platform/invoices';
import { findCard, type OpenPlan } from '@deckwright/platform/payments';
import { monthsBack } from './sections/usage.ts';
import type { CardState } from './sections/wallet.ts';
import type { Visit } from './visit.ts';

/** An account that is gone has no session either. */
export async function needWallet({ kit, account_id }: Visit): Promise<Wallet> {
  const wallet = await readWallet(kit.db, account_id);
  if (wallet === null) throw new Error(`${account_id} has a session and no wallet.`);
  return wallet;
}

/** The month that `?month=` asks for, this one for anything else. */
export function monthOf(asked: string | null, now: Date): string {
  const months = monthsBack(now);
  return months.find((month) => month === asked) ?? months[0] ?? now.toISOString().slice(0, 7);
}

export function usageOf({ kit, account_id }: Visit, month: string): Promise<readonly DayOfUse[]> {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return dailyUsage(kit.db, account_id, new Date(Date.UTC(year, number - 1, 1)), new Date(Date.UTC(year, number, 1)));
}

export interface PeriodUse {
  /** The last day of this period on which the plan paid, where nothing of it is left. */
  readonly used_up_on: string | null;
  readonly beyond: { readonly slides: number; readonly cents: number; readonly since: string | null };
}

const YEAR_OF_DAYS_MS = 366 * 86_400_000;

/** What was drawn in the plan's period, for whom the plan did not pay. */
export async function periodUseOf({ kit, account_id, now }: Visit, plan: OpenPlan | null): Promise<PeriodUse> {
  if (plan === null) return { used_up_on: null, beyond: { slides: 0, cents: 0, since: null } };
  const from = new Date(Math.max(Date.parse(plan.period_start), now.getTime() - YEAR_OF_DAYS_MS));
  const days = await dailyUsage(kit.db, account_id, from, new Date(now.getTime() + 86_400_000));
  const beyond = days.filter(({ wallet }) => wallet > 0);
  return {
    used_up_on: plan.slides_left > 0 ? null : (days.findLast((one) => one.plan > 0)?.day ?? null),
    beyond: {
      slides: beyond.reduce((sum, { wallet }) => sum + wallet, 0),
      cents: beyond.reduce((sum, { wallet }) => sum + wallet * prices.plan_overflow.cents, 0),
      since: beyond[0]?.day ?? null,
    },
  };
}

/** A page does not wait longer for the processor: it says that the card is not known. */
const CARD_MS = 1_500;

export async function cardOf({ kit, account_id, log }: Visit): Promise<CardState> {
  if (kit.payments === null) return 'none';
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'unknown'>((resolve) => {
    timer = setTimeout(() => resolve('unknown'), CARD_MS);
  });
  const found = findCard(kit.payments, account_id).then(
    (card): CardState => card ?? 'none',
    (error: unknown): CardState => {
      log.warn({ err: error, account_id }, 'the card on file could not be read');
      return 'unknown';
    },
  );
  return Promise.race([found, late]).finally(() => clearTimeout(timer));
}

/** Whether payments of this account can have invoices. */
export const invoiceState = ({ invoices }: Visit['kit'], profile: BillingProfile | null): 'none' | 'no_profile' | 'ready' =>
  invoices.issuer === null ? 'none' : profile === null ? 'no_profile' : 'ready';
