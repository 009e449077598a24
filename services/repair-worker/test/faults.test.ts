/** Kills of the repair worker: every deck is repaired or combined once, and paid for once. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packFiles } from '@deckwright/isolate/run';
import { credit, holdFor, prices, readWallet, reconcileLedger } from '@deckwright/platform/billing';
import { type Database, openDatabase } from '@deckwright/platform/database';
import { createKeyStore } from '@deckwright/platform/identity';
import { createJobStore, type FaultPoint, type JobStore, writeSource } from '@deckwright/platform/jobs';
import { createFolderStore, createKeepFiles } from '@deckwright/platform/object-store';
import { flawedDeck } from '@deckwright/testkit/flawed-deck';
import { type SharedPostgres, shareTestPostgres } from '@deckwright/testkit/postgres';
import { bundleProcesses, type Processes, type Running, until } from '@deckwright/testkit/processes';
import { endLeasesOfSilent, type SilentWorkers } from '@deckwright/testkit/silent-workers';
import { limit, sized, tally } from '@deckwright/testkit/trial';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

const CENTS = 10_000;

let server: SharedPostgres;
let db: Database;
let store: JobStore;
let processes: Processes;
let folder: string;
let url: string;
let account_id: string;
let deck: Uint8Array;
let silent: SilentWorkers;

beforeAll(async () => {
  server = await shareTestPostgres();
  url = await server.createDatabase();
  db = openDatabase({ url, max: 6 });
  store = createJobStore(db);
  silent = endLeasesOfSilent(db);
  account_id = await createKeyStore(db, () => Date.now()).createAccount('repairs');
  await credit(db, { account_id, kind: 'topup', amount: CENTS, reference: 'start', reason: 'test' });
  folder = mkdtempSync(join(tmpdir(), 'deckwright-repairs-'));
  processes = await bundleProcesses({
    worker: 'services/repair-worker/test/_worker-process.ts',
    relay: 'services/relay/test/_relay-process.ts',
    'isolate-process': 'packages/isolate/src/run/process.ts',
  });
  deck = await flawedDeck(1);
  await processes.start('relay', { url, folder }).ready;
});
afterEach(() => processes.killEach('worker'));
afterAll(async () => {
  silent?.stop();
  await processes?.remove();
  await store?.close();
  await db?.close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

let serial = 0;

/** Repairs, with a combination after every two where asked for. No two repairs have the same billing key: a repeat would be free. */
async function accept(count: number, mixed: boolean): Promise<readonly string[]> {
  const keep = createKeepFiles(db, createFolderStore(folder));
  const ids: string[] = [];
  for (let i = 0; i < count; i++) {
    serial += 1;
    const job_type = mixed && serial % 3 === 0 ? 'compile' : 'repair';
    const content = packFiles(job_type === 'compile' ? [deck, deck] : [deck]);
    const [source] = await keep([{ content, extension: 'source', mime: 'application/octet-stream' }]);
    const input_hash = createHash('sha256').update(String(serial)).digest('hex');
    const accepted = await store.accept({
      account_id,
      job_type,
      name: null,
      request_text: '{}',
      input_hash,
      outputs: ['pptx'],
      ...(job_type === 'repair' && { hold: holdFor(prices.repair, 1, input_hash) }),
      alongside: async (transaction, job_id) => {
        if (source) await writeSource(transaction, job_id, { ...source, mime: 'application/octet-stream' });
      },
    });
    if (accepted.outcome !== 'accepted') throw new Error(accepted.outcome);
    ids.push(accepted.job.job_id);
  }
  return ids;
}

const balance = async (): Promise<number> => {
  const wallet = await readWallet(db, account_id);
  return (wallet?.paid_cents ?? 0) + (wallet?.promo_cents ?? 0);
};
const complete = async (ids: readonly string[]): Promise<number> =>
  (await db.query("SELECT 1 FROM jobs WHERE job_id = ANY($1) AND status = 'complete'", [ids])).rowCount;
const ended = async (ids: readonly string[]): Promise<number> =>
  (await db.query("SELECT 1 FROM jobs WHERE job_id = ANY($1) AND status IN ('complete', 'failed')", [ids])).rowCount;
const startWorker = (settings: object = {}): Running => {
  const worker = processes.start('worker', { url, folder, pause_ms: 150, ...settings });
  silent.watch(worker);
  return worker;
};

