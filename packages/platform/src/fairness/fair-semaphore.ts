/**
 * A semaphore whose slots are shared fairly: max-min by account, then by key within it, small work before large within a key. Pure but
 * for the promises: time is an argument.
 */

/** Who asks. Without a key the account is one share. */
export interface Share {
  readonly account: string;
  readonly key?: string;
}

export interface Ask extends Share {
  /** How large the work is, in any unit that is the same for all who ask. */
  readonly weight: number;
}

export interface FairSemaphoreOptions {
  readonly slots: number;
  /** Most that wait, of all accounts together. */
  readonly waiting: number;
  /** Most that wait of one account. */
  readonly waiting_per_account: number;
  /** Work up to this weight may hold more than half of the slots while no other account asks. Absent: none may. */
  readonly light_weight?: number;
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
   * Resolves with what gives the slot back, which may be called more than once.
   * @throws Overflow
   * @throws the signal's reason when it aborts first
   */
  acquire(ask: Ask, signal?: AbortSignal): Promise<() => void>;
  /** Rejects all that wait. */
  reject(error: Error): void;
}

const CONTENDED_MS = 60_000;
/** So many smaller ones may go before the oldest of the same key. */
const MAX_TIMES_PASSED = 4;

interface Waiter {
  readonly weight: number;
  readonly start: () => void;
  readonly fail: (error: Error) => void;
  passed: number;
}

interface KeyShare {
  held: number;
  /** Goes up with every start: who has the lowest has waited the longest for a turn. */
  turn: number;
  readonly queue: Waiter[];
}

interface AccountShare {
  held: number;
  turn: number;
  waiting: number;
  readonly keys: Map<string, KeyShare>;
}

