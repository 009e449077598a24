/** Chooses where requests are counted: in Redis for all replicas, or in this process without Redis or while it is unavailable. */
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { RateLimiter, RatePolicy } from './rate-policy.ts';
import { createSlidingLimiter, type OpenCounters } from './sliding-window.ts';

export interface OpenLimiter extends RateLimiter {
  close(): Promise<void>;
}

export interface OpenLimiterOptions {
  readonly redis_url: string | undefined;
  readonly now_ms: () => number;
  readonly onError: (error: unknown) => void;
}

/** A start waits this long for Redis; then it counts alone until Redis is there. */
const READY_WITHIN_MS = 1000;

/** What all counters of a policy have in common. */
const common = ({ name, limit, per_s }: RatePolicy) => ({ keyPrefix: `deckwright:limit:${name}`, points: limit, duration: 2 * per_s });

const inMemory: OpenCounters = (policy) => new RateLimiterMemory(common(policy));

export async function openLimiter(options: OpenLimiterOptions): Promise<OpenLimiter> {
  if (options.redis_url === undefined) return { ...createSlidingLimiter(inMemory, options.now_ms), close: async () => {} };
  // Loaded only here: the embedded service never pays for it.
  const { Redis } = await import('ioredis');
  const redis = new Redis(options.redis_url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    connectTimeout: 2000,
    commandTimeout: 250,
  });
  redis.on('error', options.onError);
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, READY_WITHIN_MS);
    redis.once('ready', () => {
      clearTimeout(timer);
      resolve();
    });
  });
  const inRedis: OpenCounters = (policy) =>
    new RateLimiterRedis({
      ...common(policy),
      storeClient: redis,
      rejectIfRedisNotReady: true,
      insuranceLimiter: inMemory(policy),
    });
  return { ...createSlidingLimiter(inRedis, options.now_ms), close: async () => redis.disconnect() };
}
