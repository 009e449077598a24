/** The gateway as a process of its own: settings from the environment, ready when it listens, drained on SIGTERM. */
import { readConfig } from '@deckwright/platform/config';
import { checkPostgres, migrateDatabase, openDatabase } from '@deckwright/platform/database';
import { createJobStore, openDoorbell } from '@deckwright/platform/jobs';
import { openObjectStore } from '@deckwright/platform/object-store';
import { createLogger, startTracing } from '@deckwright/platform/telemetry';
import { startGateway } from './start-gateway.ts';
import { VERSION } from './version.ts';

const NOTICE_MS = 5000;
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

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'draining');
    // A connection that never closes must not keep a replica alive past its grace.
    setTimeout(() => process.exit(1), NOTICE_MS + GRACE_MS + 5000).unref();
    void gateway
      .close({ notice_ms: NOTICE_MS, grace_ms: GRACE_MS })
      .then(() => Promise.all([jobs.close(), doorbell.close(), files.close(), tracing.stop()]))
      .then(() => db.close())
      .then(() => process.exit(0));
  });
}
