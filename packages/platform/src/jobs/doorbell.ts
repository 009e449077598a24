/**
 * The doorbell wakes workers. It is not trusted with anything: a ring may come twice, late, or never, because Postgres knows every job
 * and the reconciler rings again. What it must do is be quick and never lie about what it still holds.
 */

/** One ring. */
export interface Ring {
  /** `job_id:attempt_no`; a queue that holds a ring with this key takes no second one. */
  readonly key: string;
  /** The encoded payload: ids only. */
  readonly payload: Uint8Array;
}

/** Who listens to a queue. */
export interface ConsumeOptions {
  /** Rings handled at the same time. */
  readonly concurrency: number;
  /** A rejection is told to `onError` and the ring is gone: Postgres knows what to do next. */
  readonly handle: (ring: Ring) => Promise<void>;
  readonly onError: (error: Error) => void;
}

/** A running listener. */
export interface Consumer {
  /** Rings in work now. */
  readonly active: number;
  /** Drops every connection and starts anew, for a listener that hears nothing although the bell is rung. */
  rebuild(): Promise<void>;
  /** Takes no new ring, waits for those in work, at most `timeout_ms`. True when all were finished. */
  close(timeout_ms: number): Promise<boolean>;
}

/** A doorbell. All functions reject, within seconds, when it cannot be reached. */
export interface Doorbell {
  /** Rings in order. Rejects when it is not certain that all rings are held. */
  ring(queue: string, rings: readonly Ring[]): Promise<void>;
  /** Which of these rings still wait to be heard. One that is being handled may be missing: its lease in Postgres speaks for it. */
  known(queue: string, keys: readonly string[]): Promise<ReadonlySet<string>>;
  /** How many rings wait to be heard. One that is being handled does not. */
  count(queue: string): Promise<number>;
  /** Starts to listen. */
  consume(queue: string, options: ConsumeOptions): Consumer;
  /** Writes something, for readiness. */
  ping(): Promise<void>;
  /** Closes connections, at most `timeout_ms`. Consumers are closed by whoever started them. */
  close(timeout_ms?: number): Promise<void>;
}

/** Waits for a promise, but not longer than a time; true when it settled. */
export async function settlesWithin(work: Promise<unknown>, timeout_ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), timeout_ms);
  });
  const settled = work.then(
    () => true,
    () => true,
  );
  const inTime = await Promise.race([settled, late]);
  clearTimeout(timer);
  return inTime;
}
