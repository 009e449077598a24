/** Starts the gateway on parts that are already open, and stops it without cutting anyone off. */
import type { AddressInfo } from 'node:net';
import { type Apart, createApart, type ProcessFailure } from '@deckwright/apart/run';
import { createBrandShelf } from '@deckwright/platform/brands';
import type { Config } from '@deckwright/platform/config';
import type { Database } from '@deckwright/platform/database';
import { createCallOut, listen } from '@deckwright/platform/http';
import { createAccounts, createKeyStore, createSealer } from '@deckwright/platform/identity';
import { createCheckWaiting, type Doorbell, type JobStore } from '@deckwright/platform/jobs';
import { openLimiter, type RateLimiter } from '@deckwright/platform/limits';
import type { ObjectStore } from '@deckwright/platform/object-store';
import { createLinkSigner } from '@deckwright/platform/signing';
import { createMetrics, type Logger, type Metrics, serveMetrics } from '@deckwright/platform/telemetry';
import type { Drawing } from './drawing/drawing.ts';
import { createThreadedDrawing } from './drawing/threaded-drawing.ts';
import { createGateway } from './gateway.ts';
import type { GatewayKit } from './kit.ts';
import { fetchDeck } from './sources/take-source.ts';
import { VERSION } from './version.ts';

export interface GatewayParts {
  readonly config: Pick<Config, 'port' | 'metrics_port' | 'base_url' | 'redis_url' | 'trusted_proxies'> &
    Partial<Pick<Config, 'provision_secret' | 'file_processes' | 'cors_origins' | 'most_waiting'>>;
  readonly host: string;
  readonly db: Database;
  readonly jobs: JobStore;
  readonly files: ObjectStore;
  readonly doorbell: Doorbell;
  /** Newest first. */
  readonly signing_keys: readonly string[];
  readonly log: Logger;
  /** Used instead of the drawing thread. */
  readonly drawing?: Drawing;
  /** Used instead of the one that the settings choose. */
  readonly limiter?: RateLimiter;
  /** Used instead of processes of its own for looking into files. */
  readonly apart?: Apart;
  /** Used instead of the real way to fetch a deck from an address. */
  readonly fetchDeck?: GatewayKit['fetchDeck'];
  /** Used instead of the real way to send webhooks. */
  readonly callOut?: GatewayKit['callOut'];
  /** Shown together with what others in this process count. */
  readonly metrics?: Metrics;
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
const FILES_WAITING = 16;

/** Jobs of one account that may wait, where no setting says. */
const MOST_WAITING = 20_000;

/** For operators: where it ended, without the words of a message, which may be the file's. */
const describeFailure = ({ task, reason, bytes, complaint }: ProcessFailure) => ({
  task,
  reason,
  bytes,
  error: /^(?:Uncaught )?([A-Z]\w*Error)\b/m.exec(complaint)?.[1],
  frames: complaint
    .match(/^\s+at .*$/gm)
    ?.slice(0, 6)
    .map((frame) => frame.trim()),
});

export async function startGateway(parts: GatewayParts): Promise<RunningGateway> {
  const { config, db, log } = parts;
  const now_ms = () => Date.now();
  const drawing = parts.drawing ?? createThreadedDrawing();
  const metrics = parts.metrics ?? createMetrics();
  const ownLimiter = await openLimiter({
    redis_url: config.redis_url,
    now_ms,
    onError: (error) => log.warn({ err: error }, 'limits are counted in this process while Redis is away'),
  });
  const keys = createKeyStore(db, now_ms);
  const sealer = createSealer(parts.signing_keys);
  let draining = false;
  let base_url = config.base_url ?? '';

  const app = createGateway({
    kit: {
      jobs: parts.jobs,
      checkWaiting: createCheckWaiting(db, config.most_waiting ?? MOST_WAITING, now_ms),
      db,
      keys,
      accounts: createAccounts(db, sealer),
      sealer,
      provision_secret: config.provision_secret ?? null,
      files: parts.files,
      links: createLinkSigner({ keys: parts.signing_keys, now_ms }),
      previews: createLinkSigner({ keys: parts.signing_keys, now_ms, to: 'previews' }),
      drawing,
      brands: createBrandShelf(db, parts.files),
      apart:
        parts.apart ??
        createApart({
          concurrency: config.file_processes ?? 2,
          waiting: FILES_WAITING,
          onFailure: (failure) => log.error(describeFailure(failure), 'a file ended the process that read it'),
        }),
      fetchDeck: parts.fetchDeck ?? fetchDeck,
      callOut: parts.callOut ?? createCallOut(),
      readiness: {
        database: async () => void (await db.query('SELECT 1')),
        queue: () => parts.doorbell.ping(),
        files: () => parts.files.ping(),
      },
      draining: () => draining,
      now_ms,
      base_url: () => base_url,
      version: VERSION,
      render_wait_ms: parts.render_wait_ms ?? 110_000,
    },
    authenticate: (key) => keys.authenticate(key),
    limiter: parts.limiter ?? ownLimiter,
    log,
    metrics,
    ...(config.trusted_proxies === undefined ? {} : { trusted_proxies: config.trusted_proxies }),
    ...(config.cors_origins === undefined ? {} : { cors_origins: config.cors_origins }),
  });

  const http = await listen(app, { host: parts.host, port: config.port });
  base_url ||= `http://${parts.host === '0.0.0.0' || parts.host === '::' ? '127.0.0.1' : parts.host}:${http.port}`;
  const metricsServer =
    config.metrics_port === undefined ? undefined : await serveMetrics(metrics.registry, { host: parts.host, port: config.metrics_port });
  log.info({ port: http.port, base_url }, 'gateway is listening');

  async function close({ notice_ms = 0, grace_ms = 25_000 }: { readonly notice_ms?: number; readonly grace_ms?: number } = {}) {
    draining = true;
    if (notice_ms > 0) await new Promise((resolve) => setTimeout(resolve, notice_ms));
    await http.close(grace_ms);
    metricsServer?.closeAllConnections();
    metricsServer?.close();
    await Promise.all([drawing.close(), ownLimiter.close()]);
  }

  let closed: Promise<void> | undefined;
  return {
    port: http.port,
    base_url,
    // Listening on a port, so the address is not a pipe's name.
    metrics_port: metricsServer === undefined ? undefined : (metricsServer.address() as AddressInfo).port,
    close: (options) => (closed ??= close(options)),
  };
}
