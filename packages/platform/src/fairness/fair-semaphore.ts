/**
 * A semaphore whose slots are shared fairly: max-min by account, then by key within it, small work before large within a key. Pure but
 * for the promises: time is an argument.
 */
import { createRecentAsks } from './recent-asks.ts';
import { type AccountShare, createShares, type Place, type Share, type Waiter } from './shares.ts';

export interface Ask extends Share {
  /** How large the work is, in any unit that is the same for all who ask. */
  readonly weight: number;
}

export interface FairSemaphoreOptions {
  readonly slots: number;
  /** How many may wait, of all accounts together. */
  readonly waiting: number;
  /** How many may wait of one account. */
  readonly waiting_per_account: number;
  /** Work up to this weight may hold more than half of the slots while no other account asks. Absent: none may. */
  readonly light_weight?: number;
  /** Slots that one account may hold while others ask. Default: half of them. */
  readonly most_per_account?: number;
  /** How long after its last ask another account counts as one that asks. Default one minute. */
  readonly contended_ms?: number;
  /** A clock that only goes forward. */
  readonly now_ms: () => number;
}

/** Too many wait: of the account itself, or of all accounts, where this one has the most. */
export class Overflow extends Error {
  override readonly name = 'Overflow';
  readonly whose: 'account' | 'all';
  /** The bound that was reached. */
  readonly limit: number;

  constructor(whose: Overflow['whose'], limit: number) {
    super(whose === 'account' ? `${limit} pieces of work of this account wait already.` : `${limit} pieces of work wait already.`);
    this.whose = whose;
    this.limit = limit;
  }
}

export interface FairSemaphore {
  /**
   * Resolves with the function that gives the slot back, which may be called more than once.
   * @throws Overflow
   * @throws the signal's reason when it aborts first
   */
  acquire(ask: Ask, signal?: AbortSignal): Promise<() => void>;
  /** Rejects all that wait. */
  reject(error: Error): void;
}

const CONTENDED_MS = 60_000;

export function createFairSemaphore(options: FairSemaphoreOptions): FairSemaphore {
  const { slots, waiting, waiting_per_account, light_weight = Number.NEGATIVE_INFINITY } = options;
  /** What one account may hold at most, so that another finds a free slot. */
  const most = Math.max(1, options.most_per_account ?? Math.ceil(slots / 2));
  const shares = createShares();
  const asks = createRecentAsks(options.contended_ms ?? CONTENDED_MS, options.now_ms);

  /** The largest weight that may start for this account now; undefined when nothing may. */
  function maxWeight(account: string, share: AccountShare): number | undefined {
    if (share.held < most) return Number.POSITIVE_INFINITY;
    return share.held < slots && !asks.isContended(account) ? light_weight : undefined;
  }

  function fillSlots(): void {
    while (shares.held < slots && shares.waiting > 0) {
      const waiter = shares.takeNext(maxWeight);
      if (waiter === undefined) return;
      waiter.start();
    }
  }

  /** Makes room for one more of this account: the youngest waiter of the account with the most has to go, unless that is this account. */
  function makeRoom(share: AccountShare): void {
    if (share.waiting >= waiting_per_account) throw new Overflow('account', waiting_per_account);
    if (shares.waiting < waiting) return;
    const longest = shares.longestAccount();
    if (longest === undefined || longest.waiting <= share.waiting + 1) throw new Overflow('all', waiting);
    const [key] = [...longest.keys.values()].sort((a, b) => b.queue.length - a.queue.length);
    key?.queue.at(-1)?.fail(new Overflow('all', waiting));
  }

  /** Takes a slot for this ask. The result gives it back, once. */
  function holdSlot(ask: Ask, place: Place): () => void {
    shares.hold(place);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      shares.release(place);
      shares.tidy(ask);
      fillSlots();
    };
  }

  const wait = (ask: Ask, place: Place, signal?: AbortSignal): Promise<() => void> =>
    new Promise((resolve, reject) => {
      const onAbort = (): void => waiter.fail(signal?.reason);
      const waiter: Waiter = {
        weight: ask.weight,
        passed: 0,
        start() {
          signal?.removeEventListener('abort', onAbort);
          resolve(holdSlot(ask, place));
        },
        fail(error) {
          signal?.removeEventListener('abort', onAbort);
          shares.dequeue(place, waiter);
          shares.tidy(ask);
          reject(error);
        },
      };
      shares.enqueue(place, waiter);
      signal?.addEventListener('abort', onAbort, { once: true });
      fillSlots();
    });

  return {
    async acquire(ask, signal) {
      signal?.throwIfAborted();
      asks.add(ask.account);
      const place = shares.placeOf(ask);
      // No waiter could use a slot that is free now, so work that can start does so before the bounds are checked.
      const mayStart = shares.held < slots && ask.weight <= (maxWeight(ask.account, place.ofAccount) ?? Number.NEGATIVE_INFINITY);
      try {
        if (!mayStart) makeRoom(place.ofAccount);
      } catch (error) {
        shares.tidy(ask);
        throw error;
      }
      return wait(ask, place, signal);
    },
    reject(error) {
      for (const waiter of shares.waiters()) waiter.fail(error);
    },
  };
}
