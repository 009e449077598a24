/** What is left of each credit: free slides, promotion, bonus and what was bought, worked out from the ledger in the order in which it was written. */
import type { Queryable } from '../database/database.ts';
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

/** Follows the ledger of one account, entry by entry. */
export class GrantReplay {
  readonly #grants = new Map<string, Grant>();
  readonly #inUse: Record<CreditBook, Grant[]> = { plan_slides: [], free_slides: [], promo: [], paid: [] };
  /** What jobs hold, in the order in which it is used. */
  readonly #holds = new Map<string, Share[]>();
  /** What left a book that had no more, as with a dispute; the next credit settles it. */
  readonly #debts: Record<CreditBook, number> = { plan_slides: 0, free_slides: 0, promo: 0, paid: 0 };

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

const PAGE = 2_000;

/** Follows the whole ledger of an account, some thousand entries at a time. */
export async function replayGrants(db: Queryable, account_id: string): Promise<GrantReplay> {
  const replay = new GrantReplay();
  let after = 0;
  for (;;) {
    const { rows } = await db.query<Entry & { seq: number } & Record<string, unknown>>(
      `SELECT t.seq, t.transfer_id, t.unit, t.from_book, t.to_book, t.amount, t.kind, t.job_id, t.reason, t.created_at, c.priority, c.expires_at
       FROM ledger_transfers t LEFT JOIN credit_terms c ON c.transfer_id = t.transfer_id
       WHERE t.account_id = $1 AND t.seq > $2 ORDER BY t.seq LIMIT ${PAGE}`,
      [account_id, after],
    );
    for (const row of rows) replay.add(row);
    after = rows.at(-1)?.seq ?? after;
    if (rows.length < PAGE) return replay;
  }
}

/** Grants of which something is left or held, in the order in which they are used. */
export const listGrants = async (db: Queryable, account_id: string): Promise<readonly Grant[]> =>
  (await replayGrants(db, account_id)).grants().filter(({ remaining, held }) => remaining + held > 0);
