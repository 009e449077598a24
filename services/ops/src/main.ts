/** The operations board as a process: it starts, reports that it is ready, and drains. */
import { readConfig, renamedSettings } from '@deckwright/platform/config';
import { checkPostgres, openDatabase } from '@deckwright/platform/database';
import { drainOnSignals, openQueues } from '@deckwright/platform/jobs';
import { openObjectStore } from '@deckwright/platform/object-store';
import { createRegistry, serveOperations, startLog } from '@deckwright/platform/telemetry';
import { boardOptions } from './board-options.ts';
import { startBoard } from './index.ts';

const VERSION = '0.1.0';

const log = startLog('ops');
try {
  const config = readConfig(process.env);
  for (const notice of renamedSettings(process.env)) log.warn({}, notice);
  const { database_url: url, redis_url, metrics_host, metrics_port } = config;
  if (url === undefined) throw new Error('DECKWRIGHT_DATABASE_URL is not set: a board of its own needs the database that others use.');
  const onError = (error: Error) => log.warn({ error: error.message }, 'connection trouble');
  const db = openDatabase({ url, max: 6, application_name: 'deckwright-ops', onError });
  await checkPostgres(db);
  const queues = await openQueues({ db, redis_url, onError });
  const objects = await openObjectStore(config);
  const registry = createRegistry('ops');
  let draining = false;
  const board = await startBoard({ ...boardOptions(config), db, queues, objects, log, version: VERSION, now: () => new Date() });
  const operations =
    metrics_port === undefined
      ? undefined
      : await serveOperations(
          {
            metrics: () => registry.metrics(),
            version: VERSION,
            checks: { database: () => db.query('SELECT 1'), queue: () => queues.ping(), storage: () => objects.ping() },
            draining: () => draining,
            onFailure: (check, error) => log.warn({ err: error, check }, 'not ready'),
          },
          { host: metrics_host, port: metrics_port },
        );
  drainOnSignals({
    log,
    grace_ms: 5_000,
    drain: async (grace_ms) => {
      draining = true;
      await board.close(grace_ms);
      operations?.close();
      await Promise.all([queues.close(), objects.close(), db.close()]);
    },
  });
  const { port, base_url, sign_in_url } = board;
  log.info({ port, base_url, ...(sign_in_url === null ? {} : { sign_in_url }) }, 'the operations board is ready');
  process.send?.({ event: 'ready', port, base_url, sign_in_url, metrics_port: operations?.port });
} catch (error) {
  log.fatal(`deckwright ops: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
