/** Supervises a number of child processes: starts them, restarts those that die, and ends them within a bound. */
import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log/log.ts';
import { askForMetrics, createLines, isObject, type MetricsData } from '../telemetry/index.ts';
import type { Entry } from './entry.ts';

export interface SuperviseOptions {
  readonly name: string;
  readonly entry: Entry;
  readonly count: number;
  /** The whole environment of the children; nothing of this process's is passed on besides. */
  readonly env: Readonly<Record<string, string>>;
  readonly log: Log;
}

export interface Supervised {
  /** Resolves when every child has said that it is ready; rejects when one ends before it did. */
  readonly ready: Promise<void>;
  readonly pids: () => readonly number[];
  /** What each child counts, under its name and number. */
  metrics(): Promise<readonly { readonly process: string; readonly metrics: MetricsData }[]>;
  /** Asks all to end, and kills after `timeout_ms` those that have not. */
  stop(timeout_ms: number): Promise<void>;
}

/** A child that dies is missed for this long at first, longer each time it dies young. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;
/** A child that lived this long does not count as one that cannot start. */
const OLD_MS = 10_000;

/** Children hold a channel to this process and end by themselves when it breaks, so a killed parent leaves none behind. */
export function supervise(options: SuperviseOptions): Supervised {
  const children = new Map<ChildProcess, number>();
  const stopping = new AbortController();
  const lives = Array.from({ length: options.count }, (_, i) => keepOne(options, i + 1, children, stopping.signal));
  return {
    ready: Promise.all(lives.map((life) => life.ready)).then(() => {}),
    pids: () => [...children.keys()].flatMap((child) => child.pid ?? []),
    metrics: () =>
      Promise.all(
        [...children].map(async ([child, number]) => ({
          process: `${options.name.replaceAll(' ', '-')}-${number}`,
          metrics: await askForMetrics(child),
        })),
      ),
    async stop(timeout_ms) {
      stopping.abort();
      const exits = [...children.keys()].map(ended);
      for (const child of children.keys()) if (child.connected) child.disconnect();
      const kill = setTimeout(() => {
        for (const child of children.keys()) child.kill('SIGKILL');
      }, timeout_ms);
      await Promise.all(exits);
      clearTimeout(kill);
    },
  };
}

function keepOne(
  options: SuperviseOptions,
  number: number,
  children: Map<ChildProcess, number>,
  stopping: AbortSignal,
): { readonly ready: Promise<void> } {
  const { name, entry, log } = options;
  let settle: { resolve: () => void; reject: (error: Error) => void } = { resolve: () => {}, reject: () => {} };
  let becameReady = false;
  const ready = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject };
  });
  // Callers that do not wait for readiness still find the log line.
  ready.catch(() => {});

  async function keep(): Promise<void> {
    let pause_ms = FIRST_PAUSE_MS;
    while (!stopping.aborted) {
      const born = performance.now();
      const child = start();
      const how = await ended(child);
      children.delete(child);
      if (stopping.aborted) return;
      if (!becameReady) {
        settle.reject(new Error(`The ${name} could not start: it ended with ${how}`));
        return;
      }
      log.warn({ process: name, pid: child.pid, how }, 'process ended, starting another');
      pause_ms = performance.now() - born > OLD_MS ? FIRST_PAUSE_MS : Math.min(pause_ms * 2, LONGEST_PAUSE_MS);
      await sleep(pause_ms, undefined, { signal: stopping }).catch(() => {});
    }
  }

  function start(): ChildProcess {
    const child = fork(entry.path, [], {
      execArgv: [...entry.execArgv],
      // Of the C library's eight pools a core, each keeps what was freed in it; two are as fast for what we do.
      env: { MALLOC_ARENA_MAX: '2', ...options.env },
      // Standard output belongs to the parent's own answers. What is said on the other is the log, in which every line is one object.
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // Ctrl-C signals the whole group of a terminal. The children have groups of their own, and we stop them after the requests that wait
      // for them.
      detached: true,
    });
    children.set(child, number);
    child.stderr?.setEncoding('utf8').on(
      'data',
      createLines((line) => {
        if (isObject(line)) process.stderr.write(`${line}\n`);
        // Not from its logger: what a native library or a dying runtime has to say.
        else if (line.trim() !== '') log.warn({ process: name, pid: child.pid, printed: 'stderr' }, line);
      }),
    );
    child.on('message', (message) => {
      if (typeof message !== 'object' || message === null || !('event' in message) || message.event !== 'ready') return;
      becameReady = true;
      settle.resolve();
    });
    return child;
  }

  void keep();
  return { ready };
}

function ended(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.signalCode ?? `exit code ${child.exitCode}`);
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
}
