/** A rate limit: its numbers, and its decision about one request. */

export interface RatePolicy {
  /** Is sent in the headers, and separates the counts of two policies. */
  readonly name: string;
  /** Requests allowed within `per_s`. */
  readonly limit: number;
  /** Length of the window in seconds. */
  readonly per_s: number;
}

export interface RateVerdict {
  readonly allowed: boolean;
  /** Requests that would pass right now, after this one. */
  readonly remaining: number;
  /** Seconds until the next request would pass; 0 when one would pass now. */
  readonly retry_after_s: number;
  /** Seconds until the full limit is back. */
  readonly reset_s: number;
}

export interface RateLimiter {
  /** Counts one request of `key`; a refused one does not count. */
  take(key: string, policy: RatePolicy): Promise<RateVerdict>;
  /** Takes back what was counted a moment ago: it was none of those that the limit is about. */
  giveBack?(key: string, policy: RatePolicy): Promise<void>;
}
