/** What is left of each credit: free slides, promotion, bonus and what was bought, worked out from the ledger in the order in which it was written. */
import type { LedgerEntry } from './wallet.ts';

export type CreditBook = 'plan_slides' | 'free_slides' | 'promo' | 'paid';

/** Credit that one movement brought, and what has become of it. */
export interface Grant {
  /** The movement's id. */
  readonly grant_id: string;
  readonly book: CreditBook;
  readonly unit: 'USD' | 'SLIDE';
  readonly kind: string;
  readonly reason: string | null;
  readonly amount: number;
  remaining: number;
  /** Of it, held by running jobs. Not part of `remaining`. */
  held: number;
  /** Lower is used first. */
  readonly priority: number;
  readonly expires_at: string | null;
  readonly created_at: string;
}

export interface Entry extends Omit<LedgerEntry, 'seq'> {
  readonly priority: number | null;
  readonly expires_at: string | null;
}

/** In the order in which a job is paid: see `wallet_hold` and `wallet_end`. */
const BOOKS: readonly CreditBook[] = ['plan_slides', 'free_slides', 'promo', 'paid'];
const isBook = (name: string): name is CreditBook => (BOOKS as readonly string[]).includes(name);
const HELD: readonly string[] = ['held', 'held_slides'];

export const DEFAULT_PRIORITY = 100;

interface Share {
  readonly grant: Grant;
  amount: number;
}

/** What is used first: by priority, then what expires first, then what came first. */
const before = (a: Grant, b: Grant): number => a.priority - b.priority || (a.expires_at ?? '9').localeCompare(b.expires_at ?? '9');

/** When a grant is used, and when it ends. */
export interface GrantTerms {
  readonly transfer_id: string;
  readonly priority: number;
  readonly expires_at: string | null;
}

/** Where a replay has come to, as it is stored. */
export interface ReplayState {
  readonly grants: readonly Grant[];
  /** Ids, in the order of use. */
  readonly in_use: Readonly<Record<CreditBook, readonly string[]>>;
  readonly holds: Readonly<Record<string, readonly (readonly [grant_id: string, amount: number])[]>>;
  readonly debts: Readonly<Record<CreditBook, number>>;
}

/** Follows the ledger of one account, entry by entry. */
export class GrantReplay {
  readonly #grants = new Map<string, Grant>();
  readonly #inUse: Record<CreditBook, Grant[]> = { plan_slides: [], free_slides: [], promo: [], paid: [] };
  /** What jobs hold, in the order in which it is used. */
  readonly #holds = new Map<string, Share[]>();
  /** What left a book that had no more, as with a dispute; the next credit settles it. */
  readonly #debts: Record<CreditBook, number> = { plan_slides: 0, free_slides: 0, promo: 0, paid: 0 };

