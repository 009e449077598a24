/** The refusal of a request over a limit; its headers say the same as its body. */
import { type ProblemError, rateLimited, refuse } from '../errors/index.ts';
import type { RatePolicy, RateVerdict } from '../limits/index.ts';

/** `what` is counted: "requests" unless said otherwise. */
export function refuseRate(policy: RatePolicy, verdict: RateVerdict, what = 'requests'): ProblemError {
  const retry_after_s = Math.max(1, verdict.retry_after_s);
  return refuse(rateLimited, {
    detail: `The limit "${policy.name}" is ${policy.limit} ${what} in ${policy.per_s} seconds; the next one passes in ${retry_after_s} s.`,
    extra: { retry_after_s },
  });
}
