/** Every process as it is deployed, seen by who operates it: health and metrics on a port of its own, on this machine alone; JSON in every line. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestPostgres, type TestPostgres } from '@deckwright/testkit/postgres';
import { bundleProcesses, type Processes } from '@deckwright/testkit/processes';
import { hasRedis, startTestRedis } from '@deckwright/testkit/redis';
import { startTestS3 } from '@deckwright/testkit/s3';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SIGNING_KEY } from './harness.ts';

const MAINS = ['gateway', 'relay', 'render-worker', 'deck-worker', 'repair-worker', 'image-worker'] as const;
let bundles: Processes;
let server: TestPostgres;
let folder: string;
let env: Record<string, string>;

/**
 * Loaded before the process: when that says that it is ready, this warns as libraries do and prints past the logger; told to, it throws an
 * error that nobody catches.
 */
const NOISE = `
  const send = process.send;
  process.send = function (...words) {
    process.emitWarning('An old way was taken', 'DeprecationWarning', 'DEP9999');
    console.error('[library] went\\nwrong %s', 'here');
    console.log('a notice');
    process.stderr.write('half a ');
    process.stderr.write('line\\n');
    process.stdout.write('{"is":"an object"}\\n');
    // Warnings come in the next turn.
    setImmediate(() => send.apply(process, words));
    return true;
  };
  process.on('SIGUSR2', () => setTimeout(() => { throw new TypeError('nobody catches this'); }, 1));
`;

beforeAll(async () => {
  bundles = await bundleProcesses({
    ...Object.fromEntries(MAINS.map((name) => [name, `services/${name}/src/main.ts`])),
    'drawing-thread': 'services/gateway/src/drawing/thread.ts',
  });
  server = await startTestPostgres();
  const url = await server.createDatabase();
  folder = mkdtempSync(join(tmpdir(), 'deckwright-operations-'));
  const noise = join(folder, 'noise.cjs');
  writeFileSync(noise, NOISE);
  env = {
    PATH: process.env['PATH'] ?? '',
    NODE_OPTIONS: `--require ${noise}`,
    DECKWRIGHT_DATABASE_URL: url,
    DECKWRIGHT_SIGNING_KEY: SIGNING_KEY,
    DECKWRIGHT_DATA_DIR: folder,
    DECKWRIGHT_PORT: '0',
    DECKWRIGHT_METRICS_PORT: '0',
  };
}, 180_000);
afterAll(async () => {
  await bundles?.remove();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Ready {
  readonly port?: number;
  readonly metrics_port: number;
}

interface Started {
  readonly child: ChildProcess;
  readonly ready: Promise<Ready>;
  /** With all that was said on both streams. */
  readonly ended: Promise<{ readonly code: number | null; readonly lines: readonly string[] }>;
}

function start(name: string, more: Readonly<Record<string, string>> = {}): Started {
  const child = spawn(process.execPath, [bundles.path(name)], { env: { ...env, ...more }, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const outputs = [child.stdout!, child.stderr!].map(async (stream) => {
    let text = '';
    for await (const part of stream.setEncoding('utf8')) text += part as string;
    return text;
  });
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code))).then(async (code) => {
    const lines = (await Promise.all(outputs)).flatMap((text) => text.split('\n').filter((line) => line !== ''));
    return { code, lines };
  });
  const ready = new Promise<Ready>((resolve, failed) => {
    child.once('message', (message) => resolve(message as Ready));
    void ended.then(({ lines }) => failed(new Error(lines.join('\n'))));
  });
  ready.catch(() => {});
  return { child, ready, ended };
}

/** Each line as the object that it must be. */
const objects = (lines: readonly string[]) => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
/** An address of this machine that others can reach. */
const outside = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === 'IPv4' && !one.internal)?.address;

