/** The relay as a process: start, say ready, drain. */
import { readConfig } from '@deckwright/platform/config';
import { checkPostgres, openDatabase } from '@deckwright/platform/database';
import { createCallOut } from '@deckwright/platform/http';
import { createSealer } from '@deckwright/platform/identity';
import { drainOnSignals, openDoorbell } from '@deckwright/platform/jobs';
import { openObjectStore } from '@deckwright/platform/object-store';
import { createLogger, createRegistry, createRelayMetrics, serveMetrics } from '@deckwright/platform/telemetry';
import { startRelay } from './relay.ts';

try {
  const config = readConfig(process.env);
  const { database_url: url, redis_url, retention_days, metrics_port, signing_key } = config;
  if (url === undefined) throw new Error('DECKWRIGHT_DATABASE_URL is not set: a relay of its own needs the database that others use.');
  const log = createLogger({ level: config.log_level, service: 'relay' });
  const onError = (error: Error) => log.warn({ error: error.message }, 'connection trouble');
  const db = openDatabase({ url, max: 4, application_name: 'deckwright-relay', onError });
  await checkPostgres(db);
  const doorbell = await openDoorbell({ db, redis_url, onError });
  const objects = await openObjectStore(config);
  const registry = createRegistry();
  const metrics = createRelayMetrics(registry);
  const metricsServer = metrics_port === undefined ? undefined : await serveMetrics(registry, { host: '0.0.0.0', port: metrics_port });
  // The secrets of webhooks lie in Postgres sealed under the signing key that the gateways have.
  const webhooks = signing_key && { sealer: createSealer(signing_key), callOut: createCallOut() };
  if (!webhooks) log.warn({}, 'DECKWRIGHT_SIGNING_KEY is not set: this relay sends no webhooks');
  const books_ms = config.books_check_minutes * 60_000;
  const relay = startRelay({ db, doorbell, objects, log, retention_days, metrics, books_ms, ...(webhooks && { webhooks }) });
  drainOnSignals({
    log,
    grace_ms: 5_000,
    drain: async (grace_ms) => {
      await relay.stop(grace_ms);
      metricsServer?.closeAllConnections();
      metricsServer?.close();
      await Promise.all([doorbell.close(), objects.close(), db.close()]);
    },
  });
  log.info({}, 'relay is ready');
  process.send?.({ event: 'ready' });
} catch (error) {
  process.stderr.write(`deckwright relay: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
