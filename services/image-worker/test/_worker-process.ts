/** The image worker as a process of tests. */
import { runTestWorker } from '@deckwright/testkit/worker-process';
import { startImageWorker } from '../src/image-worker.ts';

await runTestWorker(8_000, (parts) => startImageWorker({ ...parts, concurrency: 2 }));
