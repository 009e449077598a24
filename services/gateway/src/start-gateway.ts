/** Starts the gateway on parts that are already open, and stops it without cutting requests off. */
import { createIsolate, type Isolate, type ProcessFailure } from '@deckwright/isolate/run';
import { createBrandCache } from '@deckwright/platform/brands';
import type { Config } from '@deckwright/platform/config';
import { type Database, databaseTime } from '@deckwright/platform/database';
import { callOutTo, listen } from '@deckwright/platform/http';
import { createAccounts, createKeyStore, createSealer } from '@deckwright/platform/identity';
import { createCheckWaiting, type JobStore, type Queues } from '@deckwright/platform/jobs';
import { openLimiter, type RateLimiter } from '@deckwright/platform/limits';
import { createWishSigner } from '@deckwright/platform/mail';
import type { ObjectStore } from '@deckwright/platform/object-store';
import { openPayments } from '@deckwright/platform/payments';
import { generatorOf } from '@deckwright/platform/picture-maker';
import { proposerOf } from '@deckwright/platform/proposer';
import { createLinkSigner } from '@deckwright/platform/signing';
import {
  createMetrics,
  type Logger,
  type Metrics,
  serveOperations,
  showConnections,
  showStores,
  storesOf,
} from '@deckwright/platform/telemetry';
import { type CodeService, connectCodeService } from '@deckwright/sandbox/call';
import type { DrawingPool } from './drawing/drawing.ts';
import { createThreadedDrawing, defaultThreads } from './drawing/threaded-drawing.ts';
import { createGateway, type GatewayOptions, openApiBytes } from './gateway.ts';
import type { GatewayKit } from './kit.ts';
import { authenticateToken, isToken } from './oauth/authenticate-token.ts';
import type { OAuth } from './oauth/oauth.ts';
import { type LoginPart, openOAuth } from './oauth/open-oauth.ts';
import { fetchDeck } from './sources/take-source.ts';
import { VERSION } from './version.ts';

export interface GatewayParts {
  readonly config: Pick<Config, 'port' | 'metrics_port' | 'base_url' | 'redis_url' | 'trusted_proxies'> &
    Partial<
      Pick<
        Config,
        | 'metrics_host'
        | 'provision_secret'
        | 'test_slides_per_day'
        | 'file_processes'
        | 'drawing_threads'
        | 'cors_origins'
        | 'max_waiting'
        | 'webhook_networks'
        | 'retention_days'
        | 'oidc_issuer'
        | 'oidc_client_id'
        | 'oidc_client_secret'
        | 'oidc_scopes'
        | 'oidc_provider'
        | 'agent_limit_usd'
        | 'code_sandbox_url'
        | 'code_sandbox_token'
        | 'translate_url'
        | 'translate_model'
        | 'pictures_url'
        | 'pictures_shape'
        | 'pictures_model'
        | 'pictures_model_draft'
        | 'pictures_model_premium'
        | 'pictures_models'
        | 'proposer_url'
        | 'proposer_shape'
        | 'proposer_key'
        | 'proposer_model'
        | 'proposer_seconds'
        | 'proposer_answer_kib'
        | 'proposer_questions_per_day'
        | 'stripe_secret_key'
        | 'stripe_url'
        | 'stripe_webhook_secret'
        | 'stripe_publishable_key'
        | 'plans'
        | 'invoice_issuer'
      >
    >;
  readonly host: string;
  readonly db: Database;
  readonly jobs: JobStore;
  readonly files: ObjectStore;
  readonly queues: Queues;
  /** Newest first. */
  readonly signing_keys: readonly string[];
  readonly log: Logger;
  /** Used instead of drawing threads of its own. */
  readonly drawing?: DrawingPool;
  /** Used instead of the one that the settings choose. */
  readonly limiter?: RateLimiter;
  /** Used instead of processes of its own for looking into files. */
  readonly isolate?: Isolate;
  /** Used instead of the service that the settings name. */
  readonly code?: GatewayKit['code'];
  /** Used instead of the real way to fetch a deck from an address. */
  readonly fetchDeck?: GatewayKit['fetchDeck'];
  /** People sign in here where no identity provider is named. Absent: then there is no OAuth. */
  readonly login?: LoginPart;
  /** Used instead of the real way to read documents about clients. */
  readonly readDocument?: OAuth['readDocument'];
  /** Used instead of the system's clock, in ms. */
  readonly now_ms?: () => number;
  /** Used instead of the real way to send webhooks. */
  readonly callOut?: GatewayKit['callOut'];
  /** Further mounts of the agents' protocol, for its conformance tests. */
  readonly mcp_mounts?: GatewayOptions['mcp_mounts'];
  /** Used instead of metrics of its own: those of other services in this process. */
  readonly metrics?: Metrics;
  /** Used instead of the metrics page of this process: the page of a whole process tree. */
  readonly metricsPage?: () => Promise<string>;
  /** Makes the OpenAPI document when it is first asked for, at the cost of who asks: a process of trials ends before that. */
  readonly is_document_late?: boolean;
  /** Longest that a render request waits, in ms. Default 110 s. */
  readonly render_wait_ms?: number;
}

