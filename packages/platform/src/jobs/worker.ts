/** Runs a handler for the jobs of one definition: receives messages, begins attempts, keeps their leases alive, and ends each exactly once. */
import { ulid } from 'ulid';
import { describeError, type Log } from '../log/log.ts';
import { type ActiveJobs, createActiveJobs } from './active-jobs.ts';
import type { WaitingFor } from './job.ts';
import type { JobStore } from './job-store.ts';
import { startHeartbeat } from './lease.ts';
import { consumePausably } from './pausable-consumer.ts';
import type { Message } from './queues.ts';
import { createReceive } from './receive.ts';
import { createRetryDatabase } from './retry-database.ts';
import { createSettle } from './settle.ts';
import { startWatchdog } from './watchdog.ts';
import type { WorkerOptions } from './worker-options.ts';

/** A running worker. */
export interface RunningWorker {
  readonly worker_id: string;
  readonly active: number;
  /** Takes no new message, waits up to `grace_ms` (default 25 s), and gives back unfinished jobs. True when there were none. */
  close(grace_ms?: number): Promise<boolean>;
}

/** Starts a worker. */
export function runWorker(options: WorkerOptions): RunningWorker {
  const { definition, db, store, log, circuit, backoff, concurrency, faults, metrics } = options;
  const { queue } = definition;
  const worker_id = `wrk_${ulid()}`;
  const lease_ms = options.lease_ms ?? 15_000;
  const active = createActiveJobs({ store, log, faults });
  let lastMessageAt = Date.now();
  let isClosing = false;

  const wake = (waiting_for: WaitingFor, limit: number): void => {
    store.wake(waiting_for, definition.job_types, limit).catch((error) => log.debug(describeError(error), 'no waiting job was woken'));
  };
  const stopTrials = circuit?.onTrial(() => wake('storage', 1));
  const retry = createRetryDatabase({ without_signal_ms: lease_ms, isClosing: () => isClosing });
  const settle = createSettle({ definition, store, log, backoff, metrics, retry, wake });
  const receive = createReceive({ ...options, worker_id, lease_ms, active, retry, settle, isClosing: () => isClosing });

  const consumer = consumePausably(options.queues, queue, {
    concurrency,
    handle: (message: Message) => {
      lastMessageAt = Date.now();
      return receive(message);
    },
    onError: (error) => log.warn({ queue, ...describeError(error) }, 'queue trouble'),
  });
  const heartbeat_ms = options.heartbeat_ms ?? lease_ms / 3;
  const onDrain = (isAsked: boolean): void => {
    if (isAsked === consumer.is_paused || isClosing) return;
    log.info({ worker_id, queue }, isAsked ? 'worker is drained, as an operator has asked' : 'worker takes jobs again');
    lastMessageAt = Date.now();
    if (isAsked) consumer.pause();
    else consumer.resume();
  };
  const isDrained = () => consumer.is_paused;
  const stopHeartbeat = startHeartbeat({
    store,
    active,
    worker_id,
    queue,
    concurrency,
    lease_ms,
    heartbeat_ms,
    log,
    isDrained,
    onDrain,
  });
  const stopWatchdog = startWatchdog({
    db,
    definition,
    consumer,
    isIdleByWish: isDrained,
    limit_ms: options.watchdog_ms ?? 30_000,
    lastMessageAt: () => lastMessageAt,
    log,
    onStuck: options.onStuck ?? (() => {}),
  });

  const close = async (grace_ms: number): Promise<boolean> => {
    isClosing = true;
    stopWatchdog();
    stopTrials?.();
    const isFinished = await consumer.close(grace_ms);
    const given_back = await giveBackAll(active, store, log);
    stopHeartbeat();
    await store.signOff(worker_id).catch(() => {});
    log.info({ worker_id, given_back }, 'worker closed');
    return isFinished && given_back === 0;
  };

  let closed: Promise<boolean> | undefined;
  return {
    worker_id,
    get active() {
      return active.size;
    },
    close(grace_ms = 25_000) {
      closed ??= close(grace_ms);
      return closed;
    },
  };
}

/** Aborts what is still active, and queues it again without counting a crash. Returns how many jobs that were. */
async function giveBackAll(active: ActiveJobs, store: JobStore, log: Log): Promise<number> {
  const left = active.list();
  for (const { job, abort } of left) {
    abort.abort();
    await store
      .giveBack(job.job_id, job.attempt_no, { crashed: false })
      .catch((error) =>
        log.warn({ job_id: job.job_id, ...describeError(error) }, 'attempt could not be given back; its lease will run out'),
      );
  }
  return left.length;
}
