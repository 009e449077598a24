/** The deck worker: compiles decks whose slides have ended, and stores their files. */
import type { FontSource } from '@deckwright/draw/typeset';
import type { Database } from '@deckwright/platform/database';
import {
  type Backoff,
  type Circuit,
  compileDeckJob,
  createCircuit,
  type Faults,
  type JobStore,
  type Queues,
  type RunningWorker,
  runWorker,
} from '@deckwright/platform/jobs';
import type { Log } from '@deckwright/platform/log';
import type { ObjectStore } from '@deckwright/platform/object-store';
import { inSpan, type JobMetrics } from '@deckwright/platform/telemetry';
import { createCompileDeck } from './compile-deck.ts';

export { createCompileDeck } from './compile-deck.ts';

/** What the worker works with; whoever opened the parts closes them. */
export interface DeckWorkerDeps {
  readonly db: Database;
  readonly store: JobStore;
  readonly queues: Queues;
  readonly objects: ObjectStore;
  readonly fonts: FontSource;
  readonly log: Log;
  /** Decks in hand at the same time. */
  readonly concurrency: number;
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

/** Starts the worker; `close` drains it. */
export function startDeckWorker({ fonts, objects, ...rest }: DeckWorkerDeps): RunningWorker {
  return runWorker({
    circuit: createCircuit({ probe: () => objects.ping(), log: rest.log }),
    ...rest,
    definition: compileDeckJob,
    handler: createCompileDeck({ fonts, objects, db: rest.db, store: rest.store }),
    trace: (name, traceparent, job, work) =>
      inSpan(
        name,
        {
          kind: 'consumer',
          ...(traceparent !== null && { traceparent }),
          attributes: { 'deckwright.job_id': job.job_id, 'deckwright.attempt_no': job.attempt_no },
        },
        work,
      ),
  });
}
