/** How a service process ends: once, in order, and within a bound whatever hangs. */
import type { Log } from './log.ts';

/** What to do at the end of a process. */
export interface DrainOptions {
  readonly log: Log;
  /** Finishes work in hand within the given time, then lets go of everything. */
  readonly drain: (grace_ms: number) => Promise<void>;
  /** Time for work in hand after a signal. */
  readonly grace_ms: number;
}

/** After the grace, closing connections may take this much longer. */
const CLOSING_MS = 10_000;

/**
 * Drains on SIGTERM, SIGINT, and when the parent that forked this process is gone; then exits, 0 unless the returned function
 * was called with another code.
 */
export function drainOnSignals({ log, drain, grace_ms }: DrainOptions): (reason: string, code?: number, grace_ms?: number) => void {
  let draining = false;
  const end = (reason: string, code = 0, grace = grace_ms) => {
    if (draining) return;
    draining = true;
    log.info({ reason }, 'draining');
    setTimeout(() => process.exit(1), grace + CLOSING_MS).unref();
    drain(grace).then(
      () => process.exit(code),
      (error) => {
        log.error({ error: String(error) }, 'draining failed');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => end(signal));
  process.on('disconnect', () => end('the parent process is gone', 0, Math.min(grace_ms, 2_000)));
  return end;
}
