/** Limits shared by all replicas, kept in Redis by one atomic script; each replica falls back to its own memory while Redis is away. */
import type { Redis } from 'ioredis';
import type { RateLimiter, RateVerdict } from './gcra.ts';

/** KEYS[1] the slot; ARGV limit, window in ms. Time is the server's, so that replicas with skewed clocks agree. Mirrors `gcraStep`. */
const SCRIPT = `
local limit, window = tonumber(ARGV[1]), tonumber(ARGV[2])
local interval = window / limit
local clock = redis.call('TIME')
local now = tonumber(clock[1]) * 1000 + tonumber(clock[2]) / 1000
local tat = tonumber(redis.call('GET', KEYS[1]) or '0')
local start = math.max(tat, now)
local following = start + interval
if following - now > window + 0.000001 then
  return {0, 0, tostring(following - window - now), tostring(start - now)}
end
redis.call('SET', KEYS[1], string.format('%.3f', following), 'PX', math.ceil(following - now) + 1)
local remaining = math.floor((window - (following - now) + 0.000001) / interval)
local wait = 0
if remaining < 1 then wait = following + interval - window - now end
return {1, remaining, tostring(wait), tostring(following - now)}
`;

export interface RedisLimiterOptions {
  readonly redis: Redis;
  readonly fallback: RateLimiter;
  readonly onFallback?: (error: unknown) => void;
}

export function createRedisLimiter(options: RedisLimiterOptions): RateLimiter {
  return {
    async take(key, policy) {
      try {
        if (options.redis.status !== 'ready') throw new Error(`Redis is ${options.redis.status}`);
        const slot = `deckwright:limit:${policy.name}:${key}`;
        return readVerdict(await options.redis.eval(SCRIPT, 1, slot, policy.limit, policy.per_s * 1000));
      } catch (error) {
        options.onFallback?.(error);
        return options.fallback.take(key, policy);
      }
    },
  };
}

function readVerdict(answer: unknown): RateVerdict {
  if (!Array.isArray(answer) || answer.length !== 4) throw new Error('The limit script gave an unexpected answer');
  const [allowed = 0, remaining = 0, wait_ms = 0, reset_ms = 0] = answer.map(Number);
  return {
    allowed: allowed === 1,
    remaining,
    retry_after_s: Math.max(0, Math.ceil(wait_ms / 1000)),
    reset_s: Math.max(0, Math.ceil(reset_ms / 1000)),
  };
}
