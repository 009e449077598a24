/** The relay against real servers: what it publishes, what it requeues, and what it deletes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, openDatabase } from '@deckwright/platform/database';
import { createJobStore, createPostgresQueues, type JobStore, type Message, type Queues, renderSlideJob } from '@deckwright/platform/jobs';
import { silentLog } from '@deckwright/platform/log';
import { createFolderStore, type ObjectStore } from '@deckwright/platform/object-store';
import { type SharedPostgres, shareTestPostgres } from '@deckwright/testkit/postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reconcile, startRelay } from '../src/relay.ts';
import { sweep } from '../src/sweep.ts';

const ACCOUNT = 'acc_relay';
let server: SharedPostgres;
let db: Database;
let store: JobStore;
let objects: ObjectStore;
let folder: string;

beforeAll(async () => {
  server = await shareTestPostgres();
  const url = await server.createDatabase();
  db = openDatabase({ url });
  store = createJobStore(db);
  folder = mkdtempSync(join(tmpdir(), 'deckwright-relay-'));
  objects = createFolderStore(folder);
  await db.query('INSERT INTO accounts (account_id, name) VALUES ($1, $1)', [ACCOUNT]);
});

afterAll(async () => {
  await store?.close();
  await db?.close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  await db.query('TRUNCATE jobs, job_files, outbox, doorbell_rings, idempotency_keys, stored_objects CASCADE');
});

const accept = async (): Promise<string> => {
  const accepted = await store.accept({
    account_id: ACCOUNT,
    job_type: 'slide',
    name: null,
    request_text: '{}',
    input_hash: 'x',
    outputs: ['pptx'],
  });
  if (accepted.outcome !== 'accepted') throw new Error(accepted.outcome);
  return accepted.job.job_id;
};

/** Queues that keep every message, and can be made unavailable. */
const fakeQueues = () => {
  const published: Message[] = [];
  const state = { away: false, forgetful: false };
  const queues: Queues = {
    ...createPostgresQueues(db),
    publish: async (_queue, messages) => {
      if (state.away) throw new Error('away');
      published.push(...messages);
    },
    held: async (_queue, keys) => new Set(state.forgetful ? [] : keys),
    count: async (queue) => (state.forgetful || queue !== renderSlideJob.queue ? 0 : Number.MAX_SAFE_INTEGER),
  };
  return { queues, published, state };
};

const start = (queues: Queues) =>
  startRelay({ db, queues, objects, log: silentLog, retention_days: 30, reconcile_ms: 100, grace_ms: 100, sweep_ms: 60_000 });

describe('carrying', () => {
  it('publishes every accepted job once, in order', async () => {
    const { queues, published } = fakeQueues();
    const relay = start(queues);
    await sleep(200);
    const first = await accept();
    await expect.poll(() => published.length, { interval: 5 }).toBe(1);
    expect(renderSlideJob.decode(published[0]!.payload)).toEqual({ job_id: first, attempt_no: 1, traceparent: null });
    for (let i = 0; i < 20; i += 1) await accept();
    await expect.poll(() => published.length).toBe(21);
    await relay.stop();
    const order = (await db.query<{ job_id: string }>('SELECT job_id FROM outbox ORDER BY outbox_id')).rows.map((row) => `${row.job_id}:1`);
    expect(published.map((message) => message.key)).toEqual(order);
  });

  it('loses nothing while the queue is away, and catches up when it is back', async () => {
    const { queues, published, state } = fakeQueues();
    state.away = true;
    const relay = start(queues);
    for (let i = 0; i < 10; i += 1) await accept();
    await sleep(300);
    expect(published).toEqual([]);
    expect((await db.query('SELECT 1 FROM outbox WHERE sent_at IS NULL')).rowCount).toBe(10);
    state.away = false;
    await expect.poll(() => published.length).toBe(10);
    await relay.stop();
    expect((await db.query('SELECT 1 FROM outbox WHERE sent_at IS NULL')).rowCount).toBe(0);
  });

  it('shares the outbox between two relays without publishing twice', async () => {
    const { queues, published } = fakeQueues();
    const relays = [start(queues), start(queues)];
    await Promise.all(Array.from({ length: 100 }, accept));
    await expect.poll(() => published.length).toBe(100);
    await sleep(100);
    expect(new Set(published.map((message) => message.key)).size).toBe(100);
    expect(published).toHaveLength(100);
    await Promise.all(relays.map((relay) => relay.stop()));
  });

  it('stops at once although the queue hangs', async () => {
    const { queues } = fakeQueues();
    const relay = start({ ...queues, publish: () => new Promise(() => {}) });
    await accept();
    await sleep(100);
    await relay.stop(300);
  });
});

