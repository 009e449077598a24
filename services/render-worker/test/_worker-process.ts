/** The render worker as a process of tests. */
import { carriedFonts } from '@deckwright/fonts';
import { runTestWorker } from '@deckwright/testkit/worker-process';
import { startRenderWorker } from '../src/render-worker.ts';

await runTestWorker(5_000, (parts) => startRenderWorker({ ...parts, fonts: carriedFonts() }));
