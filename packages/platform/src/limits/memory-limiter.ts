/** Limits kept in this process: for the embedded service, and as insurance while Redis is away. */
import { gcraStep, type RateLimiter } from './gcra.ts';

/** Most keys remembered; beyond it the oldest are swept, so that a flood of addresses cannot fill the memory. */
const MAX_KEYS = 50_000;

export function createMemoryLimiter(now_ms: () => number): RateLimiter {
  const arrivals = new Map<string, number>();
  return {
    async take(key, policy) {
      const slot = `${policy.name}:${key}`;
      const now = now_ms();
      const { tat_ms, verdict } = gcraStep(arrivals.get(slot) ?? 0, now, policy);
      arrivals.delete(slot);
      arrivals.set(slot, tat_ms);
      if (arrivals.size > MAX_KEYS) sweep(arrivals, now);
      return verdict;
    },
  };
}

function sweep(arrivals: Map<string, number>, now: number): void {
  for (const [slot, tat] of arrivals) {
    if (tat <= now || arrivals.size > MAX_KEYS) arrivals.delete(slot);
  }
}
