/** The repair worker: does jobs on uploaded decks, each in a process of its own, and stores the files. */
import { createIsolate, type Isolate } from '@deckwright/isolate/run';
import type { Database } from '@deckwright/platform/database';
import {
  type Backoff,
  type Circuit,
  combineDecksJob,
  createCircuit,
  type Faults,
  type JobStore,
  type Queues,
  type RunningWorker,
  repairDeckJob,
  runWorker,
  translateDeckJob,
  type WorkerOptions,
} from '@deckwright/platform/jobs';
import type { Log } from '@deckwright/platform/log';
import type { ObjectStore } from '@deckwright/platform/object-store';
import { inSpan, type JobMetrics } from '@deckwright/platform/telemetry';
import type { Translator } from '@deckwright/platform/translator';
import { createCombineDecks } from './combine-decks.ts';
import { createRepairDeck } from './repair-deck.ts';
import { createTranslateDeck } from './translate-deck.ts';

/** What the worker works with; whoever opened the parts closes them. */
export interface RepairWorkerDeps {
  readonly db: Database;
  readonly store: JobStore;
  readonly queues: Queues;
  readonly objects: ObjectStore;
  readonly log: Log;
  /** Decks worked on at the same time, each in a process of its own. */
  readonly concurrency: number;
  /** Used instead of processes of its own. */
  readonly isolate?: Isolate;
  /** Without one, jobs that translate end as failed, at no cost. */
  readonly translator?: Translator | null;
  readonly lease_ms?: number;
  readonly watchdog_ms?: number;
  readonly onStuck?: () => void;
  readonly faults?: Faults;
  /** How long jobs wait that an outage has met. */
  readonly backoff?: Partial<Backoff>;
  /** Its probe is a small write to the file store. Default: one of its own. */
  readonly circuit?: Circuit;
  readonly metrics?: JobMetrics;
}

export interface RunningRepairWorker {
  /** One for each queue. */
  readonly worker_ids: readonly string[];
  /** Takes nothing new, waits up to `grace_ms`, gives back what is left. True when nothing was left. */
  close(grace_ms?: number): Promise<boolean>;
}

/** Starts the worker; `close` drains it. */
export function startRepairWorker({ objects, isolate: given, translator = null, ...rest }: RepairWorkerDeps): RunningRepairWorker {
  const { concurrency, log, db } = rest;
  const circuit = rest.circuit ?? createCircuit({ probe: () => objects.ping(), log });
  const isolate =
    given ??
    createIsolate({
      concurrency,
      // Each queue takes as many jobs as there are processes.
      waiting: 3 * concurrency,
      // Which job is taken is decided where it is taken.
      is_private: true,
      onFailure: ({ task, reason, bytes }) => log.error({ task, reason, bytes }, 'a file ended the process that read it'),
    });
  const deps = { isolate, db, objects };
  const workers: readonly RunningWorker[] = [
    runWorker({ ...rest, circuit, trace, definition: combineDecksJob, handler: createCombineDecks(deps) }),
    runWorker({ ...rest, circuit, trace, definition: repairDeckJob, handler: createRepairDeck(deps) }),
    runWorker({ ...rest, circuit, trace, definition: translateDeckJob, handler: createTranslateDeck({ ...deps, translator, log }) }),
  ];
  return {
    worker_ids: workers.map(({ worker_id }) => worker_id),
    close: async (grace_ms) => (await Promise.all(workers.map((worker) => worker.close(grace_ms)))).every(Boolean),
  };
}

const trace: NonNullable<WorkerOptions['trace']> = (name, traceparent, job, work) =>
  inSpan(
    name,
    {
      kind: 'consumer',
      ...(traceparent !== null && { traceparent }),
      attributes: { 'deckwright.job_id': job.job_id, 'deckwright.attempt_no': job.attempt_no },
    },
    work,
  );
