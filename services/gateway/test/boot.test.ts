/** The gateway's entry point as it is deployed: it starts on what is safe, and on nothing else, saying why in one line. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestPostgres, type TestPostgres } from '@deckwright/testkit/postgres';
import { bundleProcesses, type Processes } from '@deckwright/testkit/processes';
import { hasRedis, startTestRedis } from '@deckwright/testkit/redis';
import { tally } from '@deckwright/testkit/trial';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SIGNING_KEY } from './harness.ts';

let bundles: Processes;
let server: TestPostgres;
let safe: Record<string, string>;
let folder: string;
beforeAll(async () => {
  bundles = await bundleProcesses({ gateway: 'services/gateway/src/main.ts', 'drawing-thread': 'services/gateway/src/drawing/thread.ts' });
  server = await startTestPostgres();
  folder = mkdtempSync(join(tmpdir(), 'deckwright-boot-'));
  safe = {
    DECKWRIGHT_DATABASE_URL: await server.createEmptyDatabase(),
    DECKWRIGHT_SIGNING_KEY: SIGNING_KEY,
    DECKWRIGHT_DATA_DIR: folder,
    DECKWRIGHT_PORT: '0',
  };
});
afterAll(async () => {
  await bundles?.remove();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Ends when the process has, or has said that it is ready; then it is killed. */
async function boot(env: Record<string, string>): Promise<{ ready: boolean; code: number | null; said: string }> {
  const child = spawn(process.execPath, [bundles.path('gateway')], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let stderr = '';
  let ready = false;
  child.stderr?.on('data', (part) => {
    stderr += part;
  });
  child.once('message', () => {
    ready = true;
    child.kill('SIGKILL');
  });
  const stderrEnded = new Promise<void>((done) => child.stderr?.once('end', done));
  const code = await new Promise<number | null>((done) => child.once('exit', (ended) => done(ended)));
  await stderrEnded;
  // Whoever is refused has said one line, and it is a log line.
  const line = ready ? '' : stderr;
  return { ready, code, said: line === '' ? '' : (JSON.parse(line) as { msg: string }).msg };
}

const without = (name: string): Record<string, string> => Object.fromEntries(Object.entries(safe).filter(([key]) => key !== name));
const refused = (line: RegExp) => ({ ready: false, code: 1, said: expect.stringMatching(line) });

it('starts with a database and a signing key, and says so when one is missing', async () => {
  const [whole, noKey, noDatabase] = await Promise.all([
    boot(safe),
    boot(without('DECKWRIGHT_SIGNING_KEY')),
    boot(without('DECKWRIGHT_DATABASE_URL')),
  ]);
  expect(whole.ready).toBe(true);
  expect(noKey).toEqual(refused(/^deckwright gateway: DECKWRIGHT_SIGNING_KEY is not set: .* Set it to .*\.?$/));
  expect(noDatabase).toEqual(refused(/^deckwright gateway: DECKWRIGHT_DATABASE_URL is not set: .*$/));
});

it('T07 refuses a PostgreSQL that may forget, and a Redis that may drop keys', async () => {
  const [unsafe, redis] = await Promise.all([
    startTestPostgres({ settings: { fsync: 'off' } }),
    hasRedis() ? startTestRedis('allkeys-lru') : undefined,
  ]);
  const forgetful = boot({ ...safe, DECKWRIGHT_DATABASE_URL: await unsafe.createEmptyDatabase() });
  const dropping = redis === undefined ? undefined : boot({ ...safe, DECKWRIGHT_REDIS_URL: redis.url });
  expect(await forgetful).toEqual(refused(/^deckwright gateway: PostgreSQL runs with fsync = off.*Set fsync = on.*$/));
  if (dropping !== undefined)
    expect(await dropping).toEqual(refused(/^deckwright gateway: Redis runs with maxmemory-policy allkeys-lru.*noeviction.*$/));
  tally('T07', { 'unsafe servers': dropping === undefined ? 1 : 2, refused: dropping === undefined ? 1 : 2 });
  await Promise.all([unsafe.stop(), redis?.stop()]);
});
