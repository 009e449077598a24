/** The repair worker as a process. */
import { translatorOf } from '@deckwright/platform/translator';
import { runWorker } from '@deckwright/platform/worker-process';
import { startRepairWorker } from './repair-worker.ts';

const VERSION = '0.1.0';

await runWorker({
  name: 'repair worker',
  version: VERSION,
  concurrency: ({ file_processes }) => file_processes,
  start({ config, ...parts }) {
    const worker = startRepairWorker({ ...parts, translator: translatorOf(config) });
    return { ready: { worker_ids: worker.worker_ids }, close: (grace_ms) => worker.close(grace_ms) };
  },
});
