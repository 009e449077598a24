/** The deck worker as a process. */
import { ENGINE_VERSION } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { runWorker } from '@deckwright/platform/worker-process';
import { startDeckWorker } from './deck-worker.ts';

/** Putting together is this process's own work, but for storing: a second deck fills that time. */
const DECKS_AT_ONCE = 2;

/** A deck must not end more than ten seconds behind its slides because its worker is replaced: then another had better begin it. */
const GRACE_MS = 5_000;

await runWorker({
  name: 'deck worker',
  grace_ms: GRACE_MS,
  version: ENGINE_VERSION,
  concurrency: () => DECKS_AT_ONCE,
  start(parts) {
    const worker = startDeckWorker({ ...parts, fonts: carriedFonts() });
    return { ready: { worker_id: worker.worker_id }, close: (grace_ms) => worker.close(grace_ms) };
  },
});
