/** A real Redis for tests: the system's redis-server on a free port, without persistence. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './postgres.ts';
import { without } from './without.ts';

/** A running test server. */
export interface TestRedis {
  readonly url: string;
  /** Sends one command and gives the first bytes of the answer, as Redis writes it. */
  command(text: string): Promise<string>;
  /** Drops every key. */
  flush(): Promise<void>;
  /** Ends at once; `restart` brings an empty server back on the same port. */
  crash(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** False only where the run goes without Redis. */
export const hasRedis = (): boolean => !without('redis');

/** Starts it. @throws Error when redis-server is not installed. */
export async function startTestRedis(policy = 'noeviction'): Promise<TestRedis> {
  if (spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status !== 0)
    throw new Error('redis-server is not installed. On Debian: apt-get install redis-server');
  const port = await freePort();
  let child: ChildProcess;
  const launch = async () => {
    child = spawn(
      'redis-server',
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--maxmemory-policy', policy, '--dir', tmpdir()],
      { stdio: 'ignore', detached: true },
    );
    child.unref();
    for (let tries = 0; !(await say(port, 'PING').catch(() => '')).startsWith('+PONG'); tries += 1) {
      if (tries > 200) throw new Error('redis-server did not start');
      await sleep(25);
    }
  };
  const end = async (signal: NodeJS.Signals) => {
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await gone;
  };
  const lastWord = () => child.kill('SIGKILL');
  process.once('exit', lastWord);
  await launch();
  return {
    url: `redis://127.0.0.1:${port}`,
    command: (text) => say(port, text),
    async flush() {
      await say(port, 'FLUSHALL');
    },
    crash: () => end('SIGKILL'),
    restart: launch,
    async stop() {
      process.off('exit', lastWord);
      await end('SIGTERM');
    },
  };
}

/** Sends one inline command and gives the first bytes of the answer. */
const say = (port: number, command: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = createConnection(port, '127.0.0.1', () => socket.write(`${command}\r\n`));
    socket.setTimeout(2_000, () => socket.destroy(new Error('no answer')));
    socket.once('data', (data) => {
      resolve(data.toString());
      socket.end();
    });
    socket.once('error', reject);
  });
