/** The render worker as a process. */
import { ENGINE_VERSION } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { runWorker } from '@deckwright/platform/worker-process';
import { startRenderWorker } from './render-worker.ts';

/** Many times what a slide takes; one that takes longer is begun by another worker, so that its deck does not wait for this one. */
const GRACE_MS = 5_000;

await runWorker({
  name: 'render worker',
  grace_ms: GRACE_MS,
  version: ENGINE_VERSION,
  concurrency: ({ render_concurrency }) => render_concurrency,
  start(parts) {
    const worker = startRenderWorker({ ...parts, fonts: carriedFonts() });
    return { ready: { worker_id: worker.worker_id }, close: (grace_ms) => worker.close(grace_ms) };
  },
});
