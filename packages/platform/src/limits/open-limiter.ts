/** Chooses where limits are counted: Redis where one is configured, else this process. */
import type { RateLimiter } from './gcra.ts';
import { createMemoryLimiter } from './memory-limiter.ts';
import { createRedisLimiter } from './redis-limiter.ts';

export interface OpenLimiter extends RateLimiter {
  close(): Promise<void>;
}

export interface OpenLimiterOptions {
  readonly redis_url: string | undefined;
  readonly now_ms: () => number;
  readonly onError: (error: unknown) => void;
}

export async function openLimiter(options: OpenLimiterOptions): Promise<OpenLimiter> {
  const memory = createMemoryLimiter(options.now_ms);
  if (options.redis_url === undefined) return { take: memory.take, close: async () => {} };
  // Loaded only here: the embedded service never pays for it.
  const { Redis } = await import('ioredis');
  const redis = new Redis(options.redis_url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    connectTimeout: 2000,
    commandTimeout: 250,
  });
  redis.on('error', options.onError);
  const limiter = createRedisLimiter({ redis, fallback: memory, onFallback: options.onError });
  return {
    take: limiter.take,
    close: async () => redis.disconnect(),
  };
}
