/** The generic cell rate algorithm: a smooth limit that no window's edge can double. */

export interface RatePolicy {
  /** Stands in the headers, and keeps the counts of two policies apart. */
  readonly name: string;
  /** Requests allowed at once, and in the long run per `per_s`. */
  readonly limit: number;
  /** Seconds in which `limit` requests flow back. */
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
}

/**
 * One step of the algorithm. `tat` is the theoretical arrival time of the last request (ms), 0 for none.
 * Returns the new one, unchanged when refused. See ITU-T I.371, virtual scheduling.
 */
export function gcraStep(tat_ms: number, now_ms: number, policy: RatePolicy): { tat_ms: number; verdict: RateVerdict } {
  const interval = (policy.per_s * 1000) / policy.limit;
  const window = policy.per_s * 1000;
  const start = Math.max(tat_ms, now_ms);
  const next = start + interval;
  if (next - now_ms > window + 1e-6) {
    return { tat_ms, verdict: verdict(false, start, now_ms, interval, window, next - window - now_ms) };
  }
  const remaining = Math.floor((window - (next - now_ms) + 1e-6) / interval);
  return { tat_ms: next, verdict: verdict(true, next, now_ms, interval, window, remaining > 0 ? 0 : next + interval - window - now_ms) };
}

function verdict(allowed: boolean, tat: number, now: number, interval: number, window: number, wait_ms: number): RateVerdict {
  const remaining = Math.max(0, Math.floor((window - (tat - now) + 1e-6) / interval));
  return {
    allowed,
    remaining: allowed ? remaining : 0,
    retry_after_s: Math.max(0, Math.ceil(wait_ms / 1000)),
    reset_s: Math.max(0, Math.ceil((tat - now) / 1000)),
  };
}
