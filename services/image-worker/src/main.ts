/** The image worker as a process. */
import { runWorker } from '@deckwright/platform/worker-process';
import { startImageWorker } from './image-worker.ts';

const VERSION = '0.1.0';

await runWorker({
  name: 'image worker',
  version: VERSION,
  concurrency: ({ file_processes }) => file_processes,
  start: ({ config, ...parts }) => startImageWorker({ ...parts, pictures: config, vision: config }),
});
