/** A worker as a process of its own: it connects, says ready, and drains when told to stop. */
import { type Config, readConfig } from '../config/index.ts';
import { checkPostgres, type Database, openDatabase } from '../database/index.ts';
import { createJobStore, type Doorbell, drainOnSignals, type JobStore, openDoorbell } from '../jobs/index.ts';
import { type ObjectStore, openObjectStore } from '../object-store/index.ts';
import { createLogger, type Logger, startTracing } from '../telemetry/index.ts';

/** What every worker is started with. */
export interface WorkerParts {
  readonly db: Database;
  readonly store: JobStore;
  readonly doorbell: Doorbell;
  readonly objects: ObjectStore;
  readonly log: Logger;
  readonly concurrency: number;
  /** Ends the process, so that whoever watches it starts a new one. */
  readonly onStuck: () => void;
}

export interface WorkerProcess {
  /** "render worker". */
  readonly name: string;
  readonly version: string;
  readonly concurrency: (config: Config) => number;
  /** `ready` is told to the log and to the process that started this one. */
  readonly start: (parts: WorkerParts) => { readonly ready: object; readonly close: (grace_ms: number) => Promise<unknown> };
}

const GRACE_MS = 25_000;

/** Runs until a signal; a worker that cannot start says why on stderr and exits with 1. */
export async function runWorker({ name, version, concurrency: concurrencyOf, start }: WorkerProcess): Promise<void> {
  try {
    const config = readConfig(process.env);
    const { database_url: url, redis_url, otlp_endpoint } = config;
    const concurrency = concurrencyOf(config);
    if (url === undefined) throw new Error('DECKWRIGHT_DATABASE_URL is not set: a worker of its own needs the database that others use.');
    const service = name.replaceAll(' ', '-');
    const log = createLogger({ level: config.log_level, service });
    const tracing = await startTracing({ service_name: service, service_version: version, otlp_endpoint });
    const onError = (error: Error) => log.warn({ error: error.message }, 'connection trouble');
    const db = openDatabase({ url, max: concurrency + 3, application_name: `deckwright-${service}`, onError });
    await checkPostgres(db);
    const doorbell = await openDoorbell({ db, redis_url, onError });
    const objects = await openObjectStore(config);
    const store = createJobStore(db);

    const onStuck = () => end('the queue is silent', 1, 0);
    const { ready, close } = start({ db, store, doorbell, objects, log, concurrency, onStuck });
    const end = drainOnSignals({
      log,
      grace_ms: GRACE_MS,
      drain: async (grace_ms) => {
        await close(grace_ms);
        await Promise.all([doorbell.close(), store.close(), objects.close(), db.close(), tracing.stop()]);
      },
    });
    log.info({ ...ready, concurrency }, `${name} is ready`);
    process.send?.({ event: 'ready', ...ready });
  } catch (error) {
    process.stderr.write(`deckwright ${name}: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