export interface RunningGateway {
  readonly port: number;
  readonly base_url: string;
  readonly metrics_port: number | undefined;
  /**
   * Turns readiness off, waits `notice_ms` for balancers to look elsewhere, lets running requests end within `grace_ms`,
   * then cuts what is left. Closes what it opened, nothing that it was given.
   */
  close(options?: { readonly notice_ms?: number; readonly grace_ms?: number }): Promise<void>;
}

/** Files that may wait for a process of their own; each is held in memory meanwhile. */
const FILES_WAITING = 32;
/** Of these, files of one account. */
const FILES_WAITING_PER_ACCOUNT = 8;
/** The same of callers without a key, who have processes of their own. */
const PUBLIC_FILES_WAITING = 8;
const PUBLIC_FILES_WAITING_PER_ADDRESS = 2;

/** Jobs of one account that may wait, where no setting says. */
const MAX_WAITING = 20_000;

export async function startGateway(parts: GatewayParts): Promise<RunningGateway> {
  const { config, db, log } = parts;
  const now_ms = parts.now_ms ?? (() => Date.now());
  const drawing = parts.drawing ?? createThreadedDrawing({ threads: config.drawing_threads ?? defaultThreads(), preload: true });
  const metrics = parts.metrics ?? createMetrics();
  showConnections(metrics.registry, parts);
  const readiness = storesOf({ db, queues: parts.queues, objects: parts.files });
  showStores(metrics.registry, 'gateway', readiness);
  const ownLimiter = await openLimiter({
    redis_url: config.redis_url,
    now_ms,
    onError: (error) => log.warn({ err: error }, 'limits are counted in this process while Redis is away'),
  });
  const keys = createKeyStore(db, now_ms);
  const sealer = createSealer(parts.signing_keys);
  // Without this every key is new after a restart, which matters only behind an address that guesses keys.
  await keys.recall().catch((error: unknown) => log.warn({ err: error }, 'keys in use were not read'));
  let isDraining = false;
  let base_url = config.base_url ?? '';
  let local_url = '';
  const state: GatewayState = { draining: () => isDraining, base_url: () => base_url, readiness, now_ms };
  if (parts.is_document_late !== true) openApiBytes(VERSION, '');
  const limiter = parts.limiter ?? ownLimiter;
  const { oauth, mounts } = await openOAuth({
    config,
    login: parts.login,
    signing_keys: parts.signing_keys,
    db,
    keys,
    limiter,
    log,
    base_url: state.base_url,
    local_url: () => local_url,
    readDocument: parts.readDocument,
  });
  const app = createGateway({
    kit: kitOf(parts, metrics, { ...state, drawing, keys, sealer, oauth }),
    authenticate: async (credential, path) => {
      if (!isToken(credential)) return keys.authenticate(credential);
      return oauth === null ? null : authenticateToken({ db, tokens: oauth.tokens, base_url: state.base_url, now_ms }, credential, path);
    },
    isKnownKey: (key) => keys.isKnown(key),
    mounts,
    limiter,
    log,
    metrics,
    ...(parts.mcp_mounts === undefined ? {} : { mcp_mounts: parts.mcp_mounts }),
    ...(config.trusted_proxies === undefined ? {} : { trusted_proxies: config.trusted_proxies }),
  });

  const http = await listen(app, { host: parts.host, port: config.port });
  local_url = `http://${hostOf(parts.host)}:${http.port}`;
  base_url ||= local_url;
  const operations = await startOperations(parts, state, metrics);
  log.info({ port: http.port, base_url, ...(operations && { metrics_port: operations.port }) }, 'gateway is listening');

  async function close({ notice_ms = 0, grace_ms = 25_000 }: { readonly notice_ms?: number; readonly grace_ms?: number } = {}) {
    isDraining = true;
    if (notice_ms > 0) await new Promise((resolve) => setTimeout(resolve, notice_ms));
    await http.close(grace_ms);
    operations?.close();
    await Promise.all([drawing.close(), ownLimiter.close()]);
  }

  let closed: Promise<void> | undefined;
  return {
    port: http.port,
    base_url,
    metrics_port: operations?.port,
    close: (options) => (closed ??= close(options)),
  };
}

