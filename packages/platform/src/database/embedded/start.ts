/**
 * Runs a PostgreSQL of our own in the data folder: made at first start, reachable on 127.0.0.1 only, with a generated password.
 * Safe to end in any way: what a killed service leaves running is stopped at the next start, and PostgreSQL replays its log.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import pg from 'pg';
import type { Log } from '../../log/log.ts';
import { findBinaries, program } from './binaries.ts';
import { EmbeddedPostgresError } from './error.ts';
import { isAlive, takeOwnerLock } from './owner-lock.ts';
import { chooseUser, mayUse, type SystemUser } from './system-user.ts';

export { EmbeddedPostgresError } from './error.ts';

/** Where and how to run it. */
export interface EmbeddedPostgresOptions {
  /** The data folder; the database takes the folder `postgres` in it. */
  readonly dir: string;
  readonly log: Log;
  /** Called when the server ends although it was not stopped. */
  readonly onDeath?: (reason: string) => void;
}

/** A running server. */
export interface EmbeddedPostgres {
  readonly url: string;
  readonly port: number;
  /** Where the cluster is kept. */
  readonly clusterDir: string;
  readonly pid: number;
  /** Ends connections and stops the server; it is killed when that takes longer than `timeout_ms` (default 10 s). */
  stop(timeout_ms?: number): Promise<void>;
}

const DATABASE = 'deckwright';
const USER = 'deckwright';
/** For a cluster or programs that the unprivileged user could not reach in a closed home. */
const SHELTER = '/var/lib/deckwright';
const READY_MS = 60_000;
const LOG_CAP = 10_000_000;

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Starts the server, making the cluster first where there is none. @throws EmbeddedPostgresError with what to do. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dir = resolve(options.dir);
  mkdirSync(dir, { recursive: true });
  const unlock = takeOwnerLock(join(dir, 'postgres.lock'));
  try {
    const place = choosePlace(dir, options.log);
    const binaries = findBinaries(place.user, place.shelter);
    const password = keepPassword(join(dir, 'postgres-password'));
    makeCluster(binaries, place, password);
    await stopLeftover(place.clusterDir, options.log);
    const logPath = join(place.clusterDir, '..', 'postgres.log');
    for (let attempt = 1; ; attempt += 1) {
      const port = await freePort();
      const child = launch(binaries, place, port, logPath);
      const url = `postgresql://${USER}:${password}@127.0.0.1:${port}/${DATABASE}`;
      const outcome = await becomeReady(child, url);
      if (outcome === 'ready') writeFileSync(join(dir, URL_FILE), `${url}\n`, { mode: 0o600 });
      if (outcome === 'ready') return running(child, { url, port, clusterDir: place.clusterDir }, unlock, { ...options, user: place.user });
      child.kill('SIGQUIT');
      // Another program may take the port between our check and the server's start.
      if (attempt < 5 && /could not bind|Address already in use/i.test(tail(logPath))) continue;
      throw new EmbeddedPostgresError(`The embedded PostgreSQL ${outcome}. Its log ${logPath} ends with:\n${tail(logPath)}`);
    }
  } catch (error) {
    unlock();
    throw error;
  }
}

interface Place {
  readonly clusterDir: string;
  readonly shelter: string;
  readonly user: SystemUser | undefined;
}

/** The data folder, or a place below /var/lib when we are root and the unprivileged user may not enter the data folder. */
function choosePlace(dir: string, log: Log): Place {
  const inside = join(dir, 'postgres');
  const user = chooseUser(join(inside, 'cluster'));
  prepareFolder(inside, user);
  if (mayUse(inside, user)) return { clusterDir: join(inside, 'cluster'), shelter: join(inside, 'programs'), user };
  const outside = join(SHELTER, createHash('sha256').update(dir).digest('hex').slice(0, 16));
  prepareFolder(SHELTER, undefined);
  prepareFolder(outside, user);
  chmodSync(SHELTER, 0o755);
  writeFileSync(join(inside, 'MOVED'), `The database of this folder is in ${outside}: the user that runs it may not enter here.\n`);
  log.info({ folder: outside }, 'the database is kept outside the data folder, which its user may not enter');
  const clusterDir = join(outside, 'cluster');
  return { clusterDir, shelter: SHELTER, user: chooseUser(clusterDir) ?? user };
}