describe('reconciling', () => {
  it('publishes a waiting job again, under a new number, when the queue has lost it', async () => {
    const { queues, published, state } = fakeQueues();
    const relay = start(queues);
    const job_id = await accept();
    await expect.poll(() => published.length).toBe(1);
    await sleep(400);
    expect(published).toHaveLength(1);
    state.forgetful = true;
    await expect.poll(() => published.map((message) => message.key)).toContain(`${job_id}:2`);
    await relay.stop();
    expect((await store.get({ account_id: ACCOUNT, mode: 'live' }, job_id))!.crashes).toBe(0);
  });

  it('publishes as many messages as the queue lacks, and none for jobs whose own message began another', async () => {
    const { queues } = fakeQueues();
    for (let i = 0; i < 20; i += 1) await accept();
    await db.query("UPDATE outbox SET sent_at = now() - interval '1 minute'");
    await db.query("UPDATE jobs SET queued_at = now() - interval '1 minute'");
    // Twenty messages of jobs that have been begun: none is held, none is missing.
    const withCount = (count: number): Queues => ({ ...queues, held: async () => new Set(), count: async () => count });
    const look = (counted: Queues) => reconcile({ db, queues: counted, log: silentLog, grace_ms: 1_000 });
    expect(await look(withCount(20))).toMatchObject({ republished: 0 });
    expect(await look(withCount(17))).toMatchObject({ republished: 3 });
    // What will be published is not missing.
    expect(await look(withCount(17))).toMatchObject({ republished: 0 });
    const { rows } = await db.query(
      "SELECT attempt_no, queued_at < now() - interval '50 seconds' AS keeps_place FROM jobs WHERE attempt_no > 1",
    );
    expect(rows).toEqual(Array.from({ length: 3 }, () => ({ attempt_no: 2, keeps_place: true })));
    // What is not due yet needs no message.
    await db.query("UPDATE jobs SET not_before = now() + interval '1 hour'");
    expect(await look(withCount(0))).toMatchObject({ republished: 0 });
  });

  it('queues the jobs of a silent worker again and leaves a living one’s alone', async () => {
    const { queues } = fakeQueues();
    const [lost, alive] = [await accept(), await accept()];
    await store.begin(lost, 1, { worker_id: 'wrk_dead', lease_ms: 1 });
    await store.begin(alive, 1, { worker_id: 'wrk_alive', lease_ms: 60_000 });
    await sleep(10);
    expect(await reconcile({ db, queues, log: silentLog, grace_ms: 60_000 })).toEqual({ lost: 1, republished: 0, quarantined: 0 });
    expect(await store.get({ account_id: ACCOUNT, mode: 'live' }, lost)).toMatchObject({ status: 'queued', attempt_no: 2, crashes: 1 });
    expect(await store.get({ account_id: ACCOUNT, mode: 'live' }, alive)).toMatchObject({ status: 'rendering', attempt_no: 1 });
  });

  it('takes a job that kills every worker out of circulation', async () => {
    const { queues } = fakeQueues();
    const job_id = await accept();
    for (const attempt of [1, 2, 3]) {
      expect(await store.begin(job_id, attempt, { worker_id: 'wrk_dead', lease_ms: 1 })).not.toBeNull();
      await sleep(10);
      await reconcile({ db, queues, log: silentLog, grace_ms: 60_000 });
    }
    expect(await store.get({ account_id: ACCOUNT, mode: 'live' }, job_id)).toMatchObject({
      status: 'failed',
      error: { code: 'render_failed' },
    });
  });

  it('brings 1,200 forgotten jobs back in one look', async () => {
    const { queues, state } = fakeQueues();
    for (let i = 0; i < 12; i += 1) await Promise.all(Array.from({ length: 100 }, accept));
    await db.query("UPDATE outbox SET sent_at = now() - interval '1 minute'");
    await db.query("UPDATE jobs SET queued_at = now() - interval '1 minute'");
    state.forgetful = true;
    expect(await reconcile({ db, queues, log: silentLog, grace_ms: 1_000 })).toEqual({ lost: 0, republished: 1_200, quarantined: 0 });
    expect(await reconcile({ db, queues, log: silentLog, grace_ms: 1_000 })).toEqual({ lost: 0, republished: 0, quarantined: 0 });
  });
});

