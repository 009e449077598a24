/** The adapter as a process: serves how long work waits to the autoscalers of Kubernetes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@deckwright/platform/config';
import { checkPostgres, openDatabase } from '@deckwright/platform/database';
import { drainOnSignals } from '@deckwright/platform/jobs';
import { createRegistry, serveOperations, startLog } from '@deckwright/platform/telemetry';
import { readFrontProxy } from './front-proxy.ts';
import { createMetricReader } from './metrics.ts';
import { serveAdapter } from './serve.ts';

const VERSION = '0.1.0';
/** Time between two readings of certificates. */
const RENEW_MS = 60_000;
const GRACE_MS = 5_000;

const log = startLog('metrics-adapter');
try {
  const config = readConfig(process.env);
  const {
    database_url: url,
    adapter_tls_dir: folder,
    adapter_namespace: namespace,
    adapter_port,
    host,
    metrics_host,
    metrics_port,
  } = config;
  if (url === undefined) throw new Error('DECKWRIGHT_DATABASE_URL is not set: the adapter reads the database that others use.');
  if (folder === undefined || namespace === undefined) {
    const missing = folder === undefined ? 'DECKWRIGHT_ADAPTER_TLS_DIR' : 'DECKWRIGHT_ADAPTER_NAMESPACE';
    throw new Error(`${missing} is not set; the chart sets it where metricsAdapter.enabled is true.`);
  }
  const onError = (error: Error) => log.warn({ error: error.message }, 'connection trouble');
  const db = openDatabase({ url, max: 2, application_name: 'deckwright-metrics-adapter', onError });
  await checkPostgres(db);
  const now_ms = () => Date.now();
  const server = await serveAdapter({
    host,
    port: adapter_port,
    log,
    namespace,
    now_ms,
    readMetric: createMetricReader(db, now_ms),
    readCertificate: () => ({ cert: readFileSync(join(folder, 'tls.crt'), 'utf8'), key: readFileSync(join(folder, 'tls.key'), 'utf8') }),
    readFrontProxy: () => readFrontProxy(process.env),
    renew_ms: RENEW_MS,
  });
  const registry = createRegistry('metrics-adapter');
  let draining = false;
  const operations =
    metrics_port === undefined
      ? undefined
      : await serveOperations(
          {
            metrics: () => registry.metrics(),
            version: VERSION,
            checks: { database: () => db.query('SELECT 1'), kubernetes: () => server.ready() },
            draining: () => draining,
            onFailure: (check, error) => log.warn({ err: error, check }, 'not ready'),
          },
          { host: metrics_host, port: metrics_port },
        );
  drainOnSignals({
    log,
    grace_ms: GRACE_MS,
    drain: async () => {
      draining = true;
      await server.close();
      operations?.close();
      await db.close();
    },
  });
  log.info({ port: server.port, namespace }, 'metrics adapter is ready');
  process.send?.({ event: 'ready', port: server.port });
} catch (error) {
  log.fatal(`deckwright metrics adapter: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
