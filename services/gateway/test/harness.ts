/** A gateway on a real Postgres and a real port, with a stand-in for the worker that finishes jobs by rule. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restore } from '@deckwright/platform/backup';
import { type Database, openDatabase } from '@deckwright/platform/database';
import { createKeyStore, type KeyStore } from '@deckwright/platform/identity';
import {
  createJobStore,
  createPostgresQueues,
  type JobRecord,
  type JobStore,
  OUTBOX_CHANNEL,
  type Queues,
} from '@deckwright/platform/jobs';
import type { RateLimiter } from '@deckwright/platform/limits';
import { createFolderStore, type ObjectStore } from '@deckwright/platform/object-store';
import { createLogger } from '@deckwright/platform/telemetry';
import { shareTestPostgres } from '@deckwright/testkit/postgres';
import type { DrawingPool } from '../src/drawing/drawing.ts';
import { createThreadedDrawing } from '../src/drawing/threaded-drawing.ts';
import { type GatewayParts, type RunningGateway, startGateway } from '../src/start-gateway.ts';
import { recordProvoked } from './_provoked.ts';

export interface Account {
  readonly account_id: string;
  readonly mode: 'live' | 'test';
  readonly key: string;
  readonly key_id: number;
}

export interface Harness {
  readonly base: string;
  readonly db: Database;
  readonly jobs: JobStore;
  readonly files: ObjectStore;
  readonly keys: KeyStore;
  readonly alice: Account;
  readonly bob: Account;
  readonly gateway: RunningGateway;
  readonly queues: Queues;
  readonly logLines: string[];
  /** How the stand-in worker treats the next jobs. */
  rule: WorkRule;
  request(path: string, init?: RequestInit & { as?: Account | null; json?: unknown }): Promise<Response>;
  close(): Promise<void>;
}

export type WorkRule = 'complete' | 'withhold' | 'fail' | 'wait';

export const PROVISION_SECRET = 'a-provisioning-secret-for-tests';
export const SIGNING_KEY = 'a-signing-key-for-tests-of-at-least-32-bytes';

export interface HarnessOptions {
  readonly drawing?: DrawingPool;
  readonly render_wait_ms?: number;
  readonly test_slides_per_day?: number;
  readonly trusted_proxies?: string[];
  readonly cors_origins?: string[];
  /** None by default: the tests send more than people do. */
  readonly limiter?: RateLimiter;
  readonly fetchDeck?: GatewayParts['fetchDeck'];
  readonly isolate?: GatewayParts['isolate'];
  readonly code?: GatewayParts['code'];
  readonly callOut?: GatewayParts['callOut'];
  readonly mcp_mounts?: GatewayParts['mcp_mounts'];
  readonly login?: GatewayParts['login'];
  readonly readDocument?: GatewayParts['readDocument'];
  readonly now_ms?: GatewayParts['now_ms'];
  /** Settings beside those of every test. */
  readonly config?: Partial<GatewayParts['config']>;
  /** Address of a translator, for the gateway alone: workers are started with one by who needs it. */
  readonly translate_url?: string;
  /** Begins with a back-up instead of an empty service, and lets it have been made a minute ago: leases of then are over. */
  readonly restored?: { readonly folder: string; readonly recorded_at: string };
}

