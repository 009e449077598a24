/** The relay as a process: it starts, reports that it is ready, and drains. */
import { type Config, readConfig, renamedSettings } from '@deckwright/platform/config';
import { checkPostgres, openDatabase } from '@deckwright/platform/database';
import { callOutTo } from '@deckwright/platform/http';
import { createSealer } from '@deckwright/platform/identity';
import { drainOnSignals, openQueues } from '@deckwright/platform/jobs';
import { openMail } from '@deckwright/platform/mail';
import { openObjectStore } from '@deckwright/platform/object-store';
import { openPayments } from '@deckwright/platform/payments';
import {
  createProbeMetrics,
  createRegistry,
  createRelayMetrics,
  serveOperations,
  showConnections,
  startLog,
  startTracing,
} from '@deckwright/platform/telemetry';
import { startRelay } from './relay.ts';

const VERSION = '0.1.0';

/** Which setting is missing. */
const whyNoMail = ({ smtp_url, base_url }: Config): string =>
  `${smtp_url === undefined ? 'DECKWRIGHT_SMTP_URL' : base_url === undefined ? 'DECKWRIGHT_BASE_URL' : 'DECKWRIGHT_SIGNING_KEY'} is not set`;

const log = startLog('relay');
try {
  const config = readConfig(process.env);
  for (const notice of renamedSettings(process.env)) log.warn({}, notice);
  const { database_url: url, redis_url, retention_days, metrics_host, metrics_port, signing_key, otlp_endpoint } = config;
  if (url === undefined) throw new Error('DECKWRIGHT_DATABASE_URL is not set: a relay of its own needs the database that others use.');
  const tracing = await startTracing({ service_name: 'deckwright-relay', service_version: VERSION, otlp_endpoint });
  const onError = (error: Error) => log.warn({ error: error.message }, 'connection trouble');
  const db = openDatabase({ url, max: 4, application_name: 'deckwright-relay', onError });
  await checkPostgres(db);
  const queues = await openQueues({ db, redis_url, onError });
  const objects = await openObjectStore(config);
  const { base_url } = config;
  const mail = signing_key && base_url !== undefined ? openMail(config, { base_url: () => base_url, signing_keys: signing_key }) : null;
  if (mail === null) log.warn({}, `this relay sends no mail: ${whyNoMail(config)}`);
  const registry = createRegistry('relay');
  const metrics = createRelayMetrics(registry);
  showConnections(registry, { db, queues });
  let draining = false;
  const operations =
    metrics_port === undefined
      ? undefined
      : await serveOperations(
          {
            metrics: () => registry.metrics(),
            version: VERSION,
            checks: {
              database: () => db.query('SELECT 1'),
              queue: () => queues.ping(),
              storage: () => objects.ping(),
              // Off is no fault: another relay may send, or nobody is to.
              mail: async () => (mail === null ? 'off' : 'ok'),
            },
            draining: () => draining,
            onFailure: (check, error) => log.warn({ err: error, check }, 'not ready'),
          },
          { host: metrics_host, port: metrics_port },
        );
  // The secrets of webhooks lie in Postgres sealed under the signing key that the gateways have.
  const webhooks = signing_key && { sealer: createSealer(signing_key), callOut: callOutTo(config.webhook_networks) };
  if (!webhooks) log.warn({}, 'DECKWRIGHT_SIGNING_KEY is not set: this relay sends no webhooks');
  const { probe_key, probe_url = base_url } = config;
  if (probe_key === undefined)
    log.warn({}, 'DECKWRIGHT_PROBE_KEY is not set: nobody asks for a slide a minute to see that slides are drawn');
  const ledger_check_ms = config.ledger_check_minutes * 60_000;
  const relay = startRelay({
    db,
    queues,
    objects,
    log,
    retention_days,
    ledger_months: config.ledger_months,
    metrics,
    ledger_check_ms,
    payments: openPayments(config, { db, log }),
    ...(webhooks && { webhooks }),
    mail,
    ...(probe_url !== undefined &&
      probe_key !== undefined && { probe: { url: probe_url, key: probe_key, metrics: createProbeMetrics(registry) } }),
  });
  drainOnSignals({
    log,
    grace_ms: 5_000,
    drain: async (grace_ms) => {
      draining = true;
      await relay.stop(grace_ms);
      operations?.close();
      await Promise.all([queues.close(), objects.close(), db.close(), tracing.stop()]);
    },
  });
  const at = operations === undefined ? {} : { metrics_port: operations.port };
  log.info(at, 'relay is ready');
  process.send?.({ event: 'ready', ...at });
} catch (error) {
  log.fatal(`deckwright relay: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
