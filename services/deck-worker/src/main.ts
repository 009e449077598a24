/** The deck worker as a process. */
import { ENGINE_VERSION } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { runWorker } from '@deckwright/platform/worker-process';
import { startDeckWorker } from './deck-worker.ts';

/** A second deck uses the time in which the first one is being stored. */
const DECKS_AT_ONCE = 2;

/** When this worker is replaced, another begins its deck after this time, so that a deck ends within ten seconds of its slides. */
const GRACE_MS = 5_000;

await runWorker({
  name: 'deck worker',
  grace_ms: GRACE_MS,
  version: ENGINE_VERSION,
  concurrency: () => DECKS_AT_ONCE,
  start: (parts) => startDeckWorker({ ...parts, fonts: carriedFonts() }),
});
