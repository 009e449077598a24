/** The deck worker: compiles decks whose slides have ended, and stores their files. */
import type { FontSource } from '@deckwright/draw/typeset';
import { compileDeckJob, createCircuit, type RunningWorker, runWorker } from '@deckwright/platform/jobs';
import type { WorkerDeps } from '@deckwright/platform/worker-process';
import { createCompileDeck } from './compile-deck.ts';

export { createCompileDeck } from './compile-deck.ts';

export interface DeckWorkerDeps extends WorkerDeps {
  readonly fonts: FontSource;
}

/** Starts the worker; `close` drains it. */
export function startDeckWorker({ fonts, objects, ...rest }: DeckWorkerDeps): RunningWorker {
  return runWorker({
    circuit: createCircuit({ probe: () => objects.ping(), log: rest.log }),
    ...rest,
    definition: compileDeckJob,
    handler: createCompileDeck({ fonts, objects, db: rest.db, store: rest.store }),
  });
}
