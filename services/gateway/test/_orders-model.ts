/** Payments as a pure model: what the wallets must be, from what has happened at the processor and what was told of it. */

export interface ModelOrder {
  readonly account_id: string;
  readonly cents: number;
  /** What has happened at the processor. */
  paid: boolean;
  readonly refunds: number[];
  dispute: 'none' | 'needs_response' | 'won' | 'lost';
  /** What the service has been told, and has settled. */
  credited: boolean;
  refunds_taken: number;
  dispute_taken: 'none' | 'taken' | 'won';
  /** Of the bonus, what the dispute found to take. */
  bonus_disputed: number;
}

export const newOrder = (account_id: string, cents: number): ModelOrder => ({
  account_id, cents, paid: false, refunds: [], dispute: 'none', credited: false, refunds_taken: 0, dispute_taken: 'none', bonus_disputed: 0,
}); // biome-ignore format: one record

export interface ModelBalance {
  paid_cents: number;
  promo_cents: number;
}

const percentOf = (cents: number): number => (cents >= 20_000 ? 20 : cents >= 10_000 ? 15 : cents >= 5_000 ? 10 : 0);
const bonusOf = (cents: number): number => Math.floor((cents * percentOf(cents)) / 100);

/** What an event makes the service look at: the payment, its refunds, or its dispute. */
export type Told = 'payment' | 'refunds' | 'dispute';

export class OrdersModel {
  readonly balances = new Map<string, ModelBalance>();

  balance(account_id: string): ModelBalance {
    const known = this.balances.get(account_id) ?? { paid_cents: 0, promo_cents: 0 };
    this.balances.set(account_id, known);
    return known;
  }

  /** An event about an order has been handled: what it names is settled as it is now, not as it was when the event was sent. */
  tell(order: ModelOrder, told: Told): void {
    if (!order.paid) return;
    const balance = this.balance(order.account_id);
    if (!order.credited) {
      order.credited = true;
      balance.paid_cents += order.cents;
      balance.promo_cents += bonusOf(order.cents);
    }
    if (told === 'refunds') this.#takeRefunds(order, balance);
    if (told === 'dispute') this.#takeDispute(order, balance);
  }

  #takeRefunds(order: ModelOrder, balance: ModelBalance): void {
    for (; order.refunds_taken < order.refunds.length; order.refunds_taken += 1) {
      const before = order.refunds.slice(0, order.refunds_taken).reduce((left, cents) => left - cents, order.cents);
      const cents = order.refunds[order.refunds_taken] ?? 0;
      balance.paid_cents -= cents;
      balance.promo_cents -= Math.min(balance.promo_cents, bonusOf(before) - bonusOf(before - cents));
    }
  }

  #takeDispute(order: ModelOrder, balance: ModelBalance): void {
    if (order.dispute === 'none') return;
    if (order.dispute_taken === 'none') {
      order.dispute_taken = 'taken';
      order.bonus_disputed = Math.min(balance.promo_cents, bonusOf(order.cents));
      balance.paid_cents -= order.cents;
      balance.promo_cents -= order.bonus_disputed;
    }
    if (order.dispute === 'won' && order.dispute_taken === 'taken') {
      order.dispute_taken = 'won';
      balance.paid_cents += order.cents;
      balance.promo_cents += order.bonus_disputed;
    }
  }
}
