/**
 * A window that slides: this window's count, and as much of the last one's as it still overlaps. So no window's edge can double a limit.
 * The counters themselves, their life and their stores are those of rate-limiter-flexible.
 */
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { RateLimiter, RatePolicy, RateVerdict } from './rate-policy.ts';

/** Makes the counters of one policy. A count must live for two windows. */
export type OpenCounters = (policy: RatePolicy) => RateLimiterAbstract;

const KEPT_MS = 2_000;
const MAX_KEPT = 10_000;

/** Windows begin at fixed times of the clock, so that replicas agree on them. Their clocks may differ by much less than a window. */
export function createSlidingLimiter(open: OpenCounters, now_ms: () => number): RateLimiter {
  const opened = new Map<string, RateLimiterAbstract>();
  const countersOf = (policy: RatePolicy): RateLimiterAbstract => {
    const name = `${policy.name} ${policy.limit} ${policy.per_s}`;
    const cached = opened.get(name);
    if (cached !== undefined) return cached;
    const counters = open(policy);
    opened.set(name, counters);
    return counters;
  };
  /** Counts of past windows. A replica whose clock is behind may still add to them, so they are cached only for a short time. */
  const over = new Map<string, { readonly count: number; readonly until: number }>();
  const countOf = async (counters: RateLimiterAbstract, name: string, slot: string, now: number): Promise<number> => {
    const cached = over.get(`${name} ${slot}`);
    if (cached !== undefined && now < cached.until) return cached.count;
    const count = Math.max(0, (await counters.get(slot))?.consumedPoints ?? 0);
    if (over.size >= MAX_KEPT) over.clear();
    over.set(`${name} ${slot}`, { count, until: now + KEPT_MS });
    return count;
  };
  return {
    async take(key, policy) {
      const counters = countersOf(policy);
      const window_ms = policy.per_s * 1000;
      const now = now_ms();
      const index = Math.floor(now / window_ms);
      const place = { into: now / window_ms - index, window_ms, limit: policy.limit };
      const slot = `${key}:${index}`;
      // Counted first and undone when refused, so that of simultaneous requests exactly as many pass as are left.
      const [counted, before] = await Promise.all([counters.penalty(slot), countOf(counters, policy.name, `${key}:${index - 1}`, now)]);
      const used = counted.consumedPoints + overlap(before, place.into);
      if (used <= policy.limit + ROUNDING) return verdict(true, counted.consumedPoints, before, place);
      const { consumedPoints } = await counters.reward(slot);
      return verdict(false, consumedPoints, before, place);
    },
    async giveBack(key, policy) {
      await countersOf(policy).reward(`${key}:${Math.floor(now_ms() / (policy.per_s * 1000))}`);
    },
  };
}

interface Place {
  /** How far into the window we are, from 0 to 1. */
  readonly into: number;
  readonly window_ms: number;
  readonly limit: number;
}

const ROUNDING = 1e-6;

const overlap = (before: number, into: number): number => before * (1 - into);

function verdict(allowed: boolean, count: number, before: number, place: Place): RateVerdict {
  const { into, window_ms, limit } = place;
  const wait = Math.max(0, waitFor(count, before, place));
  const reset = count > 0 ? 2 - into : before > 0 ? 1 - into : 0;
  const seconds = (windows: number) => Math.ceil((windows * window_ms) / 1000 - ROUNDING);
  return {
    allowed,
    remaining: allowed ? Math.max(0, Math.floor(limit - count - overlap(before, into) + ROUNDING)) : 0,
    retry_after_s: Math.max(0, seconds(wait)),
    reset_s: Math.max(0, seconds(reset)),
  };
}

/** In windows: until one more fits beside what is counted. */
function waitFor(count: number, before: number, { into, limit }: Place): number {
  // In this window, as the last one's share shrinks; else in the next, as this one's does.
  if (count + 1 <= limit) return before === 0 ? 0 : 1 - (limit - count - 1) / before - into;
  return 1 - into + Math.max(0, 1 - (limit - 1) / count);
}
