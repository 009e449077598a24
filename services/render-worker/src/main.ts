/** The render worker as a process: start, say ready, drain. */
import { ENGINE_VERSION } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { readConfig } from '@deckwright/platform/config';
import { checkPostgres, openDatabase } from '@deckwright/platform/database';
import { createJobStore, drainOnSignals, openDoorbell } from '@deckwright/platform/jobs';
import { openObjectStore } from '@deckwright/platform/object-store';
import { createLogger, startTracing } from '@deckwright/platform/telemetry';
import { startRenderWorker } from './render-worker.ts';

try {
  const config = readConfig(process.env);
  const { database_url: url, redis_url, otlp_endpoint, render_concurrency: concurrency } = config;
  if (url === undefined) throw new Error('DECKWRIGHT_DATABASE_URL is not set: a worker of its own needs the database that others use.');
  const log = createLogger({ level: config.log_level, service: 'render-worker' });
  const tracing = await startTracing({ service_name: 'render-worker', service_version: ENGINE_VERSION, otlp_endpoint });
  const onError = (error: Error) => log.warn({ error: error.message }, 'connection trouble');
  const db = openDatabase({ url, max: concurrency + 3, application_name: 'deckwright-render-worker', onError });
  await checkPostgres(db);
  const doorbell = await openDoorbell({ db, redis_url, onError });
  const objects = await openObjectStore(config);
  const store = createJobStore(db);

  const onStuck = () => end('the queue is silent', 1, 0);
  const worker = startRenderWorker({ db, store, doorbell, objects, log, concurrency, fonts: carriedFonts(), onStuck });
  const end = drainOnSignals({
    log,
    grace_ms: 25_000,
    drain: async (grace_ms) => {
      await worker.close(grace_ms);
      await Promise.all([doorbell.close(), store.close(), objects.close(), db.close(), tracing.stop()]);
    },
  });
  log.info({ worker_id: worker.worker_id, concurrency }, 'render worker is ready');
  process.send?.({ event: 'ready', worker_id: worker.worker_id });
} catch (error) {
  process.stderr.write(`deckwright render worker: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
