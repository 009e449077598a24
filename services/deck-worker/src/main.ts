/** The deck worker as a process: start, say ready, drain. */
import { ENGINE_VERSION } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { readConfig } from '@deckwright/platform/config';
import { checkPostgres, openDatabase } from '@deckwright/platform/database';
import { createJobStore, drainOnSignals, openDoorbell } from '@deckwright/platform/jobs';
import { openObjectStore } from '@deckwright/platform/object-store';
import { createLogger, startTracing } from '@deckwright/platform/telemetry';
import { startDeckWorker } from './deck-worker.ts';

/** Putting together is this process's own work, but for storing: a second deck fills that time. */
const DECKS_AT_ONCE = 2;

try {
  const config = readConfig(process.env);
  const { database_url: url, redis_url, otlp_endpoint } = config;
  const concurrency = DECKS_AT_ONCE;
  if (url === undefined) throw new Error('DECKWRIGHT_DATABASE_URL is not set: a worker of its own needs the database that others use.');
  const log = createLogger({ level: config.log_level, service: 'deck-worker' });
  const tracing = await startTracing({ service_name: 'deck-worker', service_version: ENGINE_VERSION, otlp_endpoint });
  const onError = (error: Error) => log.warn({ error: error.message }, 'connection trouble');
  const db = openDatabase({ url, max: concurrency + 3, application_name: 'deckwright-deck-worker', onError });
  await checkPostgres(db);
  const doorbell = await openDoorbell({ db, redis_url, onError });
  const objects = await openObjectStore(config);
  const store = createJobStore(db);

  const onStuck = () => end('the queue is silent', 1, 0);
  const worker = startDeckWorker({ db, store, doorbell, objects, log, concurrency, fonts: carriedFonts(), onStuck });
  const end = drainOnSignals({
    log,
    grace_ms: 25_000,
    drain: async (grace_ms) => {
      await worker.close(grace_ms);
      await Promise.all([doorbell.close(), store.close(), objects.close(), db.close(), tracing.stop()]);
    },
  });
  log.info({ worker_id: worker.worker_id, concurrency }, 'deck worker is ready');
  process.send?.({ event: 'ready', worker_id: worker.worker_id });
} catch (error) {
  process.stderr.write(`deckwright deck worker: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
