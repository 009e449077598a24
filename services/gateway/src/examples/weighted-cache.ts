/** A least-recently-used cache with a limit on total weight. Concurrent callers of one key share one computation. */

export interface WeightedCache<V> {
  get(key: string, make: () => Promise<V>): Promise<V>;
}

/** @param limit largest total weight of all values; a single value above it is computed and not cached */
export function createWeightedCache<V>(limit: number, weigh: (value: V) => number): WeightedCache<V> {
  // Least recently used first: a Map keeps the order in which entries were set.
  const cache = new Map<string, { readonly value: V; readonly weight: number }>();
  const pending = new Map<string, Promise<V>>();
  let total = 0;

  function put(key: string, value: V): void {
    const weight = weigh(value);
    if (weight > limit) return;
    cache.set(key, { value, weight });
    total += weight;
    for (const [oldest, entry] of cache) {
      if (total <= limit) return;
      cache.delete(oldest);
      total -= entry.weight;
    }
  }

  return {
    get(key, make) {
      const entry = cache.get(key);
      if (entry !== undefined) {
        cache.delete(key);
        cache.set(key, entry);
        return Promise.resolve(entry.value);
      }
      const running = pending.get(key);
      if (running !== undefined) return running;
      const started = make()
        .then((value) => {
          put(key, value);
          return value;
        })
        // Waiting callers get the error, and it is not cached: the next caller tries again.
        .finally(() => pending.delete(key));
      pending.set(key, started);
      return started;
    },
  };
}
