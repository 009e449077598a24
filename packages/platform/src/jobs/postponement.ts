/** Work that waits for something that is out of order, and for how long. */
import type { WaitingFor } from './job.ts';

/** How long jobs wait between tries, in milliseconds. */
export interface Backoff {
  /** Longest first pause. Default 1 s. */
  readonly first_ms: number;
  /** Longest pause at all. Default 10 min. */
  readonly longest_ms: number;
  /** From 0 to 1. Default `Math.random`. */
  readonly random: () => number;
}

/** Why and where an attempt is put off. */
export interface Postponement {
  readonly queue: string;
  readonly waiting_for: WaitingFor;
  readonly backoff?: Partial<Backoff>;
}
