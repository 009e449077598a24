/** Retries a failed call to the store a few times: a short failure must not cost a job its attempt, and an outage must not block a worker. */
import { setTimeout as sleep } from 'node:timers/promises';
import { ObjectStoreError } from './object-store.ts';

/** Waits between tries, in milliseconds. */
const PAUSES_MS = [100, 400, 1_600];
/** A store that takes this long to fail is hanging, so the caller waits in the queue instead. */
const HANGS_MS = 5_000;

/** @throws what the last try threw, at once when asking again cannot help; the reason of `signal` when it is aborted */
export async function retryStore<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (const pause_ms of PAUSES_MS) {
    const from = performance.now();
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ObjectStoreError) || !error.retryable || performance.now() - from > HANGS_MS) throw error;
      await sleep(pause_ms, undefined, { signal });
    }
  }
  return ask();
}
