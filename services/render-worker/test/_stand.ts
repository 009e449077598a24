/** A whole service without its gateway: real Postgres, real Redis, relay and workers as processes that can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, migrateDatabase, openDatabase } from '@deckwright/platform/database';
import { createJobStore, type JobStore } from '@deckwright/platform/jobs';
import { startTestPostgres } from '@deckwright/testkit/postgres';
import { startTestRedis, type TestRedis } from '@deckwright/testkit/redis';
import { build } from 'esbuild';
import { expect } from 'vitest';
import type { WorkerSettings } from './_worker-process.ts';

export const ACCOUNT = 'acc_stand';

const here = import.meta.dirname;

/** A process of ours and what it has said. */
export interface Running {
  readonly child: ChildProcess;
  readonly lines: readonly { readonly message: string; readonly [field: string]: unknown }[];
  readonly ready: Promise<void>;
  /** Signals and waits until it is gone. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface Stand {
  readonly db: Database;
  readonly store: JobStore;
  readonly redis: TestRedis | undefined;
  readonly folder: string;
  startWorker(settings?: Partial<WorkerSettings>): Running;
  /** Accepts jobs that no other resembles: a repeat would be free. */
  accept(count: number): Promise<readonly string[]>;
  /** Kills what a test has left running. */
  killWorkers(): Promise<void>;
  /** How many jobs have each status. */
  counts(): Promise<Readonly<Record<string, number>>>;
  /** Every job ended once, complete, with its files, and nothing else is in the store. */
  expectAllWhole(job_ids: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

/** One bundle starts ten times as fast as the sources. */
async function bundle(entry: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
    plugins: [
      {
        name: 'only-ours',
        setup: (setup) => {
          setup.onResolve({ filter: /^[^./]/ }, ({ path }) =>
            path.startsWith('@deckwright/') || path.startsWith('/') ? undefined : { path, external: true },
          );
        },
      },
    ],
  });
}

const intent = JSON.parse(readFileSync(resolve(here, 'fixtures/waterfall.json'), 'utf8')) as Record<string, unknown>;

export async function startStand(queue: 'postgres' | 'redis'): Promise<Stand> {
  const server = await startTestPostgres();
  const url = await server.createDatabase();
  await migrateDatabase(url);
  const redis = queue === 'redis' ? await startTestRedis() : undefined;
  const base = mkdtempSync(join(tmpdir(), 'deckwright-stand-'));
  const folder = join(base, 'files');
  // Beside the sources, where the packages that stay outside the bundle are found.
  const built = mkdtempSync(join(here, '../node_modules/.stand-'));
  const [workerFile, relayFile] = [join(built, 'worker.mjs'), join(built, 'relay.mjs')];
  await Promise.all([
    bundle(resolve(here, '_worker-process.ts'), workerFile),
    bundle(resolve(here, '../../relay/test/_relay-process.ts'), relayFile),
  ]);
  const db = openDatabase({ url, max: 8 });
  const store = createJobStore(db);
  await db.query('INSERT INTO accounts (account_id, name) VALUES ($1, $1)', [ACCOUNT]);
  const shared = { url, folder, ...(redis && { redis_url: redis.url }) };
  const running: Running[] = [];
  let accepted_so_far = 0;

  const start = (file: string, settings: object): Running => {
    const child = spawn(process.execPath, [file, JSON.stringify({ ...shared, ...settings })], { stdio: ['ignore', 'pipe', 'inherit'] });
    const lines: { message: string }[] = [];
    let told: () => void = () => {};
    const ready = new Promise<void>((done) => {
      told = done;
    });
    createInterface({ input: child.stdout! }).on('line', (line) => {
      const said = JSON.parse(line) as { message: string };
      lines.push(said);
      if (said.message === 'ready') told();
    });
    const exited = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
    const process_: Running = {
      child,
      lines,
      ready,
      async end(signal) {
        child.kill(signal);
        return exited;
      },
    };
    running.push(process_);
    return process_;
  };

  const relay = start(relayFile, {});
  await relay.ready;

  return {
    db,
    store,
    redis,
    folder,
    startWorker: (settings = {}) => start(workerFile, { concurrency: 2, pause_ms: 40, ...settings }),
    async accept(count) {
      const accepted = await Promise.all(
        Array.from({ length: count }, () => ++accepted_so_far).map((i) =>
          store.accept({
            account_id: ACCOUNT,
            job_type: 'slide',
            name: `slide ${i}`,
            request_text: JSON.stringify({ ...intent, headline: `Slide ${i}` }),
            input_hash: createHash('sha256').update(String(i)).digest('hex'),
            outputs: ['pptx'],
          }),
        ),
      );
      return accepted.map((a) => {
        if (a.outcome !== 'accepted') throw new Error(a.outcome);
        return a.job.job_id;
      });
    },
    killWorkers: () => killAll(running.filter((process_) => process_ !== relay)),
    async counts() {
      const { rows } = await db.query<{ status: string; n: number }>('SELECT status, count(*) AS n FROM jobs GROUP BY status');
      return Object.fromEntries(rows.map((row) => [row.status, row.n]));
    },
    async expectAllWhole(job_ids) {
      const { rows: jobs } = await db.query<{ job_id: string; status: string; error: unknown; cost_cents: number }>(
        'SELECT job_id, status, error, cost_cents FROM jobs WHERE job_id = ANY($1)',
        [job_ids],
      );
      expect(jobs.filter((job) => job.status !== 'complete')).toEqual([]);
      expect(jobs).toHaveLength(job_ids.length);
      expect(new Set(jobs.map((job) => job.cost_cents))).toEqual(new Set([5]));
      const { rows: files } = await db.query<{ job_id: string; kind: string; object_key: string; sha256: string; bytes: number }>(
        'SELECT job_id, kind, object_key, sha256, bytes FROM job_files WHERE job_id = ANY($1)',
        [job_ids],
      );
      expect(files.filter((file) => file.kind === 'pptx')).toHaveLength(job_ids.length);
      expect(files.filter((file) => file.kind === 'preview')).toHaveLength(job_ids.length);
      for (const file of files) {
        const bytes = readFileSync(join(folder, file.object_key));
        expect(bytes.byteLength).toBe(file.bytes);
        expect(createHash('sha256').update(bytes).digest('hex')).toBe(file.sha256);
      }
      const stored = readdirSync(folder, { recursive: true, withFileTypes: true, encoding: 'utf8' })
        .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('.drafts'))
        .map((entry) => join(entry.parentPath, entry.name));
      const pointedTo = new Set(files.map((file) => join(folder, file.object_key)));
      expect(stored.filter((path) => !pointedTo.has(path) && job_ids.some((id) => path.includes(id)))).toEqual([]);
    },
    async stop() {
      await killAll(running);
      await store.close();
      await db.close();
      await redis?.stop();
      await server.stop();
      rmSync(base, { recursive: true, force: true });
      rmSync(built, { recursive: true, force: true });
    },
  };
}

const killAll = async (processes: readonly Running[]) => {
  await Promise.all(processes.map(({ child, end }) => (child.exitCode === null && child.signalCode === null ? end('SIGKILL') : undefined)));
};

/** Waits until a condition holds. @throws Error when it does not in time. */
export async function until(what: string, condition: () => boolean | Promise<boolean>, timeout_ms = 30_000): Promise<void> {
  const ends = Date.now() + timeout_ms;
  while (!(await condition())) {
    if (Date.now() > ends) throw new Error(`Not within ${timeout_ms} ms: ${what}`);
    await sleep(20);
  }
}
