/** Values that are dear to make and cheap to keep: made once for all who ask at the same time, the longest unused dropped first. */
import { LruCache } from '@deckwright/core/lru-cache';

export interface Kept<V> {
  get(key: string, make: () => Promise<V>): Promise<V>;
}

/** @param limit most that all values may weigh together; a heavier one alone is made and not kept */
export function keepWithin<V>(limit: number, weigh: (value: V) => number): Kept<V> {
  const kept = new LruCache<string, V>({ weight: limit, weigh });
  const making = new Map<string, Promise<V>>();
  return {
    get(key, make) {
      const value = kept.get(key);
      if (value !== undefined) return Promise.resolve(value);
      const running = making.get(key);
      if (running !== undefined) return running;
      const started = make()
        .then((value) => {
          kept.set(key, value);
          return value;
        })
        // A failure is told to those who wait and not kept: the next one tries again.
        .finally(() => making.delete(key));
      making.set(key, started);
      return started;
    },
  };
}