function prepareFolder(folder: string, user: SystemUser | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (user && statSync(folder).uid !== user.uid) chownSync(folder, user.uid, user.gid);
}

/** Where programs that may read the data folder find the running server. */
const URL_FILE = 'postgres-url';

/** Address of the server that runs, or last ran, on a data folder; undefined when none ever did. */
export function embeddedUrl(data_dir: string): string | undefined {
  const path = join(data_dir, URL_FILE);
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined;
}

/** The password of the server, made once. */
function keepPassword(path: string): string {
  if (existsSync(path)) return readFileSync(path, 'utf8').trim();
  const password = randomBytes(24).toString('hex');
  writeFileSync(path, `${password}\n`, { mode: 0o600 });
  return password;
}

/** Runs initdb beside the final folder, so that a half-made cluster never counts as a whole one. */
function makeCluster(binaries: string, { clusterDir, user }: Place, password: string): void {
  const versionFile = join(clusterDir, 'PG_VERSION');
  if (existsSync(versionFile)) {
    const found = readFileSync(versionFile, 'utf8').trim();
    const ours = /(\d+)/.exec(spawnSync(program(binaries, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1];
    if (ours !== undefined && found !== ours) {
      throw new EmbeddedPostgresError(
        `The database in ${clusterDir} was made by PostgreSQL ${found}, this version runs ${ours}. Restore it with pg_dump and pg_restore, or choose another data folder.`,
      );
    }
    return;
  }
  const draft = `${clusterDir}.new`;
  const passwordFile = `${clusterDir}.password`;
  rmSync(draft, { recursive: true, force: true });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) chownSync(passwordFile, user.uid, user.gid);
  try {
    const run = spawnSync(
      program(binaries, 'initdb'),
      ['-D', draft, '-U', USER, '--pwfile', passwordFile, '-A', 'scram-sha-256', '--locale=C', '--encoding=UTF8', '--data-checksums'],
      { ...spawnAs(user), encoding: 'utf8' },
    );
    if (run.status !== 0) {
      throw new EmbeddedPostgresError(
        `The database could not be made in ${clusterDir}: ${run.error?.message ?? (run.stderr || run.stdout).trim()}`,
      );
    }
    renameSync(draft, clusterDir);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** A clean environment: no variable of the caller's (PGDATA, PGPORT, a locale) reaches the server. */
const spawnAs = (user: SystemUser | undefined) => ({
  ...(user && { uid: user.uid, gid: user.gid }),
  cwd: process.platform === 'win32' ? process.cwd() : '/',
  env: process.platform === 'win32' ? process.env : { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
});

/** Stops the server that a killed service left behind, so that it does not hold the cluster. */
async function stopLeftover(clusterDir: string, log: Log): Promise<void> {
  const pidFile = join(clusterDir, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (pid > 0 && isAlive(pid) && isPostgresOf(pid, clusterDir)) {
    log.info({ pid }, 'stopping the database that an earlier run left behind');
    for (const [signal, wait_ms] of [
      ['SIGINT', 10_000],
      ['SIGQUIT', 5_000],
      ['SIGKILL', 2_000],
    ] as const) {
      try {
        process.kill(pid, signal);
      } catch {
        break;
      }
      const ends = Date.now() + wait_ms;
      while (isAlive(pid) && Date.now() < ends) await sleep(20);
      if (!isAlive(pid)) break;
    }
  }
  // Also when the number now belongs to another program: PostgreSQL would refuse to start (common in containers).
  rmSync(pidFile, { force: true });
}

/** Whether a process is the server of this cluster; where the system does not tell, its pid file is believed. */
function isPostgresOf(pid: number, clusterDir: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(clusterDir);
  } catch {
    return process.platform !== 'linux';
  }
}

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => done(port));
    });
  });

