/** Our services as processes that a trial can signal, started from one bundle, which is ten times as fast as from the sources. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'esbuild';

const ROOT = resolve(import.meta.dirname, '../../..');
/** Beside the sources, where what stays outside of a bundle is found. */
const OUTSIDE = join(import.meta.dirname, '../node_modules');
/** Folder there of the bundles that all test files of one run share, which `vitest.config.ts` names and removes; building one takes seconds. */
const SHARED = process.env['DECKWRIGHT_TEST_STANDS'];

/** A process of ours and its log lines. */
export interface Running {
  readonly child: ChildProcess;
  readonly lines: readonly { readonly message: string; readonly [field: string]: unknown }[];
  /** Rejects when it ends without having said so. */
  readonly ready: Promise<void>;
  /** Resolves with the exit code when it is gone; null after a signal. */
  readonly exited: Promise<number | null>;
  /** Signals and waits until it is gone. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface Processes {
  /** The bundled file of an entry, for callers that start it in another way. */
  path(entry: string): string;
  /** Starts the entry of this name with its settings as one JSON argument; `env` comes on top of our own. */
  start(entry: string, settings: object, env?: Readonly<Record<string, string>>): Running;
  /** Kills those of this entry: after each test, so that none takes the work of the next where the test failed. */
  killEach(entry: string): Promise<void>;
  killAll(): Promise<void>;
  /** Kills what runs and removes the bundle. */
  remove(): Promise<void>;
}

/** Bundles the entries (name to path from the root of the repository, this one unless another is named); libraries stay outside. */
export async function bundleProcesses(entries: Readonly<Record<string, string>>, root = ROOT): Promise<Processes> {
  const sources = Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, resolve(root, path)]));
  const outdir = SHARED === undefined ? mkdtempSync(join(OUTSIDE, '.stand-')) : await builtOnce(join(OUTSIDE, SHARED), sources, root);
  if (SHARED === undefined) await bundleInto(outdir, sources, root);
  const running = new Map<Running, string>();

  const start: Processes['start'] = (entry, settings, env = {}) => {
    const child = spawn(process.execPath, [join(outdir, `${entry}.js`), JSON.stringify(settings)], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...env },
    });
    const lines: { message: string }[] = [];
    const exited = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
    const ready = new Promise<void>((resolve, failed) => {
      createInterface({ input: child.stdout! }).on('line', (line) => {
        const entry = JSON.parse(line) as { message: string };
        lines.push(entry);
        if (entry.message === 'ready') resolve();
      });
      void exited.then(() => failed(new Error(`${entry} ended before it was ready`)));
    });
    // Callers that kill a process before it is ready do not wait for it.
    ready.catch(() => {});
    const one: Running = {
      child,
      lines,
      ready,
      exited,
      async end(signal) {
        child.kill(signal);
        return exited;
      },
    };
    running.set(one, entry);
    void exited.then(() => running.delete(one));
    return one;
  };

  const kill = async (isMeant: (entry: string) => boolean) => {
    await Promise.all([...running].map(([one, entry]) => isMeant(entry) && one.end('SIGKILL')));
  };
  const killAll = () => kill(() => true);
  return {
    path: (entry) => join(outdir, `${entry}.js`),
    start,
    killEach: (entry) => kill((one) => one === entry),
    killAll,
    async remove() {
      await killAll();
      if (SHARED === undefined) rmSync(outdir, { recursive: true, force: true });
    },
  };
}

/** The folder of these entries' bundle in `folder`. Whoever asks first makes it; test files in other processes wait for that. */
async function builtOnce(folder: string, sources: Readonly<Record<string, string>>, root: string): Promise<string> {
  const outdir = join(folder, createHash('sha256').update(JSON.stringify(sources)).digest('hex').slice(0, 16));
  const making = `${outdir}.making`;
  mkdirSync(folder, { recursive: true });
  while (!existsSync(outdir)) {
    try {
      mkdirSync(making);
    } catch {
      await sleep(50);
      continue;
    }
    try {
      // Between the two looks another process may have finished.
      if (existsSync(outdir)) break;
      await bundleInto(making, sources, root);
      renameSync(making, outdir);
    } finally {
      rmSync(making, { recursive: true, force: true });
    }
  }
  return outdir;
}

async function bundleInto(outdir: string, entryPoints: Readonly<Record<string, string>>, root: string): Promise<void> {
  writeFileSync(join(outdir, 'package.json'), '{"type":"module"}');
  // Beside every bundle, as `scripts/bundle.mjs` puts them.
  cpSync(join(root, 'packages/platform/prisma/migrations'), join(outdir, 'migrations'), { recursive: true });
  await build({
    entryPoints,
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
    plugins: [
      {
        name: 'only-ours',
        setup: (setup) => {
          setup.onResolve({ filter: /^[^./]/ }, ({ path }) =>
            path.startsWith('@deckwright/') || path.startsWith('#') || path.startsWith('/') ? undefined : { path, external: true },
          );
        },
      },
    ],
  });
}

/** Each look may be a query, beside the processes that are looked at. */
const LOOK_EVERY_MS = 50;
/** Machines that others share are many times as slow as a free one; the limit tells what hangs. */
const PATIENCE = 10;

/**
 * Waits until a condition holds.
 * @param timeout_ms what it may take on a free machine; ten times as long is waited
 * @throws Error when it does not in time
 */
export async function until(what: string, condition: () => boolean | Promise<boolean>, timeout_ms = 30_000): Promise<void> {
  const ends = Date.now() + PATIENCE * timeout_ms;
  while (!(await condition())) {
    if (Date.now() > ends) throw new Error(`Not within ${PATIENCE * timeout_ms} ms: ${what}`);
    await sleep(LOOK_EVERY_MS);
  }
}
