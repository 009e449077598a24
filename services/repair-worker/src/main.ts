/** The repair worker as a process. */
import { runWorker } from '@deckwright/platform/worker-process';
import { startRepairWorker } from './repair-worker.ts';

const VERSION = '0.1.0';

await runWorker({
  name: 'repair worker',
  version: VERSION,
  concurrency: ({ file_processes }) => file_processes,
  start(parts) {
    const worker = startRepairWorker(parts);
    return { ready: { worker_ids: worker.worker_ids }, close: (grace_ms) => worker.close(grace_ms) };
  },
});
