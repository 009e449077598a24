/** Pauses between retries: how long they are, and how they are aborted. */

/** Longest pause that the client makes of itself, ms. */
const MAX_MS = 20_000;

/**
 * Pause after the try of this number (0 is the first), ms: 0.25 to 0.5 s, doubled each time. It is random within its bounds, so that
 * callers who were refused together do not retry together. A `Retry-After` of the service is waited for in full.
 */
export function pauseAfter(attempt: number, retry_after_s: number | undefined): number {
  const own = Math.min(500 * 2 ** attempt, MAX_MS) * (0.5 + Math.random() / 2);
  return retry_after_s === undefined ? own : Math.max(own, retry_after_s * 1000);
}

/** Rejects with the signal's reason when it is broken off. */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    if (signal?.aborted) return reject(signal.reason);
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