/** What the gateway tells of itself while it runs. */
type GatewayState = Pick<GatewayKit, 'draining' | 'base_url' | 'readiness' | 'now_ms'>;

/** The kit of the routes: what is open, and the defaults of settings that are absent. */
function kitOf(
  parts: GatewayParts,
  metrics: Metrics,
  open: GatewayState & Pick<GatewayKit, 'keys' | 'sealer' | 'oauth'> & { readonly drawing: DrawingPool },
): GatewayOptions['kit'] {
  const { config, db, files, signing_keys } = parts;
  const { now_ms, sealer } = open;
  const payments = openPayments(config, { db, log: parts.log });
  return {
    ...open,
    jobs: parts.jobs,
    checkWaiting: createCheckWaiting(db, config.max_waiting ?? MAX_WAITING, now_ms),
    db,
    accounts: createAccounts(db, sealer),
    payments,
    // Without a processor, money came another way, and is real.
    invoices: {
      db,
      issuer: config.invoice_issuer ?? null,
      livemode: payments?.livemode ?? true,
      plans: config.plans ?? [],
      now: () => databaseTime(db),
    },
    provision_secret: config.provision_secret ?? null,
    files,
    links: createLinkSigner({ keys: signing_keys, now_ms }),
    previews: createLinkSigner({ keys: signing_keys, now_ms, to: 'previews' }),
    wishes: createWishSigner(signing_keys),
    brands: createBrandCache(db, files),
    isolate: parts.isolate ?? openIsolate(parts, metrics, FILES_WAITING, FILES_WAITING_PER_ACCOUNT),
    public_isolate: parts.isolate ?? openIsolate(parts, metrics, PUBLIC_FILES_WAITING, PUBLIC_FILES_WAITING_PER_ADDRESS),
    code: parts.code ?? codeServiceOf(config),
    can_translate: config.translate_url !== undefined && config.translate_model !== undefined,
    proposer: proposerOf(config),
    pictures: generatorOf(config),
    fetchDeck: parts.fetchDeck ?? fetchDeck,
    callOut: parts.callOut ?? callOutTo(config.webhook_networks),
    version: VERSION,
    cors_origins: config.cors_origins ?? '*',
    retention_days: config.retention_days ?? 30,
    test_slides_per_day: config.test_slides_per_day ?? 200,
    render_wait_ms: parts.render_wait_ms ?? 110_000,
  };
}

const codeServiceOf = ({ code_sandbox_url: url, code_sandbox_token: token }: GatewayParts['config']): CodeService | null =>
  url === undefined ? null : connectCodeService({ url, token });

const openIsolate = ({ config, log }: GatewayParts, { file_failures }: Metrics, waiting: number, waiting_per_account: number): Isolate =>
  createIsolate({
    concurrency: config.file_processes ?? 2,
    waiting,
    waiting_per_account,
    onFailure: (failure) => {
      file_failures.inc({ task: failure.task, reason: failure.reason });
      log.error(describeFailure(failure), 'a file ended the process that read it');
    },
  });

/** What operators read of a failure. The message is left out, because it may have words of the file. */
const describeFailure = ({ task, reason, bytes, complaint, failure_id }: ProcessFailure) => ({
  failure_id,
  task,
  reason,
  bytes,
  error: /^(?:Uncaught )?([A-Z]\w*Error)\b/m.exec(complaint)?.[1],
  frames: complaint
    .match(/^\s+at .*$/gm)
    ?.slice(0, 6)
    .map((frame) => frame.trim()),
});

/** Serves metrics and readiness on a port of their own; undefined where the settings name none. */
async function startOperations({ config, log, metricsPage }: GatewayParts, { draining, readiness }: GatewayState, metrics: Metrics) {
  if (config.metrics_port === undefined) return undefined;
  return serveOperations(
    {
      metrics: metricsPage ?? (() => metrics.registry.metrics()),
      version: VERSION,
      checks: readiness,
      draining,
      onFailure: (check, error) => log.warn({ err: error, check }, 'not ready'),
    },
    { host: config.metrics_host ?? '127.0.0.1', port: config.metrics_port },
  );
}

/** The host in an address that this machine can call. */
const hostOf = (host: string): string => (host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host);
