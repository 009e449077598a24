/**
 * Rings for a job as soon as it is accepted, by whoever accepted it: the way over the relay costs a second process a statement, a turn and
 * some milliseconds of waiting. Nothing is promised by it. The outbox entry stands, claimed for `RINGER_CLAIM_MS`; when this process dies or
 * the queue is away, the relay finds the entry and rings.
 */
import type { Database } from '../database/database.ts';
import { definitionOfQueue } from './definitions.ts';
import type { Doorbell, Ring } from './doorbell.ts';
import { settlesWithin } from './doorbell.ts';
import { type Faults, noFaults } from './faults.ts';
import { releaseRung, writeRung } from './outbox.ts';

/** Rings for accepted jobs. */
export interface Ringer {
  /** Rings in a moment, together with what else was accepted meanwhile; never throws. */
  ring(queue: string, job_id: string, traceparent: string | null): void;
  /** Rings and writes down what is left, at most `timeout_ms`. */
  close(timeout_ms?: number): Promise<void>;
}

/** Time between two notes of what was rung: nearly all of it has been heard by then, and has no entry left to be noted in. */
const NOTE_EVERY_MS = 1_000;
/** More than this waiting means that the queue does not answer: the rest is left to the relay. */
const MOST_WAITING = 500;

interface Waiting {
  readonly queue: string;
  readonly job_id: string;
  readonly traceparent: string | null;
}

export function createRinger(db: Database, doorbell: Doorbell, faults: Faults = noFaults): Ringer {
  let waiting: Waiting[] = [];
  let rung: string[] = [];
  let ringing: Promise<void> | undefined;
  let noting: NodeJS.Timeout | undefined;

  const note = async (): Promise<void> => {
    clearTimeout(noting);
    noting = undefined;
    const job_ids = rung;
    rung = [];
    // Not written down, the entries are rung once more, which does no harm.
    if (job_ids.length > 0) await writeRung(db, job_ids).catch(() => {});
  };

  const ringAll = async (queue: string, jobs: readonly Waiting[]): Promise<void> => {
    const job_ids = jobs.map(({ job_id }) => job_id);
    try {
      for (const job_id of job_ids) await faults.at('before_add', job_id);
      const definition = definitionOfQueue(queue);
      if (definition === undefined) throw new Error(`No queue is named ${queue}.`);
      const rings = jobs.map(
        ({ job_id, traceparent }): Ring => ({ key: `${job_id}:1`, payload: definition.encode({ job_id, attempt_no: 1, traceparent }) }),
      );
      await doorbell.ring(queue, rings);
    } catch {
      // The relay says in its log what is wrong with the queue, and goes on trying.
      await releaseRung(db, job_ids).catch(() => {});
      return;
    }
    for (const job_id of job_ids) await faults.at('after_add', job_id);
    rung.push(...job_ids);
    noting ??= setTimeout(() => void note(), NOTE_EVERY_MS);
  };

  const carryOn = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      const byQueue = new Map<string, Waiting[]>();
      for (const one of batch) byQueue.set(one.queue, [...(byQueue.get(one.queue) ?? []), one]);
      for (const [queue, jobs] of byQueue) await ringAll(queue, jobs);
    }
    ringing = undefined;
  };

  return {
    ring(queue, job_id, traceparent) {
      if (waiting.length >= MOST_WAITING) return;
      waiting.push({ queue, job_id, traceparent });
      ringing ??= carryOn();
    },
    async close(timeout_ms = 2_000) {
      await settlesWithin((ringing ?? Promise.resolve()).then(note), timeout_ms);
      clearTimeout(noting);
    },
  };
}
