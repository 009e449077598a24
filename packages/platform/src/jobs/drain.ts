/** Ends a service process once, in order, and within a bound even when a part hangs. */
import { readFileSync } from 'node:fs';
import type { Log } from '../log/log.ts';

/** What to do at the end of a process. */
export interface DrainOptions {
  readonly log: Log;
  /** Finishes active jobs within the given time, then closes everything. */
  readonly drain: (grace_ms: number) => Promise<void>;
  /** Time for active jobs after a signal. */
  readonly grace_ms: number;
}

/** After the grace, closing connections may take this much longer. */
const CLOSING_MS = 10_000;

/**
 * Drains on SIGTERM, SIGINT, SIGHUP, and when the parent that forked this process is gone; then exits, 0 unless the returned function
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
  for (const signal of endSignals()) process.on(signal, () => end(signal));
  process.on('disconnect', () => end('the parent process is gone', 0, Math.min(grace_ms, 2_000)));
  return end;
}

/**
 * The signals that end a service: SIGHUP is what a closed terminal sends. Who started us with `nohup` wants us to outlive it, and a handler
 * would undo that.
 */
export function endSignals(): readonly ('SIGTERM' | 'SIGINT' | 'SIGHUP')[] {
  return ignoresHangUp() ? ['SIGTERM', 'SIGINT'] : ['SIGTERM', 'SIGINT', 'SIGHUP'];
}

function ignoresHangUp(): boolean {
  try {
    const ignored = /^SigIgn:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
    // SIGHUP is signal 1, the lowest bit.
    return ignored !== undefined && Number.parseInt(ignored.slice(-1), 16) % 2 === 1;
  } catch {
    return false;
  }
}
