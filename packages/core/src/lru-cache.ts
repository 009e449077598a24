/** A cache that drops the entry that was used longest ago. */

export interface LruLimits<K, V> {
  readonly entries?: number;
  /** Sum of what `weigh` says of the entries. */
  readonly weight?: number;
  /** Default: 1. */
  readonly weigh?: (value: V, key: K) => number;
}

export class LruCache<K, V> {
  readonly #limits: LruLimits<K, V>;
  /** In the order of use, the oldest first: a Map keeps the order in which keys were added. */
  readonly #entries = new Map<K, { readonly value: V; readonly weight: number }>();
  #weight = 0;

  constructor(limits: LruLimits<K, V>) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Counts as a use. */
  get(key: K): V | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** The value without counting as a use. */
  peek(key: K): V | undefined {
    return this.#entries.get(key)?.value;
  }

  /** Replaces a value of the same key, then drops the oldest entries until the limits hold. A value that is too heavy by itself is not cached. */
  set(key: K, value: V): void {
    const { entries = Number.POSITIVE_INFINITY, weight: most = Number.POSITIVE_INFINITY, weigh = () => 1 } = this.#limits;
    this.delete(key);
    const weight = weigh(value, key);
    if (weight > most) return;
    this.#entries.set(key, { value, weight });
    this.#weight += weight;
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= entries && this.#weight <= most) return;
      this.delete(oldest);
    }
  }

  delete(key: K): boolean {
    const entry = this.#entries.get(key);
    if (entry === undefined) return false;
    this.#weight -= entry.weight;
    return this.#entries.delete(key);
  }
}
