/** The deck worker as a process of tests. */
import { carriedFonts } from '@deckwright/fonts';
import { runTestWorker } from '@deckwright/testkit/worker-process';
import { startDeckWorker } from '../src/deck-worker.ts';

await runTestWorker(8_000, (parts) => startDeckWorker({ ...parts, concurrency: 2, fonts: carriedFonts() }));
