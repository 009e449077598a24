/** The gateway as a process of its own: settings from the environment, ready when it listens, drained on SIGTERM. */
import { readConfig } from '@deckwright/platform/config';
import { checkPostgres, migrateDatabase, openDatabase } from '@deckwright/platform/database';
import { createJobStore, drainOnSignals, openDoorbell } from '@deckwright/platform/jobs';
import { openObjectStore } from '@deckwright/platform/object-store';
import { createLogger, startTracing } from '@deckwright/platform/telemetry';
import { startGateway } from './start-gateway.ts';
import { VERSION } from './version.ts';

/** Time for balancers to notice that this replica is no longer ready. */
const NOTICE_MS = 5000;
/** Time for requests in hand. */
const GRACE_MS = 20_000;

const config = readConfig(process.env);
const log = createLogger({ level: config.log_level, service: 'gateway' });
if (config.database_url === undefined || config.signing_key === undefined) {
  log.fatal('A gateway of its own needs DECKWRIGHT_DATABASE_URL and DECKWRIGHT_SIGNING_KEY; `deckwright serve` brings its own.');
  process.exit(2);
}
const tracing = await startTracing({ service_name: 'deckwright-gateway', service_version: VERSION, otlp_endpoint: config.otlp_endpoint });
await migrateDatabase(config.database_url);
const db = openDatabase({
  url: config.database_url,
  application_name: 'deckwright-gateway',
  onError: (error) => log.warn({ err: error }, 'database'),
});
await checkPostgres(db);
const doorbell = await openDoorbell({ db, redis_url: config.redis_url, onError: (error) => log.warn({ err: error }, 'queue') });
const jobs = createJobStore(db);
const files = await openObjectStore(config);
const gateway = await startGateway({ config, host: '0.0.0.0', db, jobs, files, doorbell, signing_keys: config.signing_key, log });

drainOnSignals({
  log,
  grace_ms: NOTICE_MS + GRACE_MS,
  drain: async (grace_ms) => {
    await gateway.close({ notice_ms: NOTICE_MS, grace_ms: Math.max(0, grace_ms - NOTICE_MS) });
    await Promise.all([jobs.close(), doorbell.close(), files.close(), tracing.stop()]);
    await db.close();
  },
});
