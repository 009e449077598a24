/** The render worker as a process. */
import { ENGINE_VERSION } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { runWorker } from '@deckwright/platform/worker-process';
import { startRenderWorker } from './render-worker.ts';

await runWorker({
  name: 'render worker',
  version: ENGINE_VERSION,
  concurrency: ({ render_concurrency }) => render_concurrency,
  start(parts) {
    const worker = startRenderWorker({ ...parts, fonts: carriedFonts() });
    return { ready: { worker_id: worker.worker_id }, close: (grace_ms) => worker.close(grace_ms) };
  },
});
