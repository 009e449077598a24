/** The relay as a process: start, say ready, drain. */
import { readConfig } from '@deckwright/platform/config';
import { checkPostgres, openDatabase } from '@deckwright/platform/database';
import { drainOnSignals, openDoorbell } from '@deckwright/platform/jobs';
import { openObjectStore } from '@deckwright/platform/object-store';
import { createLogger } from '@deckwright/platform/telemetry';
import { startRelay } from './relay.ts';

try {
  const config = readConfig(process.env);
  const { database_url: url, redis_url, retention_days } = config;
  if (url === undefined) throw new Error('DECKWRIGHT_DATABASE_URL is not set: a relay of its own needs the database that others use.');
  const log = createLogger({ level: config.log_level, service: 'relay' });
  const onError = (error: Error) => log.warn({ error: error.message }, 'connection trouble');
  const db = openDatabase({ url, max: 4, application_name: 'deckwright-relay', onError });
  await checkPostgres(db);
  const doorbell = await openDoorbell({ db, redis_url, onError });
  const objects = await openObjectStore(config);
  const relay = startRelay({ db, doorbell, objects, log, retention_days });
  drainOnSignals({
    log,
    grace_ms: 5_000,
    drain: async (grace_ms) => {
      await relay.stop(grace_ms);
      await Promise.all([doorbell.close(), objects.close(), db.close()]);
    },
  });
  log.info({}, 'relay is ready');
  process.send?.({ event: 'ready' });
} catch (error) {
  process.stderr.write(`deckwright relay: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
