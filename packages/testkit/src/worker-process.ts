/** A worker as a process of tests: it has the lease of the product, and it pauses in the middle of a job so that a kill can hit there. */
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '@deckwright/platform/database';
import { createCircuit, createJobStore, drainOnSignals, type FaultPoint, openQueues, type WorkerOptions } from '@deckwright/platform/jobs';
import type { Log } from '@deckwright/platform/log';
import { createFolderStore, type ObjectStore, type ObjectStoreConfig, openObjectStore } from '@deckwright/platform/object-store';
import { startTracing } from '@deckwright/platform/telemetry';

/** The first argument of the process, as JSON. */
export interface WorkerSettings {
  readonly url: string;
  readonly redis_url?: string;
  readonly folder: string;
  /** Files in a bucket instead of the folder. */
  readonly s3?: Omit<ObjectStoreConfig, 'data_dir'>;
  readonly concurrency?: number;
  readonly pause_ms: number;
  /** Longest pauses of jobs and probes while the store is unavailable. Default: those of the product. */
  readonly patience?: { readonly first_ms: number; readonly longest_ms: number };
  /** The process kills itself the first time a job passes here. */
  readonly die_at?: FaultPoint;
}

/** What every worker is started with. */
export type TestWorkerParts = Pick<WorkerOptions, 'db' | 'store' | 'queues' | 'log' | 'concurrency' | 'faults' | 'backoff' | 'circuit'> & {
  readonly objects: ObjectStore;
};

export interface TestWorker {
  readonly worker_id?: string;
  readonly worker_ids?: readonly string[];
  close(grace_ms?: number): Promise<unknown>;
}

/** Starts a worker, says `ready` on standard output, and runs until a signal. */
export async function runTestWorker(grace_ms: number, start: (parts: TestWorkerParts) => TestWorker): Promise<void> {
  const tracing = await startTracing({
    service_name: 'deckwright-test-worker',
    service_version: '0',
    otlp_endpoint: process.env['OTEL_EXPORTER_OTLP_ENDPOINT'],
  });
  const settings = JSON.parse(process.argv[2] ?? '{}') as WorkerSettings;
  const say = (fields: object, message: string) => process.stdout.write(`${JSON.stringify({ ...fields, message })}\n`);
  const log: Log = { debug: () => {}, info: say, warn: say, error: say };

  const db = openDatabase({ url: settings.url, max: 6, onError: () => {} });
  const queues = await openQueues({ db, redis_url: settings.redis_url, onError: () => {} });
  const store = createJobStore(db);
  const objects = settings.s3 ? await openObjectStore({ ...settings.s3, data_dir: settings.folder }) : createFolderStore(settings.folder);
  const worker = start({
    db,
    store,
    queues,
    objects,
    ...(settings.patience && {
      backoff: settings.patience,
      circuit: createCircuit({ ...settings.patience, probe: () => objects.ping(), log }),
    }),
    log,
    concurrency: settings.concurrency ?? 2,
    faults: {
      at: async (point, job_id) => {
        if (point === settings.die_at) {
          say({ job_id, point }, 'dying');
          process.kill(process.pid, 'SIGKILL');
        }
        if (point === 'mid_render') {
          say({ job_id }, 'drawing');
          await sleep(settings.pause_ms);
        }
      },
    },
  });
  drainOnSignals({
    log,
    grace_ms,
    drain: async (grace_ms) => {
      await worker.close(grace_ms);
      await Promise.all([queues.close(), store.close(), db.close(), tracing.stop()]);
    },
  });
  const { worker_id, worker_ids } = worker;
  say(worker_ids === undefined ? { worker_id } : { worker_ids }, 'ready');
}
