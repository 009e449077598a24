/** The render worker as a process. */
import { ENGINE_VERSION } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { runWorker } from '@deckwright/platform/worker-process';
import { startRenderWorker } from './render-worker.ts';

/** Many times the duration of a slide. After it another worker begins the slide, so that a deck does not wait for this one. */
const GRACE_MS = 5_000;

await runWorker({
  name: 'render worker',
  grace_ms: GRACE_MS,
  version: ENGINE_VERSION,
  concurrency: ({ render_concurrency }) => render_concurrency,
  start: (parts) => startRenderWorker({ ...parts, fonts: carriedFonts() }),
});
