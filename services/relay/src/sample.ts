/** Looks at queues and stores, and writes how they were into the month that the operations board shows. */
import type { Database } from '@deckwright/platform/database';
import { foldSamples, type Queues, writeSamples } from '@deckwright/platform/jobs';
import type { ObjectStore } from '@deckwright/platform/object-store';

export interface SampleDeps {
  readonly db: Database;
  readonly queues: Queues;
  readonly objects: ObjectStore;
}

/** A store that takes longer counts as away. */
const PATIENCE_MS = 5_000;

export async function sample({ db, queues, objects }: SampleDeps): Promise<void> {
  const [database, queue, storage] = await Promise.all([
    answerMs(() => db.query('SELECT 1')),
    answerMs(() => queues.ping()),
    answerMs(() => objects.ping()),
  ]);
  await writeSamples(db, [
    { name: 'database', ms: database },
    { name: 'queue', ms: queue },
    { name: 'storage', ms: storage },
  ]);
  await foldSamples(db);
}

/** How long it took to answer; null when it did not. */
async function answerMs(ask: () => Promise<unknown>): Promise<number | null> {
  const from = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS);
  });
  const asked = ask().then(
    () => performance.now() - from,
    () => null,
  );
  const ms = await Promise.race([asked, late]);
  clearTimeout(timer);
  return ms;
}
