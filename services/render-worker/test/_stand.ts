/** A whole service for trials: real Postgres, real Redis, and gateway, relay and workers as processes that can be killed. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { credit, holdForSlides, reconcileLedger } from '@deckwright/platform/billing';
import { type Database, openDatabase } from '@deckwright/platform/database';
import { createKeyStore } from '@deckwright/platform/identity';
import { createJobStore, type JobStore } from '@deckwright/platform/jobs';
import type { ObjectStoreConfig } from '@deckwright/platform/object-store';
import { freePort, startTestPostgres, type TestPostgres } from '@deckwright/testkit/postgres';
import { bundleProcesses, type Processes, type Running } from '@deckwright/testkit/processes';
import { startTestRedis, type TestRedis } from '@deckwright/testkit/redis';
import { endLeasesOfSilent } from '@deckwright/testkit/silent-workers';
import { expect } from 'vitest';

export interface StandOptions {
  readonly queue: 'postgres' | 'redis';
  /** Files in a bucket instead of the stand's folder. */
  readonly s3?: Omit<ObjectStoreConfig, 'data_dir'>;
  /** Cents in the wallet beside its 60 free slides. Default 100,000. */
  readonly cents?: number;
  /** Root of the sources whose schema and processes it begins with. Default: these. */
  readonly root?: string;
  /** `settings` of the relay that runs all the while. */
  readonly relay?: object;
}

/** An account with a live key. */
export interface Tenant {
  readonly account_id: string;
  readonly key: string;
}

/** A gateway and where it listens. */
export interface StandGateway extends Running {
  readonly base: string;
}

/** What the ledger shows once everything has ended. */
export interface LedgerTotals {
  readonly jobs: number;
  readonly billed: number;
  readonly files: number;
  readonly entries: number;
  readonly revenue_cents: number;
  readonly free_slides_used: number;
}

export interface Stand {
  readonly db: Database;
  readonly store: JobStore;
  readonly postgres: TestPostgres;
  readonly redis: TestRedis | undefined;
  readonly url: string;
  readonly folder: string;
  readonly tenant: Tenant;
  readonly relay: Running;
  /** A further account; `cents` beside its free slides, of which none are left when `broke`. */
  createTenant(options?: { readonly cents?: number; readonly broke?: boolean }): Promise<Tenant>;
  /** `settings` as the worker's test process reads them. */
  startWorker(settings?: object, env?: Readonly<Record<string, string>>): Running;
  /** Ends the leases of a worker that has been stopped; those of killed ones end by themselves. */
  countAsSilent(worker: Running): void;
  /** One that puts decks together. */
  startDeckWorker(settings?: object): Running;
  startRelay(settings?: object, env?: Readonly<Record<string, string>>): Running;
  /** From now on processes are started from the sources below this root; these when none is named. Those that run go on. */
  useVersion(root?: string): Promise<void>;
  /** On a port that stays the same when one is named. */
  startGateway(
    settings?: { readonly port?: number; readonly [setting: string]: unknown },
    env?: Readonly<Record<string, string>>,
  ): Promise<StandGateway>;
  /** A request body that no other resembles: a repeat would be free. */
  slide(): Record<string, unknown>;
  /** Accepts such jobs past the gateway, each with its price held. */
  accept(count: number): Promise<readonly string[]>;
  /** Kills what a test has left running, all but the relay. */
  killWorkers(): Promise<void>;
  /** How many jobs have each status. */
  counts(): Promise<Readonly<Record<string, number>>>;
  /** Whether no job waits or runs. */
  allEnded(): Promise<boolean>;
  /** Every job ended once, complete, with its files, and nothing else is in the folder. */
  expectAllWhole(job_ids: readonly string[]): Promise<void>;
  /**
   * When all jobs have ended: every row is explained, the ledger sums to zero in each unit, nothing is held, each billed job has files,
   * each usable one was billed or was free for a reason, and what left the wallets is what came in as revenue.
   */
  expectLedgerBalance(): Promise<LedgerTotals>;
  stop(): Promise<void>;
}