describe('sweeping', () => {
  it('removes jobs past their retention with their bytes, and old keys and entries, and nothing else', async () => {
    const [old, young] = [await accept(), await accept()];
    const keys: string[] = [];
    for (const job_id of [old, young]) {
      await store.begin(job_id, 1, { worker_id: 'wrk', lease_ms: 60_000 });
      const stored = await objects.put(Buffer.from(job_id), { prefix: `${ACCOUNT}/${job_id}`, extension: 'pptx', mime: 'x' });
      keys.push(stored.object_key);
      await store.complete(job_id, 1, { result: {}, files: [{ kind: 'pptx', mime: 'x', ...stored }], cost_cents: 5 });
    }
    await db.query("UPDATE jobs SET finished_at = now() - interval '31 days' WHERE job_id = $1", [old]);
    // Entries that no worker has received of: what is begun has none.
    const [longSent, waiting] = [await accept(), await accept()];
    await db.query("UPDATE outbox SET sent_at = now() - interval '2 hours' WHERE job_id = $1", [longSent]);
    await store.claimKey(ACCOUNT, 'old', 'x');
    await store.claimKey(ACCOUNT, 'young', 'x');
    await db.query("UPDATE idempotency_keys SET expires_at = now() - interval '1 second' WHERE key = 'old'");
    await sweep({ db, objects, log: silentLog, retention_days: 30 });
    expect(await store.get({ account_id: ACCOUNT, mode: 'live' }, old)).toBeNull();
    expect(await store.get({ account_id: ACCOUNT, mode: 'live' }, young)).not.toBeNull();
    expect(await objects.head(keys[0]!)).toBeNull();
    expect(await objects.head(keys[1]!)).not.toBeNull();
    expect((await db.query('SELECT key FROM idempotency_keys')).rows).toEqual([{ key: 'young' }]);
    expect((await db.query('SELECT job_id FROM outbox')).rows).toEqual([{ job_id: waiting }]);
    expect((await db.query('SELECT 1 FROM stored_objects WHERE loose_since IS NOT NULL')).rowCount).toBe(0);
  });

  it('is done again and again by a relay that runs', async () => {
    const { queues } = fakeQueues();
    const relay = startRelay({ db, queues, objects, log: silentLog, retention_days: 30, sweep_ms: 50 });
    const job_id = await accept();
    await store.begin(job_id, 1, { worker_id: 'wrk', lease_ms: 60_000 });
    const stored = await objects.put(Buffer.from('kept for a while'), { prefix: `${ACCOUNT}/${job_id}`, extension: 'pptx', mime: 'x' });
    await store.complete(job_id, 1, { result: {}, files: [{ kind: 'pptx', mime: 'x', ...stored }], cost_cents: 5 });
    await sleep(200);
    expect(await objects.head(stored.object_key)).not.toBeNull();
    await db.query("UPDATE jobs SET finished_at = now() - interval '31 days' WHERE job_id = $1", [job_id]);
    await expect.poll(() => objects.head(stored.object_key)).toBeNull();
    expect(await store.get({ account_id: ACCOUNT, mode: 'live' }, job_id)).toBeNull();
    await relay.stop();
  });

  it('deletes the bytes of a removed job also when the remover died before it could', async () => {
    const job_id = await accept();
    await store.begin(job_id, 1, { worker_id: 'wrk', lease_ms: 60_000 });
    const stored = await objects.put(Buffer.from('x'), { prefix: `${ACCOUNT}/${job_id}`, extension: 'pptx', mime: 'x' });
    await store.complete(job_id, 1, { result: {}, files: [{ kind: 'pptx', mime: 'x', ...stored }], cost_cents: 5 });
    await store.remove({ account_id: ACCOUNT, mode: 'live' }, job_id);
    await sweep({ db, objects, log: silentLog, retention_days: 30 });
    expect(await objects.head(stored.object_key)).toBeNull();
  });
});
