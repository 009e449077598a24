/** Repeats a function at intervals, never twice at the same time, and stops within a bound. */
import { settlesWithin } from '@deckwright/platform/jobs';
import { describeError, type Log } from '@deckwright/platform/log';

/** What to do and how often. */
export interface LoopOptions {
  readonly name: string;
  /** Pause between the end of one run and the start of the next. */
  readonly every_ms: number;
  readonly log: Log;
  readonly run: (signal: AbortSignal) => Promise<unknown>;
}

/** A running loop. */
export interface Loop {
  /** Starts the next run now, or right after the current one. */
  wake(): void;
  stop(timeout_ms: number): Promise<void>;
}

/** Starts the first run at once. A failed run is logged, once for a series of failures, and repeated. */
export function startLoop(options: LoopOptions): Loop {
  const stopping = new AbortController();
  let wakeUp: (() => void) | undefined;
  let woken = false;
  let failures = 0;

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      if (woken || stopping.signal.aborted) return resolve();
      const timer = setTimeout(resolve, ms);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const run = async () => {
    while (!stopping.signal.aborted) {
      woken = false;
      try {
        await options.run(stopping.signal);
        if (failures > 0) options.log.info({ loop: options.name, failures }, 'works again');
        failures = 0;
      } catch (error) {
        // What a stop has interrupted has not failed.
        if (stopping.signal.aborted) return;
        failures += 1;
        if (failures === 1) options.log.warn({ loop: options.name, ...describeError(error) }, 'run failed, will be tried again');
        // A wake-up must not turn an outage into a busy loop.
        woken = false;
        await pause(Math.min(100 * 2 ** Math.min(failures, 6), options.every_ms));
        continue;
      }
      await pause(options.every_ms);
    }
  };

  const running = run();
  return {
    wake() {
      woken = true;
      wakeUp?.();
    },
    async stop(timeout_ms) {
      stopping.abort();
      wakeUp?.();
      await settlesWithin(running, timeout_ms);
    },
  };
}
