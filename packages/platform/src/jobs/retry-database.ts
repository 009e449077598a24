/**
 * Retries while Postgres is unavailable. A worker that has received a message, or finished a slide, keeps it while Postgres restarts.
 * Beginning and ending are fenced, so asking twice changes nothing: the second answer says that it is done, or that another attempt counts.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseUnavailable } from '../database/unavailable.ts';

export interface RetryOptions {
  /** How long a question without a signal is retried. One with a signal is retried until the signal aborts. */
  readonly without_signal_ms: number;
  readonly isClosing: () => boolean;
}

export type RetryDatabase = <T>(signal: AbortSignal | undefined, ask: () => Promise<T>) => Promise<T>;

export const createRetryDatabase =
  ({ without_signal_ms, isClosing }: RetryOptions): RetryDatabase =>
  async (signal, ask) => {
    const until = signal === undefined ? Date.now() + without_signal_ms : Number.POSITIVE_INFINITY;
    for (let pause_ms = 50; ; pause_ms = Math.min(pause_ms * 2, 1_000)) {
      try {
        return await ask();
      } catch (error) {
        if (!isDatabaseUnavailable(error) || isClosing() || signal?.aborted || Date.now() + pause_ms > until) throw error;
        await sleep(pause_ms, undefined, signal && { signal });
      }
    }
  };
