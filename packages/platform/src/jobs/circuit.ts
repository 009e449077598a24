/**
 * One for each worker process: keeps it from drawing what it cannot store. After some failures in a row no job is begun; a small write asks the
 * store, ever more rarely; when it answers, one job is let through, and when that one is stored all are.
 */
import { describeError, type Log } from './log.ts';

/** How a job that was let through ended, as far as the store is concerned. */
export type Passage = 'stored' | 'away' | 'unknown';

/** Leave to begin a job; `ended` must be called once. */
export interface Pass {
  ended(how: Passage): void;
}

export interface CircuitOptions {
  /** A small write; rejects while the store is away. */
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
  /** Null while jobs must not be begun. */
  admit(): Pass | null;
  /** Calls back when the store answers again and one job may be tried; returns what forgets it. Nothing is probed for nobody. */
  onTrial(tell: () => void): () => void;
}

type State = 'closed' | 'open' | 'half_open';

export function createCircuit(options: CircuitOptions): Circuit {
  const { probe, log, failures = 3, first_ms = 1_000, longest_ms = 10_000, random = Math.random } = options;
  const tellers = new Set<() => void>();
  let state: State = 'closed';
  let inARow = 0;
  let probes = 0;
  let isTrying = false;
  let timer: NodeJS.Timeout | undefined;

  const plan = (): void => {
    clearTimeout(timer);
    if (tellers.size === 0) return;
    const longest = Math.min(longest_ms, first_ms * 2 ** Math.min(probes, 30));
    // Half of it at least: a probe costs the store a request.
    timer = setTimeout(() => void look(), longest * (0.5 + random() / 2));
    timer.unref();
  };

  const look = async (): Promise<void> => {
    probes += 1;
    try {
      await probe();
    } catch (error) {
      log.debug({ ...describeError(error), probes }, 'the file store is still away');
      plan();
      return;
    }
    if (state !== 'open') return;
    state = 'half_open';
    isTrying = false;
    for (const tell of tellers) tell();
  };

  const open = (): void => {
    if (state === 'closed') {
      probes = 0;
      log.error({ failures: inARow }, 'the file store is away: no job is begun until it answers');
    }
    state = 'open';
    plan();
  };

  const shut = (): void => {
    if (state !== 'closed') log.info({ probes }, 'the file store works again');
    clearTimeout(timer);
    state = 'closed';
    inARow = 0;
  };

  const passOf = (isTrial: boolean): Pass => ({
    ended(how) {
      if (how === 'stored') return shut();
      if (how === 'away') inARow += 1;
      if (!isTrial) {
        if (how === 'away' && state === 'closed' && inARow >= failures) open();
        return;
      }
      if (state !== 'half_open') return;
      isTrying = false;
      if (how === 'away') return open();
      // It ended without having been to the store: the next one is tried.
      for (const tell of tellers) tell();
    },
  });

  return {
    admit() {
      if (state === 'closed') return passOf(false);
      if (state === 'open' || isTrying) return null;
      isTrying = true;
      return passOf(true);
    },
    onTrial(tell) {
      tellers.add(tell);
      return () => {
        tellers.delete(tell);
        if (tellers.size === 0) clearTimeout(timer);
      };
    },
  };
}
