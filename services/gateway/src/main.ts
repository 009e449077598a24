/** The gateway as a process of its own: settings from the environment, ready when it listens, drained on SIGTERM. */
import { readConfig, renamedSettings } from '@deckwright/platform/config';
import { checkPostgres, migrateDatabase, openDatabase } from '@deckwright/platform/database';
import { createJobStore, drainOnSignals, noFaults, openQueues } from '@deckwright/platform/jobs';
import { openObjectStore } from '@deckwright/platform/object-store';
import { startLog, startTracing } from '@deckwright/platform/telemetry';
import { VERSION } from './version.ts';

/** Time for balancers to notice that this replica is no longer ready. */
const NOTICE_MS = 5000;
/** Time for open requests. */
const GRACE_MS = 20_000;

const log = startLog('gateway');
try {
  const config = readConfig(process.env);
  for (const notice of renamedSettings(process.env)) log.warn({}, notice);
  const { database_url: url, redis_url, signing_key: signing_keys, otlp_endpoint } = config;
  if (url === undefined) throw new Error('DECKWRIGHT_DATABASE_URL is not set: a gateway of its own needs the database that others use.');
  if (signing_keys === undefined)
    throw new Error(
      'DECKWRIGHT_SIGNING_KEY is not set: replicas that made their own keys would refuse each other’s links. Set it to the output of `openssl rand -base64 48`, the same for all.',
    );
  const tracing = await startTracing({ service_name: 'deckwright-gateway', service_version: VERSION, otlp_endpoint });
  const db = openDatabase({ url, application_name: 'deckwright-gateway', onError: (error) => log.warn({ err: error }, 'database') });
  await checkPostgres(db);
  const queues = await openQueues({ db, redis_url, onError: (error) => log.warn({ err: error }, 'queue') });
  await migrateDatabase(url);
  const jobs = createJobStore(db, noFaults, queues);
  const files = await openObjectStore(config);
  // Takes the longest to load, and nothing before this line needs it.
  const { startGateway } = await import('./start-gateway.ts');
  const gateway = await startGateway({ config, host: config.host, db, jobs, files, queues, signing_keys, log });

  drainOnSignals({
    log,
    grace_ms: NOTICE_MS + GRACE_MS,
    drain: async (grace_ms) => {
      await gateway.close({ notice_ms: NOTICE_MS, grace_ms: Math.max(0, grace_ms - NOTICE_MS) });
      // Publishes what it has accepted before it closes the queues.
      await jobs.close();
      await Promise.all([queues.close(), files.close(), tracing.stop()]);
      await db.close();
    },
  });
  process.send?.({ event: 'ready', port: gateway.port, metrics_port: gateway.metrics_port });
} catch (error) {
  log.fatal(`deckwright gateway: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
