/** The entry points of worker and relay as they are deployed: they start, drain, and refuse what is unsafe. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestPostgres, type TestPostgres } from '@deckwright/testkit/postgres';
import { bundleProcesses, type Processes } from '@deckwright/testkit/processes';
import { hasRedis, startTestRedis } from '@deckwright/testkit/redis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const MAINS = ['render-worker', 'relay'] as const;
const ALL = [...MAINS, 'gateway', 'deck-worker', 'repair-worker', 'image-worker'] as const;
let bundles: Processes;

let server: TestPostgres;
let url: string;
let folder: string;

beforeAll(async () => {
  bundles = await bundleProcesses(Object.fromEntries(ALL.map((name) => [name, `services/${name}/src/main.ts`])));
  server = await startTestPostgres();
  url = await server.createDatabase();
  folder = mkdtempSync(join(tmpdir(), 'deckwright-main-'));
}, 600_000);

afterAll(async () => {
  await bundles?.remove();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Ended {
  readonly code: number | null;
  readonly stderr: string;
}

const start = (name: string, env: Record<string, string>) => {
  const child: ChildProcess = spawn(process.execPath, [bundles.path(name)], {
    env: { PATH: process.env.PATH, DECKWRIGHT_DATA_DIR: folder, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let stderr = '';
  child.stderr!.on('data', (part) => {
    stderr += part;
  });
  const ready = new Promise<{ readonly metrics_port?: number }>((done) => child.once('message', (said) => done(said as object)));
  // Not 'close': that event does not come once this side has disconnected.
  const stderrEnded = new Promise<void>((done) => child.stderr!.once('end', done));
  const ended = new Promise<Ended>((done) => child.once('exit', (code) => stderrEnded.then(() => done({ code, stderr }))));
  return { child, ready, ended };
};

/** What every process shows, and what each shows of its own work. */
const SHOWN = ['nodejs_eventloop_lag_p99_seconds', 'nodejs_heap_size_used_bytes', 'nodejs_gc_duration_seconds', 'nodejs_active_handles', 'process_open_fds', 'process_resident_memory_bytes', 'deckwright_database_connections', 'deckwright_database_connections_limit']; // biome-ignore format: one list
const WORKER = ['deckwright_jobs_active', 'deckwright_jobs_ended_total', 'deckwright_job_stage_seconds', 'deckwright_job_wait_seconds'];
const OWN: Readonly<Record<(typeof ALL)[number], readonly string[]>> = {
  'render-worker': WORKER,
  'deck-worker': WORKER,
  'repair-worker': WORKER,
  'image-worker': WORKER,
  relay: [
    'deckwright_queue_waiting',
    'deckwright_outbox_oldest_seconds',
    'deckwright_swept_rows_total',
    'deckwright_webhook_attempts_total',
  ],
  gateway: ['deckwright_http_request_seconds', 'deckwright_problems_total'],
};

it.each(ALL)(
  'the %s process shows itself, its pool and its work',
  async (name) => {
    const env = {
      DECKWRIGHT_DATABASE_URL: url,
      DECKWRIGHT_METRICS_PORT: '0',
      DECKWRIGHT_PORT: '0',
      DECKWRIGHT_SIGNING_KEY: 'k'.repeat(48),
    };
    const { child, ready, ended } = start(name, env);
    const said = await Promise.race([ready, ended.then(({ stderr }) => Promise.reject(new Error(stderr)))]);
    const text = await (await fetch(`http://127.0.0.1:${said.metrics_port}/metrics`)).text();
    const names = new Set(text.split('\n').flatMap((line) => /^# TYPE (\S+)/.exec(line)?.[1] ?? []));
    expect([...SHOWN, ...OWN[name]].filter((metric) => !names.has(metric))).toEqual([]);
    child.kill('SIGKILL');
    await ended;
  },
  600_000,
);

describe.each(MAINS)('the %s process', (name) => {
  it('says when it is ready and ends with 0 on SIGTERM', async () => {
    const { child, ready, ended } = start(name, { DECKWRIGHT_DATABASE_URL: url });
    await ready;
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  }, 600_000);

  it('ends when the process that started it is gone', async () => {
    const { child, ready, ended } = start(name, { DECKWRIGHT_DATABASE_URL: url });
    await ready;
    child.disconnect();
    expect((await ended).code).toBe(0);
  }, 600_000);

  it('ends with 1 and one clear line when a setting is wrong or missing', async () => {
    const wrong = await start(name, { DECKWRIGHT_DATABASE_URL: 'mysql://x' }).ended;
    expect(wrong.code).toBe(1);
    expect((JSON.parse(wrong.stderr) as { msg: string }).msg).toMatch(/^deckwright [a-z ]+: DECKWRIGHT_DATABASE_URL .*\.$/);
    const missing = await start(name, {}).ended;
    expect(missing).toMatchObject({ code: 1, stderr: expect.stringContaining('DECKWRIGHT_DATABASE_URL is not set') });
  }, 600_000);

  it.skipIf(!hasRedis())(
    'T07 refuses a Redis that may drop keys',
    async () => {
      const redis = await startTestRedis('allkeys-lru');
      const refused = await start(name, { DECKWRIGHT_DATABASE_URL: url, DECKWRIGHT_REDIS_URL: redis.url }).ended;
      await redis.stop();
      expect(refused.code).toBe(1);
      expect(refused.stderr.trim().split('\n')).toHaveLength(1);
      expect(refused.stderr).toContain('noeviction');
    },
    600_000,
  );

  it('T07 refuses a Postgres that may forget', async () => {
    const unsafe = await startTestPostgres({ settings: { fsync: 'off' } });
    const refused = await start(name, { DECKWRIGHT_DATABASE_URL: await unsafe.createEmptyDatabase() }).ended;
    await unsafe.stop();
    expect(refused.code).toBe(1);
    expect(refused.stderr.trim().split('\n')).toHaveLength(1);
    expect(refused.stderr).toContain('fsync');
  }, 600_000);
});
