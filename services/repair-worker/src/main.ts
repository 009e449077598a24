/** The repair worker as a process. */
import { translatorOf } from '@deckwright/platform/translator';
import { runWorker } from '@deckwright/platform/worker-process';
import { startRepairWorker } from './repair-worker.ts';

const VERSION = '0.1.0';

await runWorker({
  name: 'repair worker',
  version: VERSION,
  concurrency: ({ file_processes }) => file_processes,
  start: ({ config, ...parts }) => startRepairWorker({ ...parts, translator: translatorOf(config) }),
});
