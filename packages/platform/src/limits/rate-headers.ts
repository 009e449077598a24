/** `RateLimit` and `RateLimit-Policy` (IETF draft-ietf-httpapi-ratelimit-headers), and `Retry-After` on a refusal. */
import type { RatePolicy, RateVerdict } from './rate-policy.ts';

export function rateHeaders(policy: RatePolicy, verdict: RateVerdict): Record<string, string> {
  return {
    'RateLimit-Policy': `"${policy.name}";q=${policy.limit};w=${policy.per_s}`,
    RateLimit: `"${policy.name}";r=${verdict.remaining};t=${verdict.reset_s}`,
    ...(verdict.allowed ? {} : { 'Retry-After': String(Math.max(1, verdict.retry_after_s)) }),
  };
}
