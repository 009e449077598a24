/** The deck worker as a process of tests, with the lease that ships and a pause in the middle of each deck for kills to hit. */
import { setTimeout as sleep } from 'node:timers/promises';
import { carriedFonts } from '@deckwright/fonts';
import { openDatabase } from '@deckwright/platform/database';
import { createCircuit, createJobStore, drainOnSignals, type FaultPoint, openQueues } from '@deckwright/platform/jobs';
import type { Log } from '@deckwright/platform/log';
import { createFolderStore, type ObjectStoreConfig, openObjectStore } from '@deckwright/platform/object-store';
import { startDeckWorker } from '../src/deck-worker.ts';

const settings = JSON.parse(process.argv[2] ?? '{}') as {
  readonly url: string;
  readonly redis_url?: string;
  readonly folder: string;
  /** Files in a bucket instead of the folder. */
  readonly s3?: Omit<ObjectStoreConfig, 'data_dir'>;
  readonly pause_ms: number;
  /** Longest pauses of jobs and probes while the store is away; those of the service unless said otherwise. */
  readonly patience?: { readonly first_ms: number; readonly longest_ms: number };
  /** Ends itself, as a kill would, the first time a deck passes here. */
  readonly die_at?: FaultPoint;
};
const say = (fields: object, message: string) => process.stdout.write(`${JSON.stringify({ ...fields, message })}\n`);
const log: Log = { debug: () => {}, info: say, warn: say, error: say };

const db = openDatabase({ url: settings.url, max: 6, onError: () => {} });
const queues = await openQueues({ db, redis_url: settings.redis_url, onError: () => {} });
const store = createJobStore(db);
const objects = settings.s3 ? await openObjectStore({ ...settings.s3, data_dir: settings.folder }) : createFolderStore(settings.folder);
const worker = startDeckWorker({
  db,
  store,
  queues,
  objects,
  ...(settings.patience && {
    backoff: settings.patience,
    circuit: createCircuit({ ...settings.patience, probe: () => objects.ping(), log }),
  }),
  fonts: carriedFonts(),
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
say({ worker_id: worker.worker_id }, 'ready');
