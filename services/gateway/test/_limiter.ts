/** Limits as a service counts them that has no Redis. */
import { openLimiter, type RateLimiter } from '@deckwright/platform/limits';

export const createSlidingWindow = (): RateLimiter => {
  const opened = openLimiter({ redis_url: undefined, now_ms: () => Date.now(), onError: () => {} });
  return { take: async (key, policy) => (await opened).take(key, policy) };
};