describe.each(MAINS)('the %s process', (name) => {
  it('shows health, readiness and metrics on this machine alone, and says everything in JSON', async () => {
    const { child, ready, ended } = start(name);
    const { metrics_port, port } = await ready;
    const get = (path: string, host = '127.0.0.1', at = metrics_port) => fetch(`http://${host}:${at}${path}`);
    expect(await (await get('/healthz')).json()).toEqual({ status: 'ok', version: expect.any(String) });
    const own = name === 'relay' ? { mail: 'off' } : {};
    expect(await (await get('/readyz')).json()).toEqual({
      status: 'ready',
      checks: { database: 'ok', queue: 'ok', storage: 'ok', ...own },
    });
    expect((await get('/other')).status).toBe(404);
    const metrics = await get('/metrics');
    expect(metrics.headers.get('content-type')).toMatch(/^text\/plain/);
    const text = await metrics.text();
    expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
    // A store is reachable from the first look at it on, which a process begins by itself.
    await vi.waitFor(
      async () => {
        const seen = await (await get('/metrics')).text();
        for (const store of ['database', 'queue', 'storage'])
          expect(seen).toContain(`deckwright_store_reachable{process="${name}",store="${store}"} 1\n`);
      },
      { timeout: 30_000, interval: 100 },
    );
    if (name.endsWith('worker')) expect(text).toMatch(/^# TYPE deckwright_jobs_ended_total counter$/m);
    if (outside !== undefined) for (const at of [metrics_port, port ?? metrics_port]) await expect(get('/', outside, at)).rejects.toThrow();

    child.kill('SIGHUP');
    const { code, lines } = await ended;
    expect(code).toBe(0);
    const logged = objects(lines);
    expect(logged).toContainEqual(expect.objectContaining({ level: 'warn', warning: 'DeprecationWarning', code: 'DEP9999' }));
    expect(logged).toContainEqual(expect.objectContaining({ printed: 'console', msg: '[library] went\nwrong here' }));
    expect(logged).toContainEqual(expect.objectContaining({ printed: 'stderr', msg: 'half a line' }));
    expect(logged).toContainEqual({ is: 'an object' });
  }, 120_000);

  it('says in JSON what nobody caught, and ends with 1', async () => {
    const { child, ready, ended } = start(name);
    await ready;
    child.kill('SIGUSR2');
    const { code, lines } = await ended;
    expect(code).toBe(1);
    expect(objects(lines).at(-1)).toMatchObject({ level: 'fatal', err: { type: 'TypeError', message: 'nobody catches this' } });
  }, 120_000);
});

it('says in JSON what the client of an object store and that of a queue which is away have to say', async () => {
  const s3 = await startTestS3();
  const store = {
    DECKWRIGHT_S3_ENDPOINT: s3.endpoint,
    DECKWRIGHT_S3_BUCKET: s3.bucket,
    DECKWRIGHT_S3_ACCESS_KEY: s3.credentials.accessKeyId,
    DECKWRIGHT_S3_SECRET_KEY: s3.credentials.secretAccessKey,
  };
  const { child, ready, ended } = start('render-worker', store);
  await ready;
  child.kill('SIGTERM');
  const { code, lines } = await ended;
  expect(code).toBe(0);
  expect(objects(lines).length).toBeGreaterThan(2);
  // Nobody is there: the client of the queue says so, and the process that it cannot start.
  const withoutRedis = await start('relay', { DECKWRIGHT_REDIS_URL: 'redis://127.0.0.1:9' }).ended;
  expect(withoutRedis.code).toBe(1);
  expect(objects(withoutRedis.lines).at(-1)).toMatchObject({ level: 'fatal', msg: expect.stringContaining('Redis cannot be reached') });
  await s3.stop();
}, 120_000);

it.skipIf(!hasRedis())(
  'shows which store it does not reach, one after the other and back',
  async () => {
    const [s3, redis] = await Promise.all([startTestS3(), startTestRedis()]);
    const { child, ready, ended } = start('relay', {
      DECKWRIGHT_REDIS_URL: redis.url,
      DECKWRIGHT_S3_ENDPOINT: s3.endpoint,
      DECKWRIGHT_S3_BUCKET: s3.bucket,
      DECKWRIGHT_S3_ACCESS_KEY: s3.credentials.accessKeyId,
      DECKWRIGHT_S3_SECRET_KEY: s3.credentials.secretAccessKey,
    });
    const { metrics_port } = await ready;
    const reached = async () => {
      const text = await (await fetch(`http://127.0.0.1:${metrics_port}/metrics`)).text();
      return [...text.matchAll(/^deckwright_store_reachable\{process="relay",store="(\w+)"\} 1$/gm)].map(([, store]) => store);
    };
    const wait = { timeout: 20_000, interval: 100 };
    await expect.poll(reached, wait).toEqual(['database', 'queue', 'storage']);
    await redis.stop();
    await expect.poll(reached, wait).toEqual(['database', 'storage']);
    await s3.stop();
    await expect.poll(reached, wait).toEqual(['database']);
    await server.crash();
    await expect.poll(reached, wait).toEqual([]);
    await server.restart();
    await expect.poll(reached, wait).toEqual(['database']);
    child.kill('SIGKILL');
    await ended;
  },
  120_000,
);

it('lets other machines in where that is asked for', async () => {
  if (outside === undefined) return;
  const { child, ready, ended } = start('gateway', { DECKWRIGHT_HOST: '0.0.0.0', DECKWRIGHT_METRICS_HOST: '0.0.0.0' });
  const { port, metrics_port } = await ready;
  for (const at of [port, metrics_port]) expect((await fetch(`http://${outside}:${at}/healthz`)).status).toBe(200);
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
}, 120_000);
