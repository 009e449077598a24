/** Who holds slots and who waits for one, by account and by key within it, and who is next. The number of slots is not known here. */

/** Who asks. Without a key the account is one share. */
export interface Share {
  readonly account: string;
  readonly key?: string;
}

export interface Waiter {
  readonly weight: number;
  readonly start: () => void;
  readonly fail: (error: Error) => void;
  /** How many lighter ones of the same key were started before it. */
  passed: number;
}

interface KeyShare {
  held: number;
  /** Goes up with every start, so the share with the lowest number has waited the longest. */
  turn: number;
  readonly queue: Waiter[];
}

export interface AccountShare {
  held: number;
  turn: number;
  waiting: number;
  readonly keys: Map<string, KeyShare>;
}

/** The share of an ask's account and that of its key. */
export interface Place {
  readonly ofAccount: AccountShare;
  readonly ofKey: KeyShare;
}

export interface Shares {
  /** Slots held by all accounts together. */
  readonly held: number;
  /** Waiters of all accounts together. */
  readonly waiting: number;
  /** The place of an ask, made where there is none yet. */
  placeOf(share: Share): Place;
  /** Forgets a place without holders and waiters. */
  tidy(share: Share): void;
  enqueue(place: Place, waiter: Waiter): void;
  /** Takes a waiter out of its queue; does nothing where it is not in it. */
  dequeue(place: Place, waiter: Waiter): void;
  hold(place: Place): void;
  release(place: Place): void;
  /**
   * Takes the next waiter out of its queue; undefined when none may start.
   * @param maxWeight the largest weight that may start for an account now; undefined when nothing may
   */
  takeNext(maxWeight: (account: string, share: AccountShare) => number | undefined): Waiter | undefined;
  /** The account with the most waiters. */
  longestAccount(): AccountShare | undefined;
  waiters(): readonly Waiter[];
}

/** So many lighter ones may start before the oldest of the same key. */
const MAX_TIMES_PASSED = 4;

export function createShares(): Shares {
  const accounts = new Map<string, AccountShare>();
  let held = 0;
  let waiting = 0;
  let turns = 0;

  function removeAt({ ofAccount, ofKey }: Place, index: number): Waiter | undefined {
    const [waiter] = ofKey.queue.splice(index, 1);
    ofAccount.waiting -= 1;
    waiting -= 1;
    return waiter;
  }

  return {
    get held() {
      return held;
    },
    get waiting() {
      return waiting;
    },
    placeOf({ account, key = '' }) {
      const ofAccount = accounts.get(account) ?? { held: 0, turn: ++turns, waiting: 0, keys: new Map<string, KeyShare>() };
      accounts.set(account, ofAccount);
      const ofKey = ofAccount.keys.get(key) ?? { held: 0, turn: ++turns, queue: [] };
      ofAccount.keys.set(key, ofKey);
      return { ofAccount, ofKey };
    },
    tidy({ account, key = '' }) {
      const ofAccount = accounts.get(account);
      const ofKey = ofAccount?.keys.get(key);
      if (ofKey?.held === 0 && ofKey.queue.length === 0) ofAccount?.keys.delete(key);
      if (ofAccount?.held === 0 && ofAccount.waiting === 0) accounts.delete(account);
    },
    enqueue({ ofAccount, ofKey }, waiter) {
      ofKey.queue.push(waiter);
      ofAccount.waiting += 1;
      waiting += 1;
    },
    dequeue(place, waiter) {
      const index = place.ofKey.queue.indexOf(waiter);
      if (index >= 0) removeAt(place, index);
    },
    hold({ ofAccount, ofKey }) {
      held += 1;
      ofAccount.held += 1;
      ofKey.held += 1;
      ofAccount.turn = ++turns;
      ofKey.turn = ++turns;
    },
    release({ ofAccount, ofKey }) {
      held -= 1;
      ofAccount.held -= 1;
      ofKey.held -= 1;
    },
    takeNext(maxWeight) {
      let best: (Place & { readonly index: number }) | undefined;
      for (const [account, ofAccount] of accounts) {
        if (ofAccount.waiting === 0 || (best !== undefined && !comesBefore(ofAccount, best.ofAccount))) continue;
        const limit = maxWeight(account, ofAccount);
        const found = limit === undefined ? undefined : nextOf(ofAccount, limit);
        if (found !== undefined) best = { ofAccount, ...found };
      }
      if (best === undefined) return undefined;
      const waiter = removeAt(best, best.index);
      if (best.index > 0) best.ofKey.queue[0]!.passed += 1;
      return waiter;
    },
    longestAccount: () => [...accounts.values()].sort((a, b) => b.waiting - a.waiting)[0],
    waiters: () => [...accounts.values()].flatMap(({ keys }) => [...keys.values()].flatMap(({ queue }) => queue)),
  };
}

/** The share that holds less comes first, then the one that has waited the longest. */
const comesBefore = (a: Pick<KeyShare, 'held' | 'turn'>, b: Pick<KeyShare, 'held' | 'turn'>): boolean =>
  a.held === b.held ? a.turn < b.turn : a.held < b.held;

/** Within an account: the key that comes first, and of its waiters the lightest, unless the oldest was passed too often. */
function nextOf(share: AccountShare, max_weight: number): { readonly ofKey: KeyShare; readonly index: number } | undefined {
  let best: { readonly ofKey: KeyShare; readonly index: number } | undefined;
  for (const ofKey of share.keys.values()) {
    if (best !== undefined && !comesBefore(ofKey, best.ofKey)) continue;
    const index = lightestOf(ofKey.queue, max_weight);
    if (index >= 0) best = { ofKey, index };
  }
  return best;
}

function lightestOf(queue: readonly Waiter[], max_weight: number): number {
  const [oldest] = queue;
  if (oldest === undefined) return -1;
  if (oldest.passed >= MAX_TIMES_PASSED && oldest.weight <= max_weight) return 0;
  let best = -1;
  queue.forEach(({ weight }, index) => {
    if (weight <= max_weight && (best < 0 || weight < queue[best]!.weight)) best = index;
  });
  return best;
}
