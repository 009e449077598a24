/** Slides of pictures under kills and refusals: each is made once, and charged once. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packFiles } from '@deckwright/isolate/run';
import { credit, holdFor, prices, readWallet, reconcileLedger } from '@deckwright/platform/billing';
import { type Database, openDatabase } from '@deckwright/platform/database';
import { createKeyStore } from '@deckwright/platform/identity';
import { createJobStore, type FaultPoint, type JobStore, writeSource } from '@deckwright/platform/jobs';
import { createFolderStore, createKeepFiles } from '@deckwright/platform/object-store';
import { type SharedPostgres, shareTestPostgres } from '@deckwright/testkit/postgres';
import { bundleProcesses, type Processes, type Running, until } from '@deckwright/testkit/processes';
import { endLeasesOfSilent, type SilentWorkers } from '@deckwright/testkit/silent-workers';
import { limit } from '@deckwright/testkit/trial';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { ownPicture, PANELS } from '../../gateway/test/_slide-pictures.ts';

let picture: Uint8Array;
let server: SharedPostgres;
let db: Database;
let store: JobStore;
let processes: Processes;
let folder: string;
let url: string;
let account_id: string;
let silent: SilentWorkers;

beforeAll(async () => {
  picture = await ownPicture(PANELS);
  server = await shareTestPostgres();
  url = await server.createDatabase();
  db = openDatabase({ url, max: 6 });
  store = createJobStore(db);
  silent = endLeasesOfSilent(db);
  account_id = await createKeyStore(db, () => Date.now()).createAccount('pictures');
  await credit(db, { account_id, kind: 'topup', amount: 1_000, reference: 'start', reason: 'test' });
  folder = mkdtempSync(join(tmpdir(), 'deckwright-pictures-'));
  processes = await bundleProcesses({
    worker: 'services/image-worker/test/_worker-process.ts',
    relay: 'services/relay/test/_relay-process.ts',
    'isolate-process': 'packages/isolate/src/run/process.ts',
  });
  await processes.start('relay', { url, folder }).ready;
}, limit(60_000));
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

async function accept(content: Uint8Array, mode: 'live' | 'test' = 'live'): Promise<string> {
  serial += 1;
  const [source] = await createKeepFiles(
    db,
    createFolderStore(folder),
  )([{ content: packFiles([content]), extension: 'source', mime: 'application/octet-stream' }]);
  const accepted = await store.accept({
    account_id,
    mode,
    job_type: 'perception',
    name: null,
    request_text: JSON.stringify({ picture: { branch: 'reconstruct' } }),
    input_hash: createHash('sha256').update(String(serial)).digest('hex'),
    outputs: ['pptx'],
    hold: holdFor(prices.recreation, 1, null, mode === 'test' ? 'test_key' : null),
    alongside: async (transaction, job_id) => {
      if (source) await writeSource(transaction, job_id, { ...source, mime: 'application/octet-stream' });
    },
  });
  if (accepted.outcome !== 'accepted') throw new Error(accepted.outcome);
  return accepted.job.job_id;
}

const paid = async (): Promise<number> => (await readWallet(db, account_id))?.paid_cents ?? 0;
const held = async (): Promise<number> => (await readWallet(db, account_id))?.held_cents ?? 0;
const jobOf = (job_id: string, mode: 'live' | 'test' = 'live') => store.get({ account_id, mode }, job_id);
const ended = (job_id: string, status: string, mode: 'live' | 'test' = 'live') =>
  until(`${job_id} is ${status}`, async () => (await jobOf(job_id, mode))?.status === status, limit(40_000));
const startWorker = (settings: object = {}): Running => {
  const worker = processes.start('worker', { url, folder, pause_ms: 0, ...settings });
  silent.watch(worker);
  return worker;
};

async function filesOf(job_id: string): Promise<readonly string[]> {
  const { rows } = await db.query<{ object_key: string }>('SELECT object_key FROM job_files WHERE job_id = $1', [job_id]);
  return rows.map(({ object_key }) => object_key);
}

async function expectSettled(): Promise<void> {
  expect(await reconcileLedger(db)).toEqual([]);
  expect(await held()).toBe(0);
}

it.each<FaultPoint>(['mid_render', 'after_put', 'after_commit'])(
  'a worker killed at %s leaves slides that are made once and charged once',
  async (die_at) => {
    const before = await paid();
    const job_id = await accept(picture);
    expect(await held()).toBe(prices.recreation.cents);
    const worker = startWorker({ die_at });
    await until(`a worker died at ${die_at}`, () => worker.child.signalCode !== null, limit(60_000));
    const healthy = startWorker();
    await healthy.ready;
    await ended(job_id, 'complete');
    expect(await healthy.end('SIGTERM')).toBe(0);
    expect(await filesOf(job_id)).toHaveLength(1);
    expect(before - (await paid())).toBe(prices.recreation.cents);
    await expectSettled();
  },
  limit(120_000),
);

it(
  'a refusal and a cancelled job cost nothing, and a test key marks its slide and pays nothing',
  async () => {
    const before = await paid();
    const refused = await accept(Buffer.from('no picture'));
    const tested = await accept(picture, 'test');
    const worker = startWorker();
    await ended(refused, 'failed');
    await ended(tested, 'complete', 'test');
    expect(await worker.end('SIGTERM')).toBe(0);
    expect((await jobOf(refused))?.error).toMatchObject({ code: 'picture_unreadable', reason: 'not_a_picture', cost_charged: 0 });
    const [key = ''] = await filesOf(tested);
    const { rows } = await db.query<{ job_id: string }>("SELECT job_id FROM jobs WHERE status = 'complete' AND mode = 'live' LIMIT 1");
    const [live = ''] = await filesOf(rows[0]?.job_id ?? '');
    // The mark is one more shape in the file of the same picture.
    expect(readFileSync(join(folder, key)).length).toBeGreaterThan(readFileSync(join(folder, live)).length);

    const slow = startWorker({ pause_ms: 4_000 });
    const left = await accept(picture);
    await ended(left, 'rendering');
    expect(await store.cancel({ account_id, mode: 'live' }, left)).toBe('canceled');
    expect(await slow.end('SIGTERM')).toBe(0);
    expect(await filesOf(left)).toEqual([]);
    await until('its hold is given back', async () => (await held()) === 0, limit(20_000));
    expect(await paid()).toBe(before);
    await expectSettled();
  },
  limit(120_000),
);
