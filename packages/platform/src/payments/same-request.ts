/** Idempotency keys for Stripe, which refuses a key that comes with other parameters than before. */
import { createHash } from 'node:crypto';

/** A key for a purpose and exactly these parameters: a repeat after a lost answer finds the first, and a changed request is another one. */
export const sameRequest = (purpose: string, params: unknown): string =>
  `${purpose}:${createHash('sha256').update(JSON.stringify(params)).digest('base64url')}`;
