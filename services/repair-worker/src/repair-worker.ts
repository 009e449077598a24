/** The repair worker: does jobs on uploaded decks, each in a process of its own, and stores the files. */
import { createIsolate, type Isolate } from '@deckwright/isolate/run';
import {
  combineDecksJob,
  convertPdfJob,
  createCircuit,
  type RunningWorker,
  renderCodeJob,
  repairDeckJob,
  runWorker,
  translateDeckJob,
} from '@deckwright/platform/jobs';
import type { Translator } from '@deckwright/platform/translator';
import type { WorkerDeps } from '@deckwright/platform/worker-process';
import type { CodeService } from '@deckwright/sandbox/call';
import { createCombineDecks } from './combine-decks.ts';
import { createConvertPdf } from './convert-pdf.ts';
import { createRenderCode } from './render-code.ts';
import { createRepairDeck } from './repair-deck.ts';
import { createTranslateDeck } from './translate-deck.ts';

/** A job counts as active while its process works on it. */
export interface RepairWorkerDeps extends WorkerDeps {
  /** Used instead of processes of its own. */
  readonly isolate?: Isolate;
  /** Without one, jobs that translate end as failed, at no cost. */
  readonly translator?: Translator | null;
  /** Without one, jobs that run code end as failed, at no cost. */
  readonly code?: CodeService | null;
}

export interface RunningRepairWorker {
  /** One for each queue. */
  readonly worker_ids: readonly string[];
  /** Takes nothing new, waits up to `grace_ms`, gives back what is left. True when nothing was left. */
  close(grace_ms?: number): Promise<boolean>;
}

/** Starts the worker; `close` drains it. */
export function startRepairWorker({
  objects,
  isolate: given,
  translator = null,
  code = null,
  ...rest
}: RepairWorkerDeps): RunningRepairWorker {
  const { concurrency, log, db } = rest;
  const circuit = rest.circuit ?? createCircuit({ probe: () => objects.ping(), log });
  const isolate =
    given ??
    createIsolate({
      concurrency,
      // Each queue takes as many jobs as there are processes.
      waiting: 5 * concurrency,
      // Which job is taken is decided where it is taken.
      is_private: true,
      onFailure: ({ task, reason, bytes, failure_id }) => {
        rest.metrics?.file_failures.inc({ task, reason });
        log.error({ task, reason, bytes, failure_id }, 'a file ended the process that read it');
      },
    });
  const deps = { isolate, db, objects };
  const workers: readonly RunningWorker[] = [
    runWorker({ ...rest, circuit, definition: combineDecksJob, handler: createCombineDecks(deps) }),
    runWorker({ ...rest, circuit, definition: convertPdfJob, handler: createConvertPdf(deps) }),
    runWorker({ ...rest, circuit, definition: renderCodeJob, handler: createRenderCode({ ...deps, code }) }),
    runWorker({ ...rest, circuit, definition: repairDeckJob, handler: createRepairDeck(deps) }),
    runWorker({
      ...rest,
      circuit,
      definition: translateDeckJob,
      handler: createTranslateDeck({ ...deps, translator, log }),
    }),
  ];
  return {
    worker_ids: workers.map(({ worker_id }) => worker_id),
    close: async (grace_ms) => (await Promise.all(workers.map((worker) => worker.close(grace_ms)))).every(Boolean),
  };
}