/** Each complete once, with one file that is what its row says, paid as priced; no source kept, nothing held. */
async function expectWhole(ids: readonly string[]): Promise<number> {
  const { rows: jobs } = await db.query<{
    job_type: string;
    status: string;
    cost_cents: number;
    charged_cents: number | null;
    error: unknown;
  }>('SELECT job_type, status, cost_cents, charged_cents, error FROM jobs WHERE job_id = ANY($1)', [ids]);
  expect(jobs.filter(({ status }) => status !== 'complete')).toEqual([]);
  for (const { job_type, cost_cents, charged_cents } of jobs)
    expect([job_type, cost_cents, charged_cents]).toEqual(job_type === 'repair' ? ['repair', 2, 2] : ['compile', 0, null]);
  const { rows: files } = await db.query<{ kind: string; object_key: string; sha256: string }>(
    'SELECT kind, object_key, sha256 FROM job_files WHERE job_id = ANY($1)',
    [ids],
  );
  expect(files.map(({ kind }) => kind)).toEqual(ids.map(() => 'pptx'));
  for (const { object_key, sha256 } of files)
    expect(
      createHash('sha256')
        .update(readFileSync(join(folder, object_key)))
        .digest('hex'),
    ).toBe(sha256);
  expect(await reconcileLedger(db)).toEqual([]);
  expect((await readWallet(db, account_id))?.held_cents).toBe(0);
  return jobs.filter(({ job_type }) => job_type === 'repair').length;
}

it(
  'loses no deck and doubles no bill when it is killed at any named point',
  async () => {
    const points: readonly FaultPoint[] = ['after_begin', 'mid_render', 'after_put', 'before_commit', 'after_commit', 'before_ack'];
    const before = await balance();
    const ids: string[] = [];
    for (const die_at of points) {
      ids.push(...(await accept(1, true)));
      const worker = startWorker({ die_at, pause_ms: 0 });
      await until(`a worker died at ${die_at}`, () => worker.child.signalCode !== null, 20_000);
      // Healed before the next one dies: three crashes of one job would end it.
      const healthy = startWorker({ pause_ms: 0 });
      await healthy.ready;
      await until(`the job that died at ${die_at} is complete`, async () => (await complete(ids)) === ids.length);
      expect(await healthy.end('SIGTERM')).toBe(0);
    }
    const repairs = await expectWhole(ids);
    expect(before - (await balance())).toBe(2 * repairs);
    tally('T02 repairs', { points: points.length, jobs: ids.length, billed: repairs });
  },
  limit(90_000),
);

it(
  'repairs every deck once under kills at any moment',
  async () => {
    const kills = sized(2, 30);
    const ids = await accept(sized(10, 120), false);
    let worker = startWorker();
    for (let kill = 0; kill < kills; kill++) {
      // What was hit waits behind the others: no deck is hit so often that it is given up.
      await until(`${3 * kill} decks are done`, async () => (await complete(ids)) >= 3 * kill, 40_000);
      await worker.ready;
      await until('a deck is in hand', async () => (await db.query("SELECT 1 FROM jobs WHERE status = 'rendering'")).rowCount > 0);
      await new Promise((resolve) => setTimeout(resolve, 60 + ((kill * 37) % 190)));
      await worker.end('SIGKILL');
      worker = startWorker();
    }
    await until('all have ended', async () => (await ended(ids)) === ids.length, limit(60_000));
    const { rows } = await db.query<{ hit: number }>('SELECT count(*) AS hit FROM jobs WHERE job_id = ANY($1) AND crashes > 0', [ids]);
    expect(rows[0]?.hit).toBeGreaterThan(0);
    tally('T01 repairs', { kills, jobs: ids.length, 'jobs hit': rows[0]?.hit ?? 0, billed: await expectWhole(ids) });
    expect(await worker.end('SIGTERM')).toBe(0);
  },
  limit(120_000),
);

it(
  'T15 waits for a store that is away, and repairs and combines every deck when it is back',
  async () => {
    const ids = await accept(sized(5, 30), true);
    // Its disk is gone, and nothing can be made in its place.
    renameSync(folder, `${folder}.away`);
    writeFileSync(folder, '');
    const worker = startWorker({ pause_ms: 0 });
    const waiting = async () =>
      (await db.query("SELECT 1 FROM jobs WHERE job_id = ANY($1) AND waiting_for = 'storage' AND crashes = 0", [ids])).rowCount;
    await until('all wait for the store', async () => (await waiting()) === ids.length, limit(30_000));
    expect(await reconcileLedger(db)).toEqual([]);
    rmSync(folder);
    renameSync(`${folder}.away`, folder);
    await until('all are complete', async () => (await complete(ids)) === ids.length, limit(60_000));
    tally('T15 repairs', { waited: ids.length, billed: await expectWhole(ids) });
    expect(await worker.end('SIGTERM')).toBe(0);
  },
  limit(90_000),
);
