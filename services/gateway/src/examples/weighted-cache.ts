/** A least-recently-used cache with a limit on total weight. Concurrent callers of one key share one computation. */
import { LruCache } from '@deckwright/core/lru-cache';

export interface WeightedCache<V> {
  get(key: string, make: () => Promise<V>): Promise<V>;
}

/** @param limit largest total weight of all values; a single value above it is computed and not cached */
export function createWeightedCache<V>(limit: number, weigh: (value: V) => number): WeightedCache<V> {
  const cache = new LruCache<string, V>({ weight: limit, weigh });
  const pending = new Map<string, Promise<V>>();
  return {
    get(key, make) {
      const value = cache.get(key);
      if (value !== undefined) return Promise.resolve(value);
      const running = pending.get(key);
      if (running !== undefined) return running;
      const started = make()
        .then((value) => {
          cache.set(key, value);
          return value;
        })
        // Waiting callers get the error, and it is not cached: the next caller tries again.
        .finally(() => pending.delete(key));
      pending.set(key, started);
      return started;
    },
  };
}
