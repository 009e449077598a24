/** The wallet as a pure model: forty lines of rules that the SQL must agree with, step by step. */

export interface ModelWallet {
  paid: number;
  promo: number;
  plan: number;
  free: number;
  held_cents: number;
  held_slides: number;
  plan_open: boolean;
  overflow: boolean;
}

export interface ModelHold {
  readonly units: number;
  readonly unit_cents: number;
  readonly key: string | null;
  readonly plan: number;
  readonly free: number;
  readonly promo: number;
  readonly paid: number;
  readonly is_free: boolean;
}

export interface ModelCharge {
  readonly cents: number;
  readonly slides: number;
  readonly to: 'plan' | 'free_slides' | 'wallet' | 'none';
}

const NOTHING: ModelCharge = { cents: 0, slides: 0, to: 'none' };

export class WalletModel {
  readonly wallet: ModelWallet = { paid: 0, promo: 0, plan: 0, free: 60, held_cents: 0, held_slides: 0, plan_open: false, overflow: true };
  readonly paidFor = new Set<string>();
  readonly credited = new Set<string>();
  revenue = 0;

  topUp(reference: string, cents: number): void {
    if (this.credited.has(reference)) return;
    this.credited.add(reference);
    const percent = cents >= 20_000 ? 20 : cents >= 10_000 ? 15 : cents >= 5_000 ? 10 : 0;
    this.wallet.paid += cents;
    this.wallet.promo += Math.floor((cents * percent) / 100);
  }

  dispute(cents: number): void {
    this.wallet.paid -= cents;
  }

  /** Null when the wallet cannot pay. */
  hold(units: number, unit_cents: number, bySlides: boolean, key: string | null, isTest: boolean): ModelHold | null {
    const w = this.wallet;
    const none = { units, unit_cents, key, plan: 0, free: 0, promo: 0, paid: 0 };
    if (isTest || (key !== null && this.paidFor.has(key))) return { ...none, is_free: true };
    if (w.paid < 0) return null;
    const plan = bySlides ? Math.min(units, w.plan) : 0;
    const free = bySlides ? Math.min(units - plan, w.free) : 0;
    const due = (units - plan - free) * unit_cents;
    if (due > (w.plan_open && !w.overflow ? 0 : w.promo + w.paid)) return null;
    const promo = Math.min(due, w.promo);
    const held = { ...none, plan, free, promo, paid: due - promo, is_free: false };
    this.move(held, -1);
    w.held_cents += due;
    w.held_slides += plan + free;
    return held;
  }

  /** `usable` units of a finished job; 0 for one that failed, was canceled, deleted or came out broken. */
  end(hold: ModelHold, usable: number): ModelCharge {
    if (hold.is_free) return NOTHING;
    const isRepeat = usable > 0 && hold.key !== null && this.paidFor.has(hold.key);
    const n = isRepeat ? 0 : usable;
    if (n > 0 && hold.key !== null) this.paidFor.add(hold.key);
    const plan = Math.min(n, hold.plan);
    const free = Math.min(n - plan, hold.free);
    const cents = (n - plan - free) * hold.unit_cents;
    const promo = Math.min(cents, hold.promo);
    const paid = cents - promo;
    this.wallet.held_cents -= hold.promo + hold.paid;
    this.wallet.held_slides -= hold.plan + hold.free;
    this.move({ plan: hold.plan - plan, free: hold.free - free, promo: hold.promo - promo, paid: hold.paid - paid }, 1);
    this.revenue += cents;
    if (n === 0) return NOTHING;
    return { cents, slides: plan + free, to: cents > 0 ? 'wallet' : hold.plan >= n ? 'plan' : 'free_slides' };
  }

  private move(part: Pick<ModelHold, 'plan' | 'free' | 'promo' | 'paid'>, sign: 1 | -1): void {
    this.wallet.plan += sign * part.plan;
    this.wallet.free += sign * part.free;
    this.wallet.promo += sign * part.promo;
    this.wallet.paid += sign * part.paid;
  }
}
