/** The repair worker as a process of tests. */
import { runTestWorker } from '@deckwright/testkit/worker-process';
import { startRepairWorker } from '../src/repair-worker.ts';

await runTestWorker(8_000, (parts) => startRepairWorker({ ...parts, concurrency: 2 }));