export function createFairSemaphore(options: FairSemaphoreOptions): FairSemaphore {
  const { slots, waiting, waiting_per_account, light_weight = Number.NEGATIVE_INFINITY, contended_ms = CONTENDED_MS, now_ms } = options;
  /** What one account may hold at most, so that another finds a free slot. */
  const half = Math.max(1, Math.ceil(slots / 2));
  const accounts = new Map<string, AccountShare>();
  /** When each account asked last, oldest first. */
  const asked = new Map<string, number>();
  let held = 0;
  let queued = 0;
  let turns = 0;

  function noteAsk(account: string): void {
    const now = now_ms();
    asked.delete(account);
    asked.set(account, now);
    forgetAsks(now);
  }

  function forgetAsks(now: number): void {
    for (const [account, at] of asked) {
      if (now - at <= contended_ms) return;
      asked.delete(account);
    }
  }

  const isContended = (account: string): boolean => asked.size > (asked.has(account) ? 1 : 0);

  function shareOf({ account, key = '' }: Share): { readonly own: AccountShare; readonly ofKey: KeyShare } {
    const own = accounts.get(account) ?? { held: 0, turn: ++turns, waiting: 0, keys: new Map<string, KeyShare>() };
    accounts.set(account, own);
    const ofKey = own.keys.get(key) ?? { held: 0, turn: ++turns, queue: [] };
    own.keys.set(key, ofKey);
    return { own, ofKey };
  }

  function tidy({ account, key = '' }: Share): void {
    const own = accounts.get(account);
    const ofKey = own?.keys.get(key);
    if (ofKey?.held === 0 && ofKey.queue.length === 0) own?.keys.delete(key);
    if (own?.held === 0 && own.waiting === 0) accounts.delete(account);
  }

  /** The heaviest that may start for this account now; undefined when nothing may. */
  function heaviest(account: string, own: AccountShare): number | undefined {
    if (own.held < half) return Number.POSITIVE_INFINITY;
    return own.held < slots && !isContended(account) ? light_weight : undefined;
  }

  /** The next to start, taken out of its queue. */
  function next(): Waiter | undefined {
    forgetAsks(now_ms());
    let best: { readonly own: AccountShare; readonly ofKey: KeyShare; readonly at: number } | undefined;
    for (const [account, own] of accounts) {
      if (own.waiting === 0 || (best !== undefined && !comesBefore(own, best.own))) continue;
      const most = heaviest(account, own);
      const found = most === undefined ? undefined : nextOf(own, most);
      if (found !== undefined) best = { own, ...found };
    }
    if (best === undefined) return undefined;
    const [waiter] = best.ofKey.queue.splice(best.at, 1);
    if (best.at > 0) best.ofKey.queue[0]!.passed += 1;
    best.own.waiting -= 1;
    queued -= 1;
    return waiter;
  }

  function pump(): void {
    while (held < slots && queued > 0) {
      const waiter = next();
      if (waiter === undefined) return;
      waiter.start();
    }
  }

  /** Makes room for one more, or says who is to go. */
  function checkRoom(own: AccountShare): void {
    if (own.waiting >= waiting_per_account) throw new Overflow('account', waiting_per_account);
    if (queued < waiting) return;
    const [most] = [...accounts.values()].sort((a, b) => b.waiting - a.waiting);
    if (most === undefined || most.waiting <= own.waiting + 1) throw new Overflow('all', waiting);
    const [longest] = [...most.keys.values()].sort((a, b) => b.queue.length - a.queue.length);
    longest?.queue.at(-1)?.fail(new Overflow('all', waiting));
  }

  return {
    async acquire(ask, signal) {
      signal?.throwIfAborted();
      noteAsk(ask.account);
      const { own, ofKey } = shareOf(ask);
      try {
        // Nobody waits whom a free slot could have been given to, so what can start does so before the bounds are looked at.
        const mayStart = held < slots && ask.weight <= (heaviest(ask.account, own) ?? Number.NEGATIVE_INFINITY);
        if (!mayStart) checkRoom(own);
      } catch (error) {
        tidy(ask);
        throw error;
      }
      return new Promise<() => void>((resolve, reject) => {
        const take = (): void => {
          const at = ofKey.queue.indexOf(waiter);
          if (at < 0) return;
          ofKey.queue.splice(at, 1);
          own.waiting -= 1;
          queued -= 1;
        };
        const leave = (): void => fail(signal?.reason);
        const fail = (error: Error): void => {
          signal?.removeEventListener('abort', leave);
          take();
          tidy(ask);
          reject(error);
        };
        const start = (): void => {
          signal?.removeEventListener('abort', leave);
          held += 1;
          own.held += 1;
          ofKey.held += 1;
          own.turn = ++turns;
          ofKey.turn = ++turns;
          let isHeld = true;
          resolve(() => {
            if (!isHeld) return;
            isHeld = false;
            held -= 1;
            own.held -= 1;
            ofKey.held -= 1;
            tidy(ask);
            pump();
          });
        };
        const waiter: Waiter = { weight: ask.weight, start, fail, passed: 0 };
        ofKey.queue.push(waiter);
        own.waiting += 1;
        queued += 1;
        signal?.addEventListener('abort', leave, { once: true });
        pump();
      });
    },
    reject(error) {
      for (const own of [...accounts.values()])
        for (const { queue } of [...own.keys.values()]) for (const waiter of [...queue]) waiter.fail(error);
    },
  };
}

/** Who holds less goes first, then whose turn is longer ago. */
const comesBefore = (a: Pick<KeyShare, 'held' | 'turn'>, b: Pick<KeyShare, 'held' | 'turn'>): boolean =>
  a.held === b.held ? a.turn < b.turn : a.held < b.held;

/** Within an account: the key whose turn it is, and of its work the smallest, unless the oldest was passed too often. */
function nextOf(own: AccountShare, most: number): { readonly ofKey: KeyShare; readonly at: number } | undefined {
  let best: { readonly ofKey: KeyShare; readonly at: number } | undefined;
  for (const ofKey of own.keys.values()) {
    if (best !== undefined && !comesBefore(ofKey, best.ofKey)) continue;
    const at = smallest(ofKey.queue, most);
    if (at >= 0) best = { ofKey, at };
  }
  return best;
}

function smallest(queue: readonly Waiter[], most: number): number {
  const [oldest] = queue;
  if (oldest === undefined) return -1;
  if (oldest.passed >= MAX_TIMES_PASSED && oldest.weight <= most) return 0;
  let best = -1;
  queue.forEach(({ weight }, at) => {
    if (weight <= most && (best < 0 || weight < queue[best]!.weight)) best = at;
  });
  return best;
}
