/** What the overview's title says: the one thing about the account that matters now, computed from its state. */
import { prices, type Wallet } from '@deckwright/platform/billing';
import type { OpenPlan } from '@deckwright/platform/payments';
import { day, money, slides, whole } from './pages/words.ts';

export interface State {
  readonly wallet: Wallet;
  readonly plan: OpenPlan | null;
  /** The day on which the plan's slides ran out, while they are used up. */
  readonly used_up_on: string | null;
  readonly now: Date;
}

export function findingOf({ wallet, plan, used_up_on, now }: State): string {
  const { billing, paid_cents, promo_cents, free_slides } = wallet;
  const balance = paid_cents + promo_cents;
  if (billing === 'unmetered') return "This account is the operator's own and pays nothing.";
  if (paid_cents < 0) return `${money(-paid_cents)} is owed after a dispute; paid work is refused until a top-up settles it.`;
  const price = money(prices.slide.cents);
  if (plan === null) {
    if (free_slides > 0) {
      const left = free_slides === 1 ? 'One free slide is left' : `${whole(free_slides)} free slides are left`;
      return balance > 0 ? `${left}; then the wallet pays, at ${price} a slide.` : `${left}; to go on after them, top up.`;
    }
    if (balance >= prices.slide.cents)
      return `The wallet holds ${money(balance)}, enough for ${slides(Math.floor(balance / prices.slide.cents))}.`;
    return 'Nothing is left: the next slide is refused until you top up.';
  }
  const end = plan.cancel_at === null ? `renews on ${day(plan.period_end, now)}` : `ends on ${day(plan.cancel_at, now)}`;
  if (plan.status === 'past_due') return 'The card was declined for the plan; it is tried again, or the plan ends.';
  if (plan.slides_left > 0) return `${slides(plan.slides_left)} of the plan are left; it ${end}.`;
  const gone = used_up_on === null ? 'The plan is used up' : `Plan used up on ${day(used_up_on, now)}`;
  if (free_slides > 0) return `${gone}; free slides come next, ${slides(free_slides)} are left.`;
  if (!plan.overflow) return `${gone}; slides are refused until it ${end}.`;
  if (balance < prices.slide.cents) return `${gone}, and the wallet is empty: slides are refused until you top up or it ${end}.`;
  return `${gone}; slides now come from the wallet at ${price}.`;
}