const SIGNING_KEY = 'a-signing-key-for-tests-of-at-least-32-bytes';

/** Content of a slide with two files. */
const CONTENT = {
  form: 'waterfall_bridge',
  variant: 'standard_driver_bridge',
  context: 'Operating cost, plan to actual (m)',
  data: {
    unit: 'm',
    steps: [
      { kind: 'start', label: 'Plan', value: 31 },
      { kind: 'delta', label: 'Energy', value: 2.4, emphasis: 'primary' },
      { kind: 'delta', label: 'Tyres', value: -0.6 },
      { kind: 'total', label: 'Actual', value: 32.8 },
    ],
    takeaways: ['Energy prices added 2.4 m'],
  },
};

/** What a version is started from. */
const ENTRIES = {
  worker: 'services/render-worker/test/_worker-process.ts',
  'deck-worker': 'services/deck-worker/test/_worker-process.ts',
  relay: 'services/relay/test/_relay-process.ts',
  gateway: 'services/gateway/test/_gateway-process.ts',
  // The gateway's bundle looks for it beside itself.
  'drawing-thread': 'services/gateway/src/drawing/thread.ts',
  // What reads uploads, in processes of its own.
  'isolate-process': 'packages/isolate/src/run/process.ts',
  // Its schema.
  database: 'packages/platform/src/database/index.ts',
};

/** As the gateway's bundle looks for it beside itself; not every earlier version has it. */
const OWN_ENTRIES = { ...ENTRIES, 'isolate-process': 'packages/isolate/src/run/process.ts' };

