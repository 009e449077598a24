/** Values that are dear to make and cheap to keep: made once for all who ask at the same time, the longest unused dropped first. */

export interface Kept<V> {
  get(key: string, make: () => Promise<V>): Promise<V>;
}

/** @param limit most that all values may weigh together; a heavier one alone is made and not kept */
export function keepWithin<V>(limit: number, weigh: (value: V) => number): Kept<V> {
  /** Oldest use first, which is the order of a Map whose entries are put back when used. */
  const kept = new Map<string, { readonly value: V; readonly weight: number }>();
  const making = new Map<string, Promise<V>>();
  let weight = 0;

  function put(key: string, value: V): void {
    const own = weigh(value);
    if (own > limit) return;
    kept.set(key, { value, weight: own });
    weight += own;
    for (const [oldest, entry] of kept) {
      if (weight <= limit) return;
      kept.delete(oldest);
      weight -= entry.weight;
    }
  }

  return {
    get(key, make) {
      const entry = kept.get(key);
      if (entry !== undefined) {
        kept.delete(key);
        kept.set(key, entry);
        return Promise.resolve(entry.value);
      }
      const running = making.get(key);
      if (running !== undefined) return running;
      const started = make()
        .then((value) => {
          put(key, value);
          return value;
        })
        // A failure is told to those who wait and not kept: the next one tries again.
        .finally(() => making.delete(key));
      making.set(key, started);
      return started;
    },
  };
}
