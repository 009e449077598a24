/** The repair worker as a process of tests, with the lease that ships and a pause in the middle of each deck for kills to hit. */
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '@deckwright/platform/database';
import { createJobStore, drainOnSignals, type FaultPoint, openQueues } from '@deckwright/platform/jobs';
import type { Log } from '@deckwright/platform/log';
import { createFolderStore } from '@deckwright/platform/object-store';
import { startRepairWorker } from '../src/repair-worker.ts';

const settings = JSON.parse(process.argv[2] ?? '{}') as {
  readonly url: string;
  readonly folder: string;
  readonly pause_ms: number;
  /** Ends itself, as a kill would, the first time a job passes here. */
  readonly die_at?: FaultPoint;
};
const say = (fields: object, message: string) => process.stdout.write(`${JSON.stringify({ ...fields, message })}\n`);
const log: Log = { debug: () => {}, info: say, warn: say, error: say };

const db = openDatabase({ url: settings.url, max: 6, onError: () => {} });
const queues = await openQueues({ db, redis_url: undefined, onError: () => {} });
const store = createJobStore(db);
const worker = startRepairWorker({
  db,
  store,
  queues,
  objects: createFolderStore(settings.folder),
  log,
  concurrency: 2,
  faults: {
    at: async (point, job_id) => {
      if (point === settings.die_at) {
        say({ job_id, point }, 'dying');
        process.kill(process.pid, 'SIGKILL');
      }
      if (point === 'mid_render') await sleep(settings.pause_ms);
    },
  },
});
drainOnSignals({
  log,
  grace_ms: 8_000,
  drain: async (grace_ms) => {
    await worker.close(grace_ms);
    await Promise.all([queues.close(), store.close(), db.close()]);
  },
});
say({ worker_ids: worker.worker_ids }, 'ready');
