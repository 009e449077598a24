/** The service as it ships, for benches: gateway, relay and workers as processes on a real Postgres and Redis, with accounts that pay. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { credit } from '@deckwright/platform/billing';
import { type Database, openDatabase } from '@deckwright/platform/database';
import { createKeyStore } from '@deckwright/platform/identity';
import { freePort, startTestPostgres } from '@deckwright/testkit/postgres';
import { bundleProcesses, until } from '@deckwright/testkit/processes';
import { startTestRedis } from '@deckwright/testkit/redis';
import { send } from './callers.ts';

/** A folder for processor profiles of every process, to be looked at with a browser's tools. */
const PROFILES = process.env['DECKWRIGHT_BENCH_PROFILES'];

const ENTRIES = {
  gateway: 'services/gateway/src/main.ts',
  'drawing-thread': 'services/gateway/src/drawing/thread.ts',
  'isolate-process': 'packages/isolate/src/run/process.ts',
  relay: 'services/relay/src/main.ts',
  worker: 'services/render-worker/src/main.ts',
  'deck-worker': 'services/deck-worker/src/main.ts',
  bare: 'services/gateway/bench/bare-server.ts',
} as const;

export interface BenchService {
  readonly db: Database;
  readonly base: string;
  readonly agent: Agent;
  /** Keys of several accounts with money: each account may only send so much a minute. */
  readonly keys: readonly string[];
  /** Where logs and files are. */
  readonly folder: string;
  readonly gateway: ChildProcess;
  /** Where a probe inside the gateway writes. */
  readonly probe_file: string;
  readonly relay: ChildProcess;
  /** Keys in the queue's server. */
  redisKeys(): Promise<number>;
  /** Commands that it has run since it started, those inside of scripts too. */
  redisCommands(): Promise<number>;
  /** Starts a further process; its log is `<entry>.log` in the folder, as it would go to a collector. */
  start(entry: keyof typeof ENTRIES, args?: readonly string[]): ChildProcess;
  /** Waits until this many workers have signed on and the gateway is ready. */
  ready(workers: number): Promise<void>;
  stop(): Promise<void>;
}

export interface BenchOptions {
  /** For Node, before the gateway's own program. */
  readonly gateway_flags?: readonly string[];
}

export async function startBenchService({ gateway_flags = [] }: BenchOptions = {}): Promise<BenchService> {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-bench-'));
  const postgres = await startTestPostgres();
  const redis = await startTestRedis();
  const url = await postgres.createDatabase();
  const db = openDatabase({ url, max: 4 });
  const processes = await bundleProcesses(ENTRIES);
  const port = await freePort();
  const env = {
    PATH: process.env['PATH'],
    DECKWRIGHT_DATABASE_URL: url,
    DECKWRIGHT_REDIS_URL: redis.url,
    DECKWRIGHT_DATA_DIR: folder,
    DECKWRIGHT_SIGNING_KEY: 'a-signing-key-for-the-bench-of-32-bytes-or-more',
    DECKWRIGHT_PORT: String(port),
    DECKWRIGHT_BENCH_PROBE: join(folder, 'probe.log'),
  };
  const started: ChildProcess[] = [];
  const start: BenchService['start'] = (entry, args = []) => {
    const log = openSync(join(folder, `${entry}.log`), 'a');
    const profiling = PROFILES === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${join(PROFILES, entry)}`];
    const child = spawn(process.execPath, [...profiling, ...(entry === 'gateway' ? gateway_flags : []), processes.path(entry), ...args], {
      env,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    started.push(child);
    return child;
  };
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const base = `http://127.0.0.1:${port}`;
  const keys: string[] = [];
  const store = createKeyStore(db, () => Date.now());
  for (let i = 0; i < 8; i += 1) {
    const account_id = await store.createAccount(`bench ${i}`);
    await credit(db, { account_id, kind: 'topup', amount: 1_000_000, reference: account_id, reason: 'bench' });
    keys.push((await store.createKey(account_id, 'bench', 'live')).text);
  }
  const [gateway, relay] = [start('gateway'), start('relay')];
  const isUp = () =>
    send(agent, base, '/readyz', {}).then(
      ({ status }) => status === 200,
      () => false,
    );
  return {
    db,
    base,
    agent,
    keys,
    folder,
    gateway,
    probe_file: env.DECKWRIGHT_BENCH_PROBE,
    relay,
    start,
    redisKeys: async () => Number(/:(\d+)/.exec(await redis.command('DBSIZE'))?.[1] ?? 0),
    redisCommands: async () =>
      [...(await redis.command('INFO commandstats')).matchAll(/:calls=(\d+)/g)].reduce((sum, [, calls]) => sum + Number(calls), 0),
    ready: (workers) =>
      until('the service is ready', async () => (await isUp()) && (await db.query('SELECT 1 FROM workers')).rowCount >= workers, 60_000),
    async stop() {
      // A profile is written by a process that ends by itself.
      if (PROFILES !== undefined) await Promise.all(started.map((child) => endOf(child)));
      for (const child of started) child.kill('SIGKILL');
      agent.destroy();
      await processes.remove();
      await db.close();
      await redis.stop();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function endOf(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
