/** The repair worker as a process: start, say ready, drain. */
import { readConfig } from '@deckwright/platform/config';
import { checkPostgres, openDatabase } from '@deckwright/platform/database';
import { createJobStore, drainOnSignals, openDoorbell } from '@deckwright/platform/jobs';
import { openObjectStore } from '@deckwright/platform/object-store';
import { createLogger, startTracing } from '@deckwright/platform/telemetry';
import { startRepairWorker } from './repair-worker.ts';

const VERSION = '0.1.0';

try {
  const config = readConfig(process.env);
  const { database_url: url, redis_url, otlp_endpoint, file_processes: concurrency } = config;
  if (url === undefined) throw new Error('DECKWRIGHT_DATABASE_URL is not set: a worker of its own needs the database that others use.');
  const log = createLogger({ level: config.log_level, service: 'repair-worker' });
  const tracing = await startTracing({ service_name: 'repair-worker', service_version: VERSION, otlp_endpoint });
  const onError = (error: Error) => log.warn({ error: error.message }, 'connection trouble');
  const db = openDatabase({ url, max: concurrency + 3, application_name: 'deckwright-repair-worker', onError });
  await checkPostgres(db);
  const doorbell = await openDoorbell({ db, redis_url, onError });
  const objects = await openObjectStore(config);
  const store = createJobStore(db);

  const onStuck = () => end('the queue is silent', 1, 0);
  const worker = startRepairWorker({ db, store, doorbell, objects, log, concurrency, onStuck });
  const end = drainOnSignals({
    log,
    grace_ms: 25_000,
    drain: async (grace_ms) => {
      await worker.close(grace_ms);
      await Promise.all([doorbell.close(), store.close(), objects.close(), db.close(), tracing.stop()]);
    },
  });
  log.info({ worker_ids: worker.worker_ids, concurrency }, 'repair worker is ready');
  process.send?.({ event: 'ready', worker_ids: worker.worker_ids });
} catch (error) {
  process.stderr.write(`deckwright repair worker: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
