/** The wallet as a pure model: rules that the SQL must agree with, step by step. */

export interface ModelWallet {
  paid: number;
  promo: number;
  free: number;
  held_cents: number;
  held_slides: number;
  plan_open: boolean;
  overflow: boolean;
}

/** A paid period of a plan. Slides that a job gives back after its end stay until the next sweep. */
interface Period {
  left: number;
  isOver: boolean;
}

/** Slides of a period that a job holds. */
interface Share {
  readonly period: Period;
  readonly slides: number;
}

const bonusOf = (cents: number): number => {
  const percent = cents >= 20_000 ? 20 : cents >= 10_000 ? 15 : cents >= 5_000 ? 10 : 0;
  return Math.floor((cents * percent) / 100);
};

export interface ModelHold {
  readonly units: number;
  readonly unit_cents: number;
  readonly key: string | null;
  readonly plan: number;
  readonly shares: readonly Share[];
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
  readonly wallet: ModelWallet = { paid: 0, promo: 0, free: 60, held_cents: 0, held_slides: 0, plan_open: false, overflow: true };
  readonly periods: Period[] = [];
  readonly paidFor = new Set<string>();
  /** What is left of each payment after its refunds. */
  readonly credited = new Map<string, number>();
  /** What each dispute that is not won took: of the payment, and of the bonus. */
  readonly disputed = new Map<string, readonly [paid: number, bonus: number]>();
  revenue = 0;

  get plan(): number {
    return this.periods.reduce((sum, { left }) => sum + left, 0);
  }

  topUp(reference: string, cents: number): void {
    if (this.credited.has(reference)) return;
    this.credited.set(reference, cents);
    this.wallet.paid += cents;
    this.wallet.promo += bonusOf(cents);
  }

  /** Cents of the bonus that go with a refund, as far as they are there; the model is told of each refund once. */
  refund(reference: string, cents: number): number {
    const left = this.credited.get(reference) ?? 0;
    const bonus = bonusOf(left) - bonusOf(left - cents);
    this.credited.set(reference, left - cents);
    this.wallet.paid -= cents;
    this.wallet.promo -= Math.min(bonus, this.wallet.promo);
    return bonus;
  }

  dispute(id: string, cents: number): number {
    const bonus = bonusOf(cents);
    const taken = Math.min(bonus, this.wallet.promo);
    this.disputed.set(id, [cents, taken]);
    this.wallet.paid -= cents;
    this.wallet.promo -= taken;
    return bonus;
  }

  win(id: string): void {
    const [paid, bonus] = this.disputed.get(id) ?? [0, 0];
    this.disputed.delete(id);
    this.wallet.paid += paid;
    this.wallet.promo += bonus;
  }

  award(cents: number): void {
    this.wallet.promo += cents;
  }

  /** The next period begins, or, with no slides, the plan ends: what is left of the period before goes. */
  nextPeriod(slides: number): void {
    for (const period of this.periods) {
      period.left = 0;
      period.isOver = true;
    }
    if (slides > 0) this.periods.push({ left: slides, isOver: false });
  }

  sweep(): void {
    for (const period of this.periods) if (period.isOver) period.left = 0;
  }

  /** Null when the wallet cannot pay. */
  hold(units: number, unit_cents: number, bySlides: boolean, key: string | null, isTest: boolean): ModelHold | null {
    const w = this.wallet;
    const none = { units, unit_cents, key, plan: 0, shares: [], free: 0, promo: 0, paid: 0 };
    if (isTest || (key !== null && this.paidFor.has(key))) return { ...none, is_free: true };
    if (w.paid < 0) return null;
    const plan = bySlides ? Math.min(units, this.plan) : 0;
    const free = bySlides ? Math.min(units - plan, w.free) : 0;
    const due = (units - plan - free) * unit_cents;
    if (due > (w.plan_open && !w.overflow ? 0 : w.promo + w.paid)) return null;
    const promo = Math.min(due, w.promo);
    const held = { ...none, plan, shares: this.take(plan), free, promo, paid: due - promo, is_free: false };
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
    this.move({ free: hold.free - free, promo: hold.promo - promo, paid: hold.paid - paid }, 1);
    let used = plan;
    for (const { period, slides } of hold.shares) {
      const kept = Math.min(used, slides);
      used -= kept;
      period.left += slides - kept;
    }
    this.revenue += cents;
    if (n === 0) return NOTHING;
    return { cents, slides: plan + free, to: cents > 0 ? 'wallet' : hold.plan >= n ? 'plan' : 'free_slides' };
  }

  /** Slides of the oldest periods first. */
  private take(slides: number): readonly Share[] {
    const shares: Share[] = [];
    let due = slides;
    for (const period of this.periods) {
      const part = Math.min(due, period.left);
      if (part === 0) continue;
      period.left -= part;
      due -= part;
      shares.push({ period, slides: part });
    }
    return shares;
  }

  private move(part: Pick<ModelHold, 'free' | 'promo' | 'paid'>, sign: 1 | -1): void {
    this.wallet.free += sign * part.free;
    this.wallet.promo += sign * part.promo;
    this.wallet.paid += sign * part.paid;
  }
}
