/**
 * Publishes the first message of a job as soon as the job is accepted, in the process that accepted it. The way over the relay costs a second
 * process, one statement more and some milliseconds of waiting. Nothing depends on this message. The outbox entry is written with the job and
 * is claimed for `PUBLISHER_CLAIM_MS`; when this process dies or the queue is unavailable, the relay finds the entry and publishes it.
 */
import type { Database } from '../database/database.ts';
import { inSendSpan } from '../telemetry/messaging.ts';
import { definitionOfQueue } from './definitions.ts';
import { type Faults, noFaults } from './faults.ts';
import { noteFirstPublished, releaseToRelay } from './outbox.ts';
import type { Message, Queues } from './queues.ts';
import { settlesWithin } from './queues.ts';

/** Publishes messages for accepted jobs. */
export interface Publisher {
  /** Publishes soon, in one batch with other jobs that are accepted meanwhile; never throws. */
  publish(queue: string, job_id: string, traceparent: string | null): void;
  /** Publishes what is pending and notes it in the outbox; takes at most `timeout_ms`. */
  close(timeout_ms?: number): Promise<void>;
}

/** Time between two notes in the outbox. By then a worker has received nearly every message, and its entry is gone. */
const NOTE_EVERY_MS = 1_000;
/** More pending jobs than this mean that the queue does not answer; the relay takes the rest. */
const MAX_PENDING = 500;

interface PendingJob {
  readonly queue: string;
  readonly job_id: string;
  readonly traceparent: string | null;
}

export function createPublisher(db: Database, queues: Queues, faults: Faults = noFaults): Publisher {
  let pending: PendingJob[] = [];
  let published: string[] = [];
  let publishing: Promise<void> | undefined;
  let noting: NodeJS.Timeout | undefined;

  const note = async (): Promise<void> => {
    clearTimeout(noting);
    noting = undefined;
    const job_ids = published;
    published = [];
    // An entry without a note is published a second time, which does no harm.
    if (job_ids.length > 0) await noteFirstPublished(db, job_ids).catch(() => {});
  };

  const publishBatch = async (queue: string, jobs: readonly PendingJob[]): Promise<void> => {
    const job_ids = jobs.map(({ job_id }) => job_id);
    try {
      for (const job_id of job_ids) await faults.at('before_add', job_id);
      const definition = definitionOfQueue(queue);
      if (definition === undefined) throw new Error(`No queue is named ${queue}.`);
      const messages = jobs.map(
        ({ job_id, traceparent }): Message => ({
          key: `${job_id}:1`,
          payload: definition.encode({ job_id, attempt_no: 1, traceparent }),
        }),
      );
      const traced = jobs.map(({ job_id, traceparent }) => ({ job_id, attempt_no: 1, traceparent }));
      await inSendSpan({ queue, system: queues.system }, traced, () => queues.publish(queue, messages));
    } catch {
      // The relay retries, and logs what is wrong with the queue.
      await releaseToRelay(db, job_ids).catch(() => {});
      return;
    }
    for (const job_id of job_ids) await faults.at('after_add', job_id);
    published.push(...job_ids);
    noting ??= setTimeout(() => void note(), NOTE_EVERY_MS);
  };

  const publishPending = async (): Promise<void> => {
    while (pending.length > 0) {
      const batch = pending;
      pending = [];
      const byQueue = new Map<string, PendingJob[]>();
      for (const job of batch) byQueue.set(job.queue, [...(byQueue.get(job.queue) ?? []), job]);
      for (const [queue, jobs] of byQueue) await publishBatch(queue, jobs);
    }
    publishing = undefined;
  };

  return {
    publish(queue, job_id, traceparent) {
      if (pending.length >= MAX_PENDING) return;
      pending.push({ queue, job_id, traceparent });
      publishing ??= publishPending();
    },
    async close(timeout_ms = 2_000) {
      await settlesWithin((publishing ?? Promise.resolve()).then(note), timeout_ms);
      clearTimeout(noting);
    },
  };
}
