/** Detects a worker that is idle while jobs wait. After a lost connection a queue client may stay silent for ever (bullmq#2964). */
import type { Database } from '../database/database.ts';
import { describeError, type Log } from '../log/log.ts';
import type { JobDefinition } from './definition.ts';
import { readBacklog } from './outbox.ts';
import type { Consumer } from './queues.ts';

/** What the watchdog watches. */
export interface WatchdogOptions {
  readonly db: Database;
  readonly definition: JobDefinition;
  readonly consumer: Consumer;
  /** Wait of the oldest job, and silence of the queue, that are too long. */
  readonly limit_ms: number;
  /** When the last message was received, as milliseconds since 1970. */
  readonly lastMessageAt: () => number;
  /** Whether an operator has asked it to take no jobs. */
  readonly isIdleByWish?: () => boolean;
  readonly log: Log;
  readonly onStuck: () => void;
}

/** Looks six times in the limit; first rebuilds the consumer, then, if it stays silent for another limit, calls `onStuck`. Returns what stops it. */
export function startWatchdog(options: WatchdogOptions): () => void {
  const { db, definition, consumer, limit_ms, lastMessageAt, log, onStuck } = options;
  let rebuiltAt: number | undefined;
  let looking = false;

  const look = async () => {
    const silent_ms = Date.now() - Math.max(lastMessageAt(), rebuiltAt ?? 0);
    if (consumer.active > 0 || silent_ms < limit_ms || options.isIdleByWish?.() === true) return;
    const { waiting_ms, waiting, unsent_ms } = await readBacklog(db, definition.queue, definition.job_types);
    // What has not left the outbox is the relay's trouble, not this worker's.
    if (waiting_ms < limit_ms || unsent_ms > limit_ms / 2) return;
    if (rebuiltAt !== undefined && lastMessageAt() < rebuiltAt) {
      log.error({ waiting, waiting_ms }, 'the queue stays silent after a rebuild');
      onStuck();
      return;
    }
    log.warn({ waiting, waiting_ms }, 'work waits but the queue is silent: rebuilding');
    rebuiltAt = Date.now();
    await consumer.rebuild();
  };

  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    look()
      .catch((error) => log.warn(describeError(error), 'watchdog could not look'))
      .finally(() => {
        looking = false;
      });
  }, limit_ms / 6);
  timer.unref();
  return () => clearInterval(timer);
}