export async function startHarness(options: HarnessOptions = {}): Promise<Harness> {
  recordProvoked();
  const dir = mkdtempSync(join(tmpdir(), 'deckwright-gateway-'));
  // Nothing here crashes the machine, and each commit would wait for the disk.
  const postgres = await shareTestPostgres({ settings: { fsync: 'off' } });
  const url = await (options.restored === undefined ? postgres.createDatabase() : postgres.createEmptyDatabase());
  const db = openDatabase({ url });
  const jobs = createJobStore(db);
  const files = createFolderStore(join(dir, 'files'));
  if (options.restored !== undefined) {
    await restore({ url, db, objects: files, folder: options.restored.folder });
    await moveTimes(db, options.restored.recorded_at);
  }
  const queues = createPostgresQueues(db);
  const keys = createKeyStore(db, () => Date.now());
  const logLines: string[] = [];
  const gateway = await startGateway({
    config: {
      port: 0,
      metrics_port: 0,
      base_url: undefined,
      redis_url: undefined,
      trusted_proxies: options.trusted_proxies,
      provision_secret: PROVISION_SECRET,
      ...(options.translate_url === undefined ? {} : { translate_url: options.translate_url, translate_model: 'test' }),
      ...(options.test_slides_per_day === undefined ? {} : { test_slides_per_day: options.test_slides_per_day }),
      ...(options.cors_origins === undefined ? {} : { cors_origins: options.cors_origins }),
      ...options.config,
    },
    host: '127.0.0.1',
    db,
    jobs,
    files,
    queues,
    signing_keys: [SIGNING_KEY],
    log: createLogger({ level: 'info', service: 'gateway', destination: { write: (line) => void logLines.push(line) } }),
    limiter: options.limiter ?? { take: async () => ({ allowed: true, remaining: 1, retry_after_s: 0, reset_s: 1 }) },
    drawing: options.drawing ?? sharedDrawing(),
    ...(options.fetchDeck === undefined ? {} : { fetchDeck: options.fetchDeck }),
    ...(options.isolate === undefined ? {} : { isolate: options.isolate }),
    ...(options.code === undefined ? {} : { code: options.code }),
    ...(options.callOut === undefined ? {} : { callOut: options.callOut }),
    ...(options.mcp_mounts === undefined ? {} : { mcp_mounts: options.mcp_mounts }),
    ...(options.login === undefined ? {} : { login: options.login }),
    ...(options.readDocument === undefined ? {} : { readDocument: options.readDocument }),
    ...(options.now_ms === undefined ? {} : { now_ms: options.now_ms }),
    ...(options.render_wait_ms === undefined ? {} : { render_wait_ms: options.render_wait_ms }),
  });
  const [alice, bob] = await Promise.all([createAccount(keys, 'alice'), createAccount(keys, 'bob')]);
  const harness: Harness = {
    base: gateway.base_url,
    db,
    jobs,
    files,
    keys,
    alice,
    bob,
    gateway,
    queues,
    logLines,
    rule: 'complete',
    request(path, { as = alice, json, ...init } = {}) {
      const headers = new Headers(init.headers);
      if (as !== null && !headers.has('authorization')) headers.set('authorization', `Bearer ${as.key}`);
      if (json !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json');
      return fetch(gateway.base_url + path, {
        redirect: 'manual',
        ...(json === undefined ? {} : { body: JSON.stringify(json), method: 'POST' }),
        ...init,
        headers,
      });
    },
    async close() {
      await stopListening();
      await gateway.close({ grace_ms: 1000 });
      await jobs.close();
      await queues.close();
      await db.close();
      await postgres.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
  const stopListening = await db.listen(OUTBOX_CHANNEL, () => void work(harness));
  return harness;
}

let drawing: DrawingPool | undefined;

/** One for all test files of a process: a thread takes a second to load, and draws slowly until its code is warm. */
function sharedDrawing(): DrawingPool {
  drawing ??= createThreadedDrawing();
  return { ...drawing, close: async () => {} };
}

/** Moves every point in time as far as now is from `recorded_at`: keys, leases and what is kept for so many days would have run out. */
async function moveTimes(db: Database, recorded_at: string): Promise<void> {
  const { rows } = await db.query<{ set: string }>(
    `SELECT format('UPDATE %I SET %s', table_name, string_agg(format('%1$I = %1$I + %2$L', column_name, now() - interval '1 minute' - $1::timestamptz), ', ')) AS set
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND data_type = 'timestamp with time zone' AND table_name NOT LIKE '\\_%'
     GROUP BY table_name`,
    [recorded_at],
  );
  await db.transaction(async (sql) => {
    // The guards of what is only ever added to are triggers.
    await sql.query('SET LOCAL session_replication_role = replica');
    for (const { set } of rows) await sql.query(set);
  });
}

async function createAccount(keys: KeyStore, name: string): Promise<Account> {
  const account_id = await keys.createAccount(name);
  const { key_id, text } = await keys.createKey(account_id, name, 'live');
  return { account_id, mode: 'live', key: text, key_id };
}

/** Ends every queued job as the rule says. */
export async function work(harness: Harness): Promise<void> {
  if (harness.rule === 'wait') return;
  const { rows } = await harness.db.query<{ job_id: string; attempt_no: number }>(
    "SELECT job_id, attempt_no FROM jobs WHERE status = 'queued'",
  );
  await Promise.all(
    rows.map(async ({ job_id, attempt_no }) => {
      const job = await harness.jobs.begin(job_id, attempt_no, { worker_id: 'wrk_test', lease_ms: 10_000 });
      if (job !== null) await end(harness, job);
    }),
  );
}

async function end(harness: Harness, job: JobRecord): Promise<void> {
  if (harness.rule === 'fail') {
    await harness.jobs.fail(job.job_id, job.attempt_no, {
      code: 'capacity_exceeded',
      title: 'More items came than the slide can hold',
      status: 422,
      detail: 'The form holds 20 steps; 40 came.',
      remedy: 'Split it.',
      limit: 20,
    });
    return;
  }
  const kinds = harness.rule === 'withhold' ? (['preview'] as const) : (['pptx', 'preview'] as const);
  const stored = await Promise.all(
    kinds.map(async (kind) => {
      const mime = kind === 'pptx' ? 'application/vnd.openxmlformats-officedocument.presentationml.presentation' : 'image/png';
      const extension = kind === 'pptx' ? 'pptx' : 'png';
      const object = await harness.files.put(Buffer.from(`${kind} of ${job.job_id}`), {
        prefix: `${job.account_id}/${job.job_id}`,
        extension,
        mime,
      });
      return { kind, object_key: object.object_key, sha256: object.sha256, bytes: object.bytes, mime };
    }),
  );
  const earlier = await harness.jobs.findRepeat(job, job.input_hash, ['pptx']);
  const repeat = earlier === null ? {} : { repeat_of: earlier.job_id };
  await harness.jobs.complete(job.job_id, job.attempt_no, {
    result: { status: harness.rule === 'withhold' ? 'completed_with_errors' : 'complete', fidelity: 'verbatim', warnings: [], ...repeat },
    files: stored,
    cost_cents: harness.rule === 'withhold' || earlier !== null ? 0 : 5,
  });
}

export const WATERFALL = {
  form: 'waterfall_bridge',
  variant: 'standard_driver_bridge',
  headline: 'Energy explains most of the overrun',
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
} as const;
