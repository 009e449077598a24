/** The plan of an account with the catalogue, and how a change of it is refused. */
import { noPlan, planNotMonthly, planOpen, refuse, upgradeDeclined } from '@deckwright/platform/errors';
import { CardDeclined, NoPlan, NotMonthly, type OpenPlan, PlanOpen, readPlan } from '@deckwright/platform/payments';
import type { z } from 'zod';
import type { GatewayKit } from '../kit.ts';
import type { PlanState } from '../schemas/billing.ts';
import { refusalOf } from './need-payments.ts';

type State = z.infer<typeof PlanState>;

export async function planAnswer({ db, payments }: GatewayKit, account_id: string): Promise<State> {
  const plan = await readPlan(db, account_id);
  const plans = payments?.plans ?? [];
  const [first] = plans;
  return {
    plan: plan === null ? null : describe(plan),
    catalogue: plans.map(({ plan: id, name, monthly, yearly }) => ({ plan: id, name, monthly: termOf(monthly), yearly: termOf(yearly) })),
    default_offer: first === undefined ? null : { plan: first.plan, period: 'monthly' },
    currency: 'usd',
  };
}

const termOf = ({ usd, slides }: { readonly usd: number; readonly slides: number }) => ({ price: usd, slides });

function describe(plan: OpenPlan): NonNullable<State['plan']> {
  const { slides, slides_left, is_paid } = plan;
  // A day that was set at Stripe may lie before the period's end, or periods later.
  const isLast = plan.cancel_at !== null && plan.cancel_at <= plan.period_end;
  const running = isLast ? 'cancel_at_period_end' : 'open';
  return {
    plan: plan.plan,
    period: plan.period,
    price: plan.price_cents / 100,
    status: plan.status === 'past_due' ? 'past_due' : running,
    ceiling: slides,
    // Until a period is paid, what is left is of the one before.
    slides_used: is_paid ? Math.max(0, slides - slides_left) : 0,
    slides_left,
    overflow: plan.overflow,
    period_start: plan.period_start,
    period_end: plan.period_end,
    ends_at: plan.cancel_at,
  };
}

/** An error of a change of the plan as an answer; anything else as it was thrown. */
export function planRefusal(error: unknown): unknown {
  if (error instanceof NoPlan) return refuse(noPlan);
  if (error instanceof PlanOpen) return refuse(planOpen);
  if (error instanceof NotMonthly) return refuse(planNotMonthly);
  if (error instanceof CardDeclined) return refuse(upgradeDeclined, { detail: error.message, extra: { reason: error.reason } });
  return refusalOf(error);
}

/** The same for a call that is made. */
export const orRefusePlan = <T>(call: Promise<T>): Promise<T> =>
  call.catch((error: unknown) => {
    throw planRefusal(error);
  });
