/**
 * A circuit breaker for the file store, one in each worker process, so that no worker draws what it cannot store. After some failures in a row
 * no job is begun. A small write probes the store at growing intervals. When the store answers, one job is tried; when its files are stored, all
 * jobs are begun again.
 */
import { describeError, type Log } from '../log/log.ts';

/** What the end of a job says about the file store. */
export type StoreOutcome = 'stored' | 'unavailable' | 'unknown';

/** Permission to begin a job; `ended` must be called once. */
export interface Permit {
  ended(how: StoreOutcome): void;
}

export interface CircuitOptions {
  /** A small write; rejects while the store is unavailable. */
  readonly probe: () => Promise<void>;
  readonly log: Log;
  /** Failures in a row until no job is begun. Default 3. */
  readonly failures?: number;
  /** Longest pauses before the first probe and between probes, in milliseconds. Default 1 s and 10 s. */
  readonly first_ms?: number;
  readonly longest_ms?: number;
  /** From 0 to 1. Default `Math.random`. */
  readonly random?: () => number;
}

export interface Circuit {
  /** Null while no job may be begun. */
  admit(): Permit | null;
  /** Calls back when the store answers again and one job may be tried. Returns the unsubscribe function; without subscribers nothing is probed. */
  onTrial(subscriber: () => void): () => void;
}

type State = 'closed' | 'open' | 'half_open';

export function createCircuit(options: CircuitOptions): Circuit {
  const { probe, log, failures = 3, first_ms = 1_000, longest_ms = 10_000, random = Math.random } = options;
  const subscribers = new Set<() => void>();
  let state: State = 'closed';
  let failuresInARow = 0;
  let probes = 0;
  let isTrying = false;
  let timer: NodeJS.Timeout | undefined;

  const plan = (): void => {
    clearTimeout(timer);
    if (subscribers.size === 0) return;
    const longest = Math.min(longest_ms, first_ms * 2 ** Math.min(probes, 30));
    // At least half of the pause, because a probe costs the store a request.
    timer = setTimeout(() => void check(), longest * (0.5 + random() / 2));
    timer.unref();
  };

  const check = async (): Promise<void> => {
    probes += 1;
    try {
      await probe();
    } catch (error) {
      log.debug({ ...describeError(error), probes }, 'the file store is still unavailable');
      plan();
      return;
    }
    if (state !== 'open') return;
    state = 'half_open';
    isTrying = false;
    for (const notify of subscribers) notify();
  };

  const open = (): void => {
    if (state === 'closed') {
      probes = 0;
      log.error({ failures: failuresInARow }, 'the file store is unavailable: no job is begun until it answers');
    }
    state = 'open';
    plan();
  };

  const shut = (): void => {
    if (state !== 'closed') log.info({ probes }, 'the file store works again');
    clearTimeout(timer);
    state = 'closed';
    failuresInARow = 0;
  };

  const permitFor = (isTrial: boolean): Permit => ({
    ended(how) {
      if (how === 'stored') return shut();
      if (how === 'unavailable') failuresInARow += 1;
      if (!isTrial) {
        if (how === 'unavailable' && state === 'closed' && failuresInARow >= failures) open();
        return;
      }
      if (state !== 'half_open') return;
      isTrying = false;
      if (how === 'unavailable') return open();
      // The job ended without using the store, so the next one is tried.
      for (const notify of subscribers) notify();
    },
  });

  return {
    admit() {
      if (state === 'closed') return permitFor(false);
      if (state === 'open' || isTrying) return null;
      isTrying = true;
      return permitFor(true);
    },
    onTrial(subscriber) {
      subscribers.add(subscriber);
      return () => {
        subscribers.delete(subscriber);
        if (subscribers.size === 0) clearTimeout(timer);
      };
    },
  };
}
