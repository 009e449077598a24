/** The embedded PostgreSQL, ended in every way that it may be ended. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, startEmbeddedPostgres } from '../../src/database/index.ts';
import { silentLog } from '../../src/log/index.ts';

const host = resolve(import.meta.dirname, '_embedded-host.ts');
let base: string;

beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), 'deckwright-embedded-'));
  chmodSync(base, 0o755);
});

afterAll(() => {
  rmSync(base, { recursive: true, force: true });
});

interface Host {
  readonly child: ChildProcess;
  readonly url: string;
  readonly pid: number;
}

/** A process of its own that runs the server and writes one row at each start. */
const startHost = async (dir: string): Promise<Host> => {
  const child = spawn(process.execPath, ['--import', 'tsx', host, dir], { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  const line = await new Promise<string>((done, fail) => {
    createInterface({ input: child.stdout! }).once('line', done);
    child.once('exit', (code) => fail(new Error(`the host ended with ${code}`)));
  });
  const started = JSON.parse(line) as { url: string; pid: number };
  return { child, ...started };
};

const gone = (child: ChildProcess) =>
  new Promise<void>((done) => (child.exitCode === null && child.signalCode === null ? child.once('exit', () => done()) : done()));

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const rowsOf = async (dir: string): Promise<number> => {
  const server = await startEmbeddedPostgres({ dir, log: silentLog });
  const db = openDatabase({ url: server.url });
  const { rows } = await db.query<{ n: number }>('SELECT count(*) AS n FROM starts');
  await db.close();
  await server.stop();
  return rows[0]!.n;
};

describe('the embedded server', () => {
  it('keeps its data through ctrl-C, SIGTERM and two SIGKILLs, and leaves no server behind', async () => {
    const dir = join(base, 'signals');
    const pids: number[] = [];
    for (const signal of ['SIGINT', 'SIGKILL', 'SIGTERM', 'SIGKILL'] as const) {
      const { child, pid } = await startHost(dir);
      pids.push(pid);
      // A negative number reaches the whole group, as ctrl-C on a terminal does.
      process.kill(signal === 'SIGINT' ? -child.pid! : child.pid!, signal);
      await gone(child);
    }
    expect(await rowsOf(dir)).toBe(4);
    // The last to end may still be a number that nobody has reaped.
    await expect.poll(() => pids.filter(isAlive), { timeout: 30_000 }).toEqual([]);
  }, 600_000);

  it('listens on this machine only, on a free port each, and two services run side by side', async () => {
    const [a, b] = await Promise.all([startHost(join(base, 'a')), startHost(join(base, 'b'))]);
    expect(new URL(a.url).hostname).toBe('127.0.0.1');
    expect(new URL(a.url).port).not.toBe(new URL(b.url).port);
    const db = openDatabase({ url: a.url });
    expect((await db.query('SHOW listen_addresses')).rows).toEqual([{ listen_addresses: '127.0.0.1' }]);
    const stranger = openDatabase({ url: a.url.replace(/:[^:@]*@/, ':wrong@') });
    await expect(stranger.query('SELECT 1')).rejects.toThrow(/password/);
    await Promise.all([db.close(), stranger.close()]);
    for (const { child } of [a, b]) {
      child.kill('SIGTERM');
      await gone(child);
    }
  }, 600_000);

  it('refuses a second service on the same folder, naming the first', async () => {
    const dir = join(base, 'one');
    const { child } = await startHost(dir);
    await expect(startEmbeddedPostgres({ dir, log: silentLog })).rejects.toThrow(new RegExp(`in use by process ${child.pid}`));
    child.kill('SIGTERM');
    await gone(child);
    // The folder is free again, however the first service went.
    const next = await startEmbeddedPostgres({ dir, log: silentLog });
    await next.stop();
    expect(existsSync(join(dir, 'postgres.lock'))).toBe(false);
  }, 600_000);

  it('starts although its pid file names a number that now belongs to another program', async () => {
    const dir = join(base, 'stale');
    const { child, pid } = await startHost(dir);
    child.kill('SIGKILL');
    process.kill(pid, 'SIGKILL');
    await gone(child);
    const file = join(dir, 'postgres/cluster/postmaster.pid');
    const text = readFileSync(file, 'utf8');
    const other = spawn('sleep', ['60']);
    writeFileSync(file, text.replace(/^\d+/, String(other.pid)));
    writeFileSync(join(dir, 'postgres.lock'), `${other.pid} 1`);
    expect(await rowsOf(dir)).toBe(1);
    expect(other.exitCode).toBeNull();
    other.kill('SIGKILL');
  }, 600_000);

  it('tells when the server dies by itself', async () => {
    let reason = '';
    const server = await startEmbeddedPostgres({
      dir: join(base, 'death'),
      log: silentLog,
      onDeath: (why) => {
        reason = why;
      },
    });
    process.kill(server.pid, 'SIGKILL');
    await expect.poll(() => reason).toMatch(/SIGKILL/);
    await server.stop();
  }, 600_000);

  const isRoot = process.getuid?.() === 0;

  it.skipIf(!isRoot)(
    'steps down from root, also when the data folder is in a home that nobody else may enter',
    async () => {
      const home = join(base, 'home');
      mkdirSync(home, { mode: 0o700 });
      const server = await startEmbeddedPostgres({ dir: join(home, 'data'), log: silentLog });
      expect(server.clusterDir.startsWith('/var/lib/deckwright/')).toBe(true);
      expect(existsSync(join(home, 'data/postgres/MOVED'))).toBe(true);
      const owner = spawnSync('stat', ['-c', '%u', `/proc/${server.pid}`], { encoding: 'utf8' }).stdout.trim();
      expect(owner).not.toBe('0');
      await server.stop();
      rmSync(resolve(server.clusterDir, '..'), { recursive: true, force: true });
    },
    600_000,
  );

  it.skipIf(!isRoot)(
    'runs as an ordinary user',
    async () => {
      const dir = join(base, 'user');
      mkdirSync(dir);
      spawnSync('chown', ['65534:65534', dir]);
      const child = spawn(process.execPath, ['--import', 'tsx', host, dir], {
        uid: 65534,
        gid: 65534,
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { PATH: process.env.PATH, HOME: dir },
      });
      const line = await new Promise<string>((done) => createInterface({ input: child.stdout! }).once('line', done));
      expect(JSON.parse(line)).toMatchObject({ pid: expect.any(Number) });
      child.kill('SIGTERM');
      await gone(child);
    },
    600_000,
  );
});

describe('findBinaries', () => {
  it('copies the programs, with the links that an install script would have made, to where they can run', async () => {
    const { findBinaries } = await import('../../src/database/embedded/binaries.ts');
    const packaged = findBinaries(undefined, join(base, 'shelter'));
    const bare = join(base, 'bare', 'native');
    mkdirSync(join(base, 'bare'));
    cpSync(packaged, bare, { recursive: true, filter: (source) => !/\.so(\.\d+)?$/.test(source) || !/icu/.test(source) });
    expect(spawnSync(join(bare, 'bin/postgres'), ['--version']).status).not.toBe(0);
    writeFileSync(join(base, 'bare/package.json'), '{"version":"0.0.0"}');
    const copy = findBinaries(undefined, join(base, 'shelter'), bare);
    expect(copy).toBe(join(base, 'shelter/postgres-0.0.0'));
    expect(spawnSync(join(copy, 'bin/postgres'), ['--version'], { encoding: 'utf8' }).stdout).toMatch(/^postgres \(PostgreSQL\) \d/);
  }, 600_000);
});
