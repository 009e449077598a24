/** Which accounts asked lately, so that an account knows whether it has all slots to itself. */

export interface RecentAsks {
  /** Notes that this account asks now. */
  add(account: string): void;
  /** Whether another account asked lately. */
  isContended(account: string): boolean;
}

/** @param span_ms how long after its last ask an account counts as one that asks */
export function createRecentAsks(span_ms: number, now_ms: () => number): RecentAsks {
  /** When each account asked last, oldest first. */
  const asked = new Map<string, number>();

  function forgetOld(): void {
    const now = now_ms();
    for (const [account, at] of asked) {
      if (now - at <= span_ms) return;
      asked.delete(account);
    }
  }

  return {
    add(account) {
      // Deleted first, because a map keeps the place of a key that it has.
      asked.delete(account);
      asked.set(account, now_ms());
      forgetOld();
    },
    isContended(account) {
      forgetOld();
      return asked.size > (asked.has(account) ? 1 : 0);
    },
  };
}
