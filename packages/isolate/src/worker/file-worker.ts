/** A worker of several queues: its jobs work on files of strangers, each file in a process of its own, of which all queues share the same few. */
import { createIsolate, type Isolate } from '@deckwright/isolate/run';
import { createCircuit, type JobDefinition, type JobHandler, runWorker } from '@deckwright/platform/jobs';
import type { WorkerDeps } from '@deckwright/platform/worker-process';
import type { HandlerDeps } from './file-job.ts';

/** A job counts as active while its process works on it. */
export interface FileWorkerDeps extends WorkerDeps {
  /** Used instead of processes of its own. */
  readonly isolate?: Isolate;
}

export interface RunningFileWorker {
  /** One for each queue. */
  readonly worker_ids: readonly string[];
  /** Takes nothing new, waits up to `grace_ms`, gives back what is left. True when nothing was left. */
  close(grace_ms?: number): Promise<boolean>;
}

/** Starts the worker; `close` drains it. */
export function startFileWorker(
  { objects, isolate: given, ...rest }: FileWorkerDeps,
  work: (deps: HandlerDeps) => readonly (readonly [JobDefinition, JobHandler])[],
): RunningFileWorker {
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
  const workers = work({ isolate, db, objects }).map(([definition, handler]) => runWorker({ ...rest, circuit, definition, handler }));
  return {
    worker_ids: workers.map(({ worker_id }) => worker_id),
    close: async (grace_ms) => (await Promise.all(workers.map((worker) => worker.close(grace_ms)))).every(Boolean),
  };
}
