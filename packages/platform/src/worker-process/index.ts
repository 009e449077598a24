/** A worker as a process of its own: it connects, reports that it is ready, serves metrics, and drains after a signal. */
import { type Config, readConfig, renamedSettings } from '../config/index.ts';
import { checkPostgres, type Database, openDatabase } from '../database/index.ts';
import { createJobStore, drainOnSignals, type JobStore, openQueues, type Queues } from '../jobs/index.ts';
import { type ObjectStore, openObjectStore } from '../object-store/index.ts';
import {
  answerForMetrics,
  createJobMetrics,
  createRegistry,
  type JobMetrics,
  type Logger,
  serveOperations,
  showConnections,
  showStores,
  startLog,
  startTracing,
  storesOf,
} from '../telemetry/index.ts';
import { levelHeap } from './level-heap.ts';

export { levelHeap } from './level-heap.ts';
export type { WorkerDeps } from './worker-deps.ts';

/** What every worker is started with. */
export interface WorkerParts {
  readonly config: Config;
  readonly db: Database;
  readonly store: JobStore;
  readonly queues: Queues;
  readonly objects: ObjectStore;
  readonly log: Logger;
  readonly metrics: JobMetrics;
  readonly concurrency: number;
  /** Ends the process, so that its supervisor starts a new one. */
  readonly onStuck: () => void;
}

/** One worker, or several in one process. */
export type StartedWorker = ({ readonly worker_id: string } | { readonly worker_ids: readonly string[] }) & {
  close(grace_ms?: number): Promise<unknown>;
};

export interface WorkerProcess {
  readonly name: 'render worker' | 'deck worker' | 'repair worker' | 'image worker';
  readonly version: string;
  readonly concurrency: (config: Config) => number;
  /**
   * Time for active jobs after a signal. Jobs that are not finished by then are given back, and another worker begins them at once. Default 25 s.
   */
  readonly grace_ms?: number;
  /** The ids go to the log and to the parent process. */
  readonly start: (parts: WorkerParts) => StartedWorker;
}

const GRACE_MS = 25_000;

/** Runs until a signal. A worker that cannot start logs the reason and exits with 1. */
export async function runWorker({ name, version, concurrency: concurrencyOf, grace_ms = GRACE_MS, start }: WorkerProcess): Promise<void> {
  const service = name.replace(' ', '-') as 'render-worker' | 'deck-worker' | 'repair-worker' | 'image-worker';
  const log = startLog(service);
  try {
    const config = readConfig(process.env);
    for (const notice of renamedSettings(process.env)) log.warn({}, notice);
    const { database_url: url, redis_url, otlp_endpoint, metrics_host, metrics_port } = config;
    const concurrency = concurrencyOf(config);
    if (url === undefined) throw new Error('DECKWRIGHT_DATABASE_URL is not set: a worker of its own needs the database that others use.');
    const tracing = await startTracing({ service_name: `deckwright-${service}`, service_version: version, otlp_endpoint });
    const onError = (error: Error) => log.warn({ error: error.message }, 'connection trouble');
    const db = openDatabase({ url, max: concurrency + 3, application_name: `deckwright-${service}`, onError });
    await checkPostgres(db);
    const queues = await openQueues({ db, redis_url, onError });
    const objects = await openObjectStore(config);
    const store = createJobStore(db);
    const registry = createRegistry(service);
    showConnections(registry, { db, queues });
    const stores = storesOf({ db, queues, objects });
    showStores(registry, service, stores);
    answerForMetrics(registry);
    levelHeap();
    let draining = false;
    const operations =
      metrics_port === undefined
        ? undefined
        : await serveOperations(
            {
              metrics: () => registry.metrics(),
              version,
              checks: stores,
              draining: () => draining,
              onFailure: (check, error) => log.warn({ err: error, check }, 'not ready'),
            },
            { host: metrics_host, port: metrics_port },
          );

    const onStuck = () => end('the queue is silent', 1, 0);
    const worker = start({
      config,
      db,
      store,
      queues,
      objects,
      log,
      metrics: createJobMetrics(registry),
      concurrency,
      onStuck,
    });
    const end = drainOnSignals({
      log,
      grace_ms,
      drain: async (grace_ms) => {
        draining = true;
        await worker.close(grace_ms);
        operations?.close();
        await Promise.all([queues.close(), store.close(), objects.close(), db.close(), tracing.stop()]);
      },
    });
    const ready = 'worker_ids' in worker ? { worker_ids: worker.worker_ids } : { worker_id: worker.worker_id };
    const at = operations === undefined ? {} : { metrics_port: operations.port };
    log.info({ ...ready, ...at, concurrency }, `${name} is ready`);
    process.send?.({ event: 'ready', ...ready, ...at });
  } catch (error) {
    log.fatal(`deckwright ${name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
