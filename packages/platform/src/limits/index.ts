/** Rate limits: the window, the place of the counters, and the headers. */
export { addressKey } from './client-key.ts';
export { type OpenLimiter, type OpenLimiterOptions, openLimiter } from './open-limiter.ts';
export { rateHeaders } from './rate-headers.ts';
export type { RateLimiter, RatePolicy, RateVerdict } from './rate-policy.ts';
