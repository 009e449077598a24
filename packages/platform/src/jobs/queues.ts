/**
 * The queues that wake workers. No job depends on them: a message may come twice, late or never, because Postgres has every job and the
 * reconciler publishes again. A queue must be fast, and must report correctly which messages it still has.
 */
import type { MessagingSystem } from '../telemetry/messaging.ts';

/** One message. */
export interface Message {
  /** `job_id:attempt_no`; a queue that holds a message with this key takes no second one. */
  readonly key: string;
  /** The encoded payload: ids only. */
  readonly payload: Uint8Array;
}

/** Who consumes a queue, and how. */
export interface ConsumeOptions {
  /** Messages handled at the same time. */
  readonly concurrency: number;
  /** A rejection goes to `onError`, and the message is dropped: Postgres decides what happens next. */
  readonly handle: (message: Message) => Promise<void>;
  readonly onError: (error: Error) => void;
}

/** A running consumer. */
export interface Consumer {
  /** Messages that are being handled. */
  readonly active: number;
  /** Drops every connection and connects again, for a consumer that receives nothing although messages are published. */
  rebuild(): Promise<void>;
  /** Takes no new message and waits at most `timeout_ms` for active ones. True when all were finished. */
  close(timeout_ms: number): Promise<boolean>;
}

/** All queues of the service, by name. Every function rejects within seconds when they are unavailable. */
export interface Queues {
  /** What carries the messages, for traces. */
  readonly system: MessagingSystem;
  /** Adds messages in order. Rejects unless the queue certainly has all of them. */
  publish(queue: string, messages: readonly Message[]): Promise<void>;
  /** The keys whose messages are still waiting. A message that is being handled may be missing, because its lease is in Postgres. */
  held(queue: string, keys: readonly string[]): Promise<ReadonlySet<string>>;
  /** How many messages are waiting. Those that are being handled do not count. */
  count(queue: string): Promise<number>;
  /** Starts a consumer. */
  consume(queue: string, options: ConsumeOptions): Consumer;
  /** Whether the connection that messages are published with is open; absent where it is the database's. */
  isConnected?(): boolean;
  /** Writes something, for readiness. */
  ping(): Promise<void>;
  /** Closes connections, within `timeout_ms`. Consumers are closed by the code that started them. */
  close(timeout_ms?: number): Promise<void>;
}

/** Waits at most `timeout_ms` for a promise; true when it settled in time. */
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
