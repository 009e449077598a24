/** How a request fails that makes a paid job and waits for it. */
import {
  agentLimitReached,
  idempotencyInProgress,
  idempotencyKeyReused,
  insufficientBalance,
  jobCanceled,
  renderFailed,
  storageUnavailable,
  testLimitReached,
} from '@deckwright/platform/errors';

export const PAID_JOB_ERRORS = [
  agentLimitReached,
  insufficientBalance,
  renderFailed,
  jobCanceled,
  idempotencyInProgress,
  idempotencyKeyReused,
  storageUnavailable,
  testLimitReached,
] as const;
