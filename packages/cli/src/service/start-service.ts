/** The whole service in one process tree. The gateway and the relay run in this process and the workers as children; all stop in order. */
import { chmod, mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { startGateway, VERSION } from '@deckwright/gateway';
import type { BoardKit, RunningBoard } from '@deckwright/ops';
import type { Config } from '@deckwright/platform/config';
import { checkPostgres, migrateDatabase, openDatabase, startEmbeddedPostgres } from '@deckwright/platform/database';
import { callOutTo } from '@deckwright/platform/http';
import { createKeyStore, createSealer, seedAccount } from '@deckwright/platform/identity';
import { createJobStore, noFaults, openQueues } from '@deckwright/platform/jobs';
import { findEntry, supervise } from '@deckwright/platform/launch';
import { openMail } from '@deckwright/platform/mail';
import { openObjectStore } from '@deckwright/platform/object-store';
import { openPayments } from '@deckwright/platform/payments';
import { keepSigningKey } from '@deckwright/platform/signing';
import { createMetrics, createRelayMetrics, type Logger, metricsPage, startTracing } from '@deckwright/platform/telemetry';
import { startRelay } from '@deckwright/relay';
import { mailSettings } from './mail-settings.ts';
import { type CodePlace, codePlace, openCodeSandbox, removePlace } from './open-code-sandbox.ts';
import { openDouble } from './open-double.ts';

export interface ServiceOptions {
  readonly config: Config;
  readonly host: string;
  readonly log: Logger;
  /** Where the children's settings come from. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Render workers. Default: one a core, with one core left for everything else, and at least one. */
  readonly workers?: number;
  /** Whether the operations board is served too. */
  readonly with_ops?: boolean;
  /** Called when a part has died that nothing works without. */
  readonly onDeath: (reason: string) => void;
}

export interface RunningService {
  readonly base_url: string;
  readonly api_key: string;
  /** Where the tree shows its metrics; undefined where the settings name no port. */
  readonly metrics_port: number | undefined;
  /** Where the operations board is; with the link that signs in, where there is no identity provider. */
  readonly ops_url: string | undefined;
  readonly worker_pids: () => readonly number[];
  /** Lets requests and active jobs end within `grace_ms`, then closes everything. */
  stop(grace_ms: number): Promise<void>;
}

export async function startService(options: ServiceOptions): Promise<RunningService> {
  const { log } = options;
  const closers: (() => Promise<unknown>)[] = [];
  // Closed in the reverse order of opening, even where one of them fails.
  const closeAll = async () => {
    for (const close of closers.splice(0).reverse()) await close().catch((error: unknown) => log.warn({ err: error }, 'closing failed'));
  };
  try {
    return await start(options, closers, closeAll);
  } catch (error) {
    await closeAll();
    throw error;
  }
}

async function start(options: ServiceOptions, closers: (() => Promise<unknown>)[], closeAll: () => Promise<void>): Promise<RunningService> {
  const { config, log, host } = options;
  await mkdir(config.data_dir, { recursive: true });
  const tracing = await startTracing({ service_name: 'deckwright', service_version: VERSION, otlp_endpoint: config.otlp_endpoint });
  closers.push(() => tracing.stop());

  const database_url = config.database_url ?? (await embeddedDatabase(options, closers));
  await migrateDatabase(database_url);
  let stopping = false;
  const onError = (error: Error) => {
    // PostgreSQL ends connections that are just being closed, which is worth a line only while the service runs.
    if (!stopping) log.warn({ err: error }, 'connection trouble');
  };
  const db = openDatabase({ url: database_url, application_name: 'deckwright', onError });
  closers.push(() => db.close(500));
  await checkPostgres(db);

  const place = await codePlace(config);
  closers.push(() => removePlace(place));
  const opening = openCodeSandbox(config, place, options.env, log);
  // The workers take the longest to start, so they start first. They wait for what is missing.
  const workers = startWorkers(options, database_url, place);
  for (const worker of workers) closers.push(() => worker.stop(0));
  const code = await opening;
  closers.push(async () => code.process?.stop(0));
  const children = code.process === undefined ? workers : [...workers, code.process];

  const { account_id, api_key } = await seedAccount(
    createKeyStore(db, () => Date.now()),
    config.data_dir,
  );
  const signing_keys = config.signing_key ?? [await keepSigningKey(config.data_dir)];
  const files = await openObjectStore(config);
  closers.push(() => files.close());
  const queues = await openQueues({ db, redis_url: config.redis_url, onError });
  closers.push(() => queues.close(500));
  const jobs = createJobStore(db, noFaults, queues);
  closers.push(() => jobs.close());
  const metrics = createMetrics();
  const double = await openDouble(config, host, log);
  closers.push(() => double.close());
  // Until the gateway has a port.
  let base_url = config.base_url ?? `http://127.0.0.1:${config.port}`;
  const relay = startRelay({
    db,
    queues,
    objects: files,
    log,
    retention_days: config.retention_days,
    ledger_months: config.ledger_months,
    ledger_check_ms: config.ledger_check_minutes * 60_000,
    metrics: createRelayMetrics(metrics.registry),
    webhooks: { sealer: createSealer(signing_keys), callOut: callOutTo(config.webhook_networks) },
    payments: openPayments({ ...config, ...double.settings }, { db, log }),
    mail: openMail(mailSettings(config, host, log), { base_url: () => base_url, signing_keys }),
  });
  closers.push(() => relay.stop(500));
  const gateway = await startGateway({
    config: { ...config, ...double.settings },
    host,
    db,
    jobs,
    files,
    queues,
    signing_keys,
    ...loginOf(config, host, account_id, log),
    code: code.service,
    log,
    metrics,
    metricsPage: async () => {
      const counted = await Promise.all(children.map((one) => one.metrics()));
      return metricsPage([{ process: 'gateway', metrics: await metrics.registry.getMetricsAsJSON() }, ...counted.flat()]);
    },
  });
  closers.push(() => gateway.close({ grace_ms: 0 }));
  ({ base_url } = gateway);
  const board = options.with_ops === true ? await openBoard(config, base_url, { db, queues, objects: files, log }) : undefined;
  if (board !== undefined) closers.push(() => board.close(0));
  double.sendTo(`http://127.0.0.1:${gateway.port}`);
  // Whatever else the service does, it does without a sandbox.
  const sandbox = code.process?.ready.catch((error: unknown) => log.warn({ err: error }, 'code is not run here'));
  await Promise.all([...workers.map((one) => one.ready), sandbox]);

  return {
    base_url: gateway.base_url,
    metrics_port: gateway.metrics_port,
    ops_url: board?.sign_in_url ?? board?.base_url,
    api_key,
    worker_pids: workers[0].pids,
    async stop(grace_ms) {
      stopping = true;
      // All at once, so that a slide that a worker finishes in its grace still reaches the request that waits for it.
      await Promise.all([gateway.close({ grace_ms }), ...children.map((one) => one.stop(grace_ms))]);
      await closeAll();
    },
  };
}

/** The operations board in this process; loaded only where it is asked for. */
async function openBoard(
  config: Config,
  base_url: string,
  parts: Pick<BoardKit, 'db' | 'queues' | 'objects' | 'log'>,
): Promise<RunningBoard> {
  const { boardOptions, startBoard } = await import('@deckwright/ops');
  return startBoard({ ...boardOptions({ ...config, base_url }), ...parts, version: VERSION, now: () => new Date() });
}

/** Starts the processes of the render, deck, repair and image workers, in this order. */
function startWorkers({ config, log, env, workers }: ServiceOptions, database_url: string, { url: code_url }: CodePlace) {
  const workerEnv = childEnv(env, {
    DECKWRIGHT_DATABASE_URL: database_url,
    // The address is handed over as it was read: a setting and its file together are refused.
    DECKWRIGHT_DATABASE_URL_FILE: '',
    DECKWRIGHT_DATA_DIR: config.data_dir,
    DECKWRIGHT_CODE_SANDBOX_URL: code_url,
    DECKWRIGHT_LOG_LEVEL: config.log_level,
    // Children cannot listen on one port together. The gateway's page shows the metrics of the whole tree.
    DECKWRIGHT_METRICS_PORT: '',
  });
  const start = (name: 'render worker' | 'deck worker' | 'repair worker' | 'image worker', count: number) => {
    const service = name.replace(' ', '-');
    const entry = findEntry({ from: import.meta.url, source: `../../../../services/${service}/src/main.ts`, bundle: service });
    return supervise({ name, entry, count, env: workerEnv, log });
  };
  return [
    start('render worker', workers ?? Math.max(1, availableParallelism() - 1)),
    start('deck worker', 1),
    start('repair worker', 1),
    start('image worker', 1),
  ] as const;
}

const LOOPBACK = /^(?:127(?:\.\d+){3}|::1|localhost)$/;

/**
 * The sign-in for agents. Where others reach the service, there is none without a password, because people who type a key into pages
 * soon type it into the wrong one.
 */
function loginOf({ login_password: password, oidc_issuer }: Config, host: string, account_id: string, log: Logger) {
  if (oidc_issuer !== undefined || LOOPBACK.test(host) || password !== undefined) return { login: { account_id, password } };
  log.warn('agents cannot sign in: set DECKWRIGHT_LOGIN_PASSWORD or DECKWRIGHT_OIDC_ISSUER where others reach the service');
  return {};
}

async function embeddedDatabase(options: ServiceOptions, closers: (() => Promise<unknown>)[]): Promise<string> {
  const { config, log, onDeath } = options;
  // Keys and the database's password are stored here.
  await chmod(config.data_dir, 0o711).catch(() => {});
  const postgres = await startEmbeddedPostgres({ dir: config.data_dir, log, onDeath });
  closers.push(() => postgres.stop(1500));
  return postgres.url;
}

/** The environment of a child: our own settings, those of the collector and the store, and where programs and temporary files are. */
function childEnv(env: ServiceOptions['env'], own: Readonly<Record<string, string>>): Record<string, string> {
  const passed: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    if (value !== undefined && /^(?:DECKWRIGHT_|OTEL_|AWS_|NODE_EXTRA_CA_CERTS$|PATH$|HOME$|TMPDIR$|TZ$)/.test(name)) passed[name] = value;
  }
  return { ...passed, ...own };
}