export async function startStand(options: StandOptions): Promise<Stand> {
  const postgres = await startTestPostgres();
  const url = await (options.root === undefined ? postgres.createDatabase() : postgres.createEmptyDatabase());
  const versions = new Map<string | undefined, Processes>();
  const bundled = async (root: string | undefined): Promise<Processes> => {
    const processes = versions.get(root) ?? (await bundleProcesses(root === undefined ? OWN_ENTRIES : ENTRIES, root));
    versions.set(root, processes);
    return processes;
  };
  let processes = await bundled(options.root);
  if (options.root !== undefined) {
    const theirs = (await import(processes.path('database'))) as typeof import('@deckwright/platform/database');
    await theirs.migrateDatabase(url);
  }
  const redis = options.queue === 'redis' ? await startTestRedis() : undefined;
  const base = mkdtempSync(join(tmpdir(), 'deckwright-stand-'));
  const folder = join(base, 'files');
  // A trial that stops Postgres breaks our own connections too.
  const db = openDatabase({ url, max: 8, onError: () => {} });
  const store = createJobStore(db);
  const keys = createKeyStore(db, () => Date.now());
  const shared = { url, folder, ...(redis && { redis_url: redis.url }), ...(options.s3 && { s3: options.s3 }) };
  let serial = 0;

  const createTenant: Stand['createTenant'] = async ({ cents = 0, broke = false } = {}) => {
    const account_id = await keys.createAccount(`tenant ${++serial}`);
    const { text } = await keys.createKey(account_id, 'trial', 'live');
    if (cents > 0) await credit(db, { account_id, kind: 'topup', amount: cents, reference: account_id, reason: 'trial' });
    if (broke)
      await db.query(
        `INSERT INTO ledger_transfers (transfer_id, account_id, unit, from_book, to_book, amount, kind) VALUES ($1, $2, 'SLIDE', 'free_slides', 'slides_granted', 60, 'refund')`,
        [`taken:${account_id}`, account_id],
      );
    return { account_id, key: text };
  };
  const tenant = await createTenant({ cents: options.cents ?? 100_000 });
  const startRelay = (settings: object = {}, env?: Readonly<Record<string, string>>) =>
    processes.start('relay', { ...shared, ...settings }, env);
  const relay = startRelay(options.relay);
  await relay.ready;
  const slide = () => ({ ...CONTENT, headline: `Slide ${++serial}` });

  const silent = endLeasesOfSilent(db);
  const started = new Set<Running>();
  const keep = <T extends Running>(one: T): T => {
    started.add(one);
    return one;
  };
  const keepWorker = (one: Running): Running => {
    silent.watch(one);
    return keep(one);
  };
  const number = async (sql: string): Promise<number> => (await db.query<{ n: number }>(sql)).rows[0]?.n ?? 0;

  return {
    db,
    store,
    postgres,
    redis,
    url,
    folder,
    tenant,
    relay,
    createTenant,
    startWorker: (settings = {}, env) =>
      keepWorker(processes.start('worker', { concurrency: 2, pause_ms: 40, ...shared, ...settings }, env)),
    startDeckWorker: (settings = {}) => keepWorker(processes.start('deck-worker', { pause_ms: 20, ...shared, ...settings })),
    countAsSilent: (worker) => silent.add(worker),
    startRelay: (settings = {}, env) => keep(startRelay(settings, env)),
    async useVersion(root) {
      processes = await bundled(root);
    },
    async startGateway(settings = {}, env) {
      const port = settings.port ?? (await freePort());
      const one = keep(processes.start('gateway', { ...shared, signing_key: SIGNING_KEY, ...settings, port }, env));
      await one.ready;
      return { ...one, base: `http://127.0.0.1:${port}` };
    },
    slide,
    async accept(count) {
      const one = (content: object) => {
        const request_text = JSON.stringify(content);
        const input_hash = createHash('sha256').update(request_text).digest('hex');
        return store.accept({
          account_id: tenant.account_id,
          job_type: 'slide',
          name: (content as { headline: string }).headline,
          request_text,
          input_hash,
          outputs: ['pptx'],
          hold: holdForSlides(1, input_hash, 'live'),
        });
      };
      const accepted: Awaited<ReturnType<typeof one>>[] = [];
      // Not thousands at once: a pool gives a caller a few seconds to get a connection.
      while (accepted.length < count)
        accepted.push(...(await Promise.all(Array.from({ length: Math.min(50, count - accepted.length) }, () => one(slide())))));
      return accepted.map((a) => {
        if (a.outcome !== 'accepted') throw new Error(a.outcome);
        return a.job.job_id;
      });
    },
    async killWorkers() {
      await Promise.all([...started].map((one) => (one.child.exitCode === null && one.child.signalCode === null ? one.end('SIGKILL') : 0)));
      started.clear();
    },
    async counts() {
      const { rows } = await db.query<{ status: string; n: number }>('SELECT status, count(*) AS n FROM jobs GROUP BY status');
      return Object.fromEntries(rows.map((row) => [row.status, row.n]));
    },
    allEnded: async () => (await number("SELECT count(*) AS n FROM jobs WHERE status IN ('queued', 'rendering')")) === 0,
    async expectAllWhole(job_ids) {
      const { rows: jobs } = await db.query<{ job_id: string; status: string; error: unknown; cost_cents: number; charged_to: string }>(
        'SELECT job_id, status, error, cost_cents, charged_to FROM jobs WHERE job_id = ANY($1)',
        [job_ids],
      );
      expect(jobs.filter((job) => job.status !== 'complete')).toEqual([]);
      expect(jobs).toHaveLength(job_ids.length);
      expect(jobs.filter((job) => job.cost_cents !== 5 || !['wallet', 'free_slides'].includes(job.charged_to))).toEqual([]);
      const { rows: files } = await db.query<{ job_id: string; kind: string; object_key: string; sha256: string; bytes: number }>(
        'SELECT job_id, kind, object_key, sha256, bytes FROM job_files WHERE job_id = ANY($1)',
        [job_ids],
      );
      expect(files.filter((file) => file.kind === 'pptx')).toHaveLength(job_ids.length);
      expect(files.filter((file) => file.kind === 'scene')).toHaveLength(job_ids.length);
      for (const file of files) {
        const bytes = readFileSync(join(folder, file.object_key));
        expect(bytes.byteLength).toBe(file.bytes);
        expect(createHash('sha256').update(bytes).digest('hex')).toBe(file.sha256);
      }
      const { rows: all } = await db.query<{ object_key: string }>('SELECT object_key FROM job_files');
      const stored = readdirSync(folder, { recursive: true, withFileTypes: true, encoding: 'utf8' })
        .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('.drafts'))
        .map((entry) => join(entry.parentPath, entry.name));
      const pointedTo = new Set(all.map((file) => join(folder, file.object_key)));
      expect(stored.filter((path) => !pointedTo.has(path))).toEqual([]);
    },
    async expectLedgerBalance() {
      expect(await reconcileLedger(db)).toEqual([]);
      expect(relay.lines.filter((line) => line.message.startsWith('the ledger'))).toEqual([]);
      const { rows: sums } = await db.query<{ unit: string; in: number; out: number; held: number }>(
        `SELECT t.unit, sum(CASE WHEN s.side = 'to' THEN t.amount ELSE 0 END)::bigint AS "in",
                sum(CASE WHEN s.side = 'from' THEN t.amount ELSE 0 END)::bigint AS "out",
                sum(CASE WHEN s.book NOT IN ('held', 'held_slides') THEN 0 WHEN s.side = 'to' THEN t.amount ELSE -t.amount END)::bigint AS held
         FROM ledger_transfers t CROSS JOIN LATERAL (VALUES ('to', t.to_book), ('from', t.from_book)) AS s(side, book) GROUP BY t.unit`,
      );
      for (const sum of sums) expect(sum).toMatchObject({ in: sum.out, held: 0 });
      // Joined both ways: no bill without a file, no usable file without a bill.
      expect(
        await number(
          "SELECT count(*) AS n FROM wallet_holds h JOIN jobs j USING (job_id) WHERE h.state = 'captured' AND NOT EXISTS (SELECT 1 FROM job_files f WHERE f.job_id = h.job_id AND f.kind = 'pptx')",
        ),
      ).toBe(0);
      expect(
        await number(
          "SELECT count(*) AS n FROM jobs j JOIN job_files f ON f.job_id = j.job_id AND f.kind = 'pptx' LEFT JOIN wallet_holds h ON h.job_id = j.job_id WHERE j.parent_deck_id IS NULL AND h.state IS DISTINCT FROM 'captured' AND COALESCE(h.free_reason, '') NOT IN ('repeat', 'test_key', 'unmetered')",
        ),
      ).toBe(0);
      expect(await number("SELECT count(*) AS n FROM wallet_holds WHERE state = 'open'")).toBe(0);
      const left = await number('SELECT sum(paid_cents + promo_cents)::bigint AS n FROM wallets');
      const given = await number(
        `SELECT sum(CASE WHEN to_book IN ('paid', 'promo') THEN amount ELSE -amount END)::bigint AS n FROM ledger_transfers
         WHERE unit = 'USD' AND kind IN ('topup', 'bonus', 'grant', 'award', 'refund', 'dispute')`,
      );
      const revenue_cents = await number("SELECT sum(amount)::bigint AS n FROM ledger_transfers WHERE to_book = 'revenue'");
      expect(given - left).toBe(revenue_cents);
      return {
        jobs: await number('SELECT count(*) AS n FROM jobs'),
        billed: await number("SELECT count(*) AS n FROM wallet_holds WHERE state = 'captured'"),
        files: await number('SELECT count(*) AS n FROM job_files'),
        entries: await number('SELECT count(*) AS n FROM ledger_transfers'),
        revenue_cents,
        free_slides_used: await number("SELECT sum(amount)::bigint AS n FROM ledger_transfers WHERE to_book = 'slides_used'"),
      };
    },
    async stop() {
      silent.stop();
      await Promise.all([...versions.values()].map((version) => version.remove()));
      await store.close();
      await db.close();
      await redis?.stop();
      await postgres.stop();
      rmSync(base, { recursive: true, force: true });
    },
  };
}