function launch(binaries: string, { clusterDir, user }: Place, port: number, logPath: string): ChildProcess {
  const tooLong = (statSync(logPath, { throwIfNoEntry: false })?.size ?? 0) > LOG_CAP;
  const logFile = openSync(logPath, tooLong ? 'w' : 'a', 0o600);
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: '64MB',
    // Small containers have a tiny /dev/shm, and our queries never need helpers.
    max_parallel_workers_per_gather: '0',
    log_timezone: 'UTC',
    timezone: 'UTC',
  };
  const child = spawn(
    program(binaries, 'postgres'),
    ['-D', clusterDir, '-p', String(port), ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // Detached: ctrl-C reaches the terminal's whole group, and the database must outlive the service's own drain.
    { ...spawnAs(user), detached: true, stdio: ['ignore', logFile, logFile] },
  );
  closeSync(logFile);
  child.on('error', () => {});
  return child;
}

/** Waits until the server takes queries, and makes the database. */
async function becomeReady(child: ChildProcess, url: string): Promise<string> {
  const ends = Date.now() + READY_MS;
  let last = '';
  while (Date.now() < ends) {
    if (child.exitCode !== null || child.signalCode !== null) return `ended at once (${child.signalCode ?? `exit code ${child.exitCode}`})`;
    if (child.pid === undefined) return 'could not be started';
    const client = new pg.Client({ connectionString: url.replace(/\/[^/]*$/, '/postgres'), connectionTimeoutMillis: 2_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
      if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
      return 'ready';
    } catch (error) {
      const code = (error as { code?: string }).code;
      last = error instanceof Error ? error.message : String(error);
      // A wrong password stays wrong.
      if (code === '28P01' || code === '28000')
        return `does not accept our password (${last}); the file postgres-password may have been replaced`;
      await sleep(30);
    } finally {
      await client.end().catch(() => {});
    }
  }
  return `was not ready after ${READY_MS / 1000} seconds (${last})`;
}

function running(
  child: ChildProcess,
  facts: Pick<EmbeddedPostgres, 'url' | 'port' | 'clusterDir'>,
  unlock: () => void,
  options: EmbeddedPostgresOptions & { readonly user: SystemUser | undefined },
): EmbeddedPostgres {
  let stopping: Promise<void> | undefined;
  const exited = new Promise<void>((done) => {
    child.once('exit', (code, signal) => {
      done();
      // Before its number belongs to another process.
      guard?.kill('SIGKILL');
      if (!stopping) options.onDeath?.(signal ? `PostgreSQL was ended by ${signal}` : `PostgreSQL ended with exit code ${code}`);
    });
  });
  const guard = startGuard(child.pid!, options.user);
  // The server is stopped whenever this process ends: by this process, and after a SIGKILL by the guard.
  const lastWord = () => child.kill('SIGINT');
  process.once('exit', lastWord);
  // The event loop may end although the server runs: `stop` is what ends it.
  child.unref();

  const stop = async (timeout_ms: number) => {
    if (child.exitCode === null && child.signalCode === null) {
      child.ref();
      child.kill('SIGINT');
      const timer = setTimeout(() => child.kill('SIGQUIT'), timeout_ms);
      await exited;
      clearTimeout(timer);
    }
    process.off('exit', lastWord);
    guard?.kill('SIGKILL');
    unlock();
  };

  return {
    ...facts,
    pid: child.pid!,
    stop(timeout_ms = 10_000) {
      stopping ??= stop(timeout_ms);
      return stopping;
    },
  };
}

/**
 * A shell that reads a pipe which only this process holds open. The pipe ends with this process, however it ends, and the shell then stops
 * the server. None on Windows, where the next start does that.
 */
function startGuard(pid: number, user: SystemUser | undefined): ChildProcess | undefined {
  if (process.platform === 'win32') return undefined;
  const guard = spawn('/bin/sh', ['-c', `read -r _; kill -INT ${pid}`], {
    ...spawnAs(user),
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.on('error', () => {});
  guard.stdin?.on('error', () => {});
  guard.unref();
  // The pipe's other end is a handle of our loop too.
  (guard.stdin as (NodeJS.WritableStream & { unref?: () => void }) | null)?.unref?.();
  return guard;
}

function tail(path: string): string {
  try {
    return readFileSync(path, 'utf8').split('\n').slice(-12).join('\n').trim();
  } catch {
    return '';
  }
}