  /** Goes on from where another has come to; terms that have changed since count as they are now. */
  static from({ grants, in_use, holds, debts }: ReplayState, terms: readonly GrantTerms[]): GrantReplay {
    const replay = new GrantReplay();
    const now = new Map(terms.map((one) => [one.transfer_id, one]));
    for (const grant of grants) {
      const { priority, expires_at } = now.get(grant.grant_id) ?? grant;
      replay.#grants.set(grant.grant_id, { ...grant, priority, expires_at });
    }
    const named = (id: string): Grant[] => {
      const grant = replay.#grants.get(id);
      return grant === undefined ? [] : [grant];
    };
    for (const book of BOOKS) {
      replay.#inUse[book] = in_use[book].flatMap(named).sort(before);
      replay.#debts[book] = debts[book];
    }
    for (const [job_id, shares] of Object.entries(holds))
      replay.#holds.set(
        job_id,
        shares.flatMap(([id, amount]) => named(id).map((grant) => ({ grant, amount }))),
      );
    return replay;
  }

  /** What has to be known to go on. A grant that is used up is left out, unless an expiry may still name it. */
  state(): ReplayState {
    const grants = [...this.#grants.values()].filter(({ remaining, held, expires_at }) => remaining + held > 0 || expires_at !== null);
    const ids = (book: CreditBook) => this.#inUse[book].map(({ grant_id }) => grant_id);
    const open = [...this.#holds].map(
      ([job_id, shares]) => [job_id, shares.map(({ grant, amount }) => [grant.grant_id, amount] as const)] as const,
    );
    return structuredClone({
      grants,
      in_use: { plan_slides: ids('plan_slides'), free_slides: ids('free_slides'), promo: ids('promo'), paid: ids('paid') },
      holds: Object.fromEntries(open),
      debts: this.#debts,
    });
  }

  add(entry: Entry): void {
    const { from_book: from, to_book: to, amount, job_id } = entry;
    if (isBook(from) && HELD.includes(to)) this.#hold(job_id ?? '', from, amount);
    else if (HELD.includes(from) && isBook(to)) this.#release(job_id ?? '', to, amount);
    else if (HELD.includes(from)) this.#capture(job_id ?? '', entry.unit, amount);
    else if (isBook(from)) this.#leave(from, amount, entry);
    else if (isBook(to)) this.#arrive(to, entry);
  }

  /** All grants, in the order in which they are used, those of plans and slides first. */
  grants(): readonly Grant[] {
    const order = [...this.#grants.values()];
    return order.sort((a, b) => BOOKS.indexOf(a.book) - BOOKS.indexOf(b.book) || before(a, b));
  }

  debt(book: CreditBook): number {
    return this.#debts[book];
  }

  #arrive(book: CreditBook, { transfer_id, unit, kind, reason, amount, priority, expires_at, created_at }: Entry): void {
    const settled = Math.min(amount, this.#debts[book]);
    this.#debts[book] -= settled;
    const grant: Grant = {
      grant_id: transfer_id,
      book,
      unit,
      kind,
      reason,
      amount,
      remaining: amount - settled,
      held: 0,
      priority: priority ?? DEFAULT_PRIORITY,
      expires_at,
      created_at,
    };
    this.#grants.set(transfer_id, grant);
    const inUse = this.#inUse[book];
    // Sorting keeps the order of those that are equal, so what came first stays first.
    inUse.push(grant);
    inUse.sort(before);
  }

  /** Takes from the grants of a book in their order; what they lack becomes a debt. */
  #take(book: CreditBook, amount: number): Share[] {
    const shares: Share[] = [];
    let left = amount;
    for (const grant of this.#inUse[book]) {
      if (left === 0) break;
      const part = Math.min(left, grant.remaining);
      if (part === 0) continue;
      grant.remaining -= part;
      left -= part;
      shares.push({ grant, amount: part });
    }
    this.#debts[book] += left;
    // Used up and held by nobody, a grant is passed over from now on; a release brings it back.
    this.#inUse[book] = this.#inUse[book].filter(({ remaining }) => remaining > 0);
    return shares;
  }

  #hold(job_id: string, book: CreditBook, amount: number): void {
    const shares = this.#take(book, amount);
    for (const share of shares) share.grant.held += share.amount;
    const all = [...(this.#holds.get(job_id) ?? []), ...shares];
    this.#holds.set(
      job_id,
      all.sort((a, b) => BOOKS.indexOf(a.grant.book) - BOOKS.indexOf(b.grant.book)),
    );
  }

  #capture(job_id: string, unit: string, amount: number): void {
    let left = amount;
    for (const share of this.#holds.get(job_id) ?? []) {
      if (share.grant.unit !== unit) continue;
      const part = Math.min(left, share.amount);
      share.amount -= part;
      share.grant.held -= part;
      left -= part;
    }
    this.#forget(job_id);
  }

  /** What was not used goes back to where it came from, what would have been used last first. */
  #release(job_id: string, book: CreditBook, amount: number): void {
    let left = amount;
    for (const share of (this.#holds.get(job_id) ?? []).toReversed()) {
      if (share.grant.book !== book) continue;
      const part = Math.min(left, share.amount);
      share.amount -= part;
      share.grant.held -= part;
      left -= part;
      const settled = Math.min(part, this.#debts[book]);
      this.#debts[book] -= settled;
      share.grant.remaining += part - settled;
      if (part > settled && !this.#inUse[book].includes(share.grant)) {
        this.#inUse[book].push(share.grant);
        this.#inUse[book].sort(before);
      }
    }
    this.#forget(job_id);
  }

  #forget(job_id: string): void {
    if ((this.#holds.get(job_id) ?? []).every(({ amount }) => amount === 0)) this.#holds.delete(job_id);
  }

  /** An expiry names what expires, and a refund of a plan its period (`refund:plan:in_…:re_…`); everything else takes what would be used first. */
  #leave(book: CreditBook, amount: number, { kind, transfer_id }: Entry): void {
    const names = transfer_id.startsWith(`${kind}:`) ? transfer_id.slice(kind.length + 1, transfer_id.lastIndexOf(':')) : '';
    const named = this.#grants.get(names);
    if (named === undefined) this.#take(book, amount);
    else {
      named.remaining -= amount;
      this.#inUse[book] = this.#inUse[book].filter(({ remaining }) => remaining > 0);
    }
  }
}
