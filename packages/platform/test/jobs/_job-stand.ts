/** A database, a store, a queue in Postgres and workers on them, for a test file that runs jobs. */
import {
  createJobStore,
  createPostgresQueues,
  type HandlerOutcome,
  type JobHandler,
  type JobStore,
  type Queues,
  type RunningWorker,
  renderSlideJob,
  runWorker,
  type WorkerOptions,
} from '../../src/jobs/index.ts';
import { silentLog } from '../../src/log/index.ts';
import { startTestDatabase, type TestDatabase } from './_setup.ts';

export interface JobStand {
  readonly test: TestDatabase;
  readonly store: JobStore;
  readonly queues: Queues;
  /** Starts a worker of single slides, two at a time unless said otherwise. */
  start(handler: JobHandler, options?: Partial<WorkerOptions>): RunningWorker;
  /** Ends all workers at once and takes away every job. */
  clear(): Promise<void>;
  stop(): Promise<void>;
}

export const done: HandlerOutcome = { outcome: 'complete', completion: { result: { ok: true }, files: [], cost_cents: 0 } };

export async function startJobStand(): Promise<JobStand> {
  const test = await startTestDatabase();
  const store = createJobStore(test.db);
  const queues = createPostgresQueues(test.db);
  const workers: RunningWorker[] = [];
  const endWorkers = () => Promise.all(workers.splice(0).map((worker) => worker.close(0)));
  return {
    test,
    store,
    queues,
    start(handler, options = {}) {
      const usual = { definition: renderSlideJob, db: test.db, store, queues, concurrency: 2, log: silentLog };
      const worker = runWorker({ ...usual, handler, ...options });
      workers.push(worker);
      return worker;
    },
    async clear() {
      await endWorkers();
      await test.db.query('TRUNCATE jobs, outbox, doorbell_rings, workers CASCADE');
    },
    async stop() {
      await endWorkers();
      await store.close();
      await queues.close();
      await test.stop();
    },
  };
}
