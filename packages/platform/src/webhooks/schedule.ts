/** When a failed delivery is retried. */
import retry from 'retry';

/** Attempts at one delivery, the first included: over about three days. */
export const MAX_ATTEMPTS = 12;

/**
 * Pause after the attempt of this number (1 is the first), in ms: about 5 s, 20 s, 80 s, 5 min, 20 min, 85 min, 6 h, then half a day,
 * each up to twice as long by chance, so that what failed together does not come back together.
 * @returns null when it was the last
 */
export const pauseAfter = (attempt: number): number | null =>
  attempt >= MAX_ATTEMPTS
    ? null
    : retry.createTimeout(attempt - 1, { factor: 4, minTimeout: 5_000, maxTimeout: 43_200_000, randomize: true });
