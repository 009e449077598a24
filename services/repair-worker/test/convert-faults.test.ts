/** Conversions of PDFs under kills, refusals and cancelling: each is done once, and settled at a cent a page that was converted. */
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
import { onePagePdf, words } from '../../../packages/convert/test/one-page-pdf.ts';

const PDF = onePagePdf(words(40, 350, 28, 'Quarterly revenue') + words(40, 280, 16, 'Revenue grew by a third.'));
const PAPER = onePagePdf(words(72, 700, 11, 'A letter to be read on paper.'), { box: '0 0 612 792' });
/** More pages than the PDF has, so that more is held than is settled. */
const ASKED = 9;

let server: SharedPostgres;
let db: Database;
let store: JobStore;
let processes: Processes;
let folder: string;
let url: string;
let account_id: string;
let silent: SilentWorkers;

beforeAll(async () => {
  server = await shareTestPostgres();
  url = await server.createDatabase();
  db = openDatabase({ url, max: 6 });
  store = createJobStore(db);
  silent = endLeasesOfSilent(db);
  account_id = await createKeyStore(db, () => Date.now()).createAccount('conversions');
  await credit(db, { account_id, kind: 'topup', amount: 1_000, reference: 'start', reason: 'test' });
  folder = mkdtempSync(join(tmpdir(), 'deckwright-conversions-'));
  processes = await bundleProcesses({
    worker: 'services/repair-worker/test/_worker-process.ts',
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

async function accept(pdf: Uint8Array, mode: 'live' | 'test' = 'live'): Promise<string> {
  serial += 1;
  const [source] = await createKeepFiles(
    db,
    createFolderStore(folder),
  )([{ content: packFiles([pdf]), extension: 'source', mime: 'application/octet-stream' }]);
  const accepted = await store.accept({
    account_id,
    mode,
    job_type: 'conversion',
    name: null,
    request_text: JSON.stringify({ convert: { pages: { first: 1, last: ASKED } } }),
    input_hash: createHash('sha256').update(String(serial)).digest('hex'),
    outputs: ['pptx'],
    hold: holdFor(prices.pdf_page, ASKED, null, mode === 'test' ? 'test_key' : null),
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
  'a worker killed at %s leaves a conversion that is done once and charged once, for the pages that there are',
  async (die_at) => {
    const before = await paid();
    const job_id = await accept(PDF);
    expect(await held()).toBe(ASKED * prices.pdf_page.cents);
    const worker = startWorker({ die_at });
    await until(`a worker died at ${die_at}`, () => worker.child.signalCode !== null, limit(30_000));
    const healthy = startWorker();
    await healthy.ready;
    await ended(job_id, 'complete');
    expect(await healthy.end('SIGTERM')).toBe(0);
    expect(await filesOf(job_id)).toHaveLength(1);
    expect(before - (await paid())).toBe(prices.pdf_page.cents);
    await expectSettled();
  },
  limit(90_000),
);

it(
  'a refusal and a cancelled conversion cost nothing, and a test key marks its slides and pays nothing',
  async () => {
    const before = await paid();
    const refused = await accept(PAPER);
    const tested = await accept(PDF, 'test');
    const worker = startWorker();
    await ended(refused, 'failed');
    await ended(tested, 'complete', 'test');
    expect(await worker.end('SIGTERM')).toBe(0);
    expect((await jobOf(refused))?.error).toMatchObject({ code: 'pdf_not_convertible', cost_charged: 0 });
    const [key = ''] = await filesOf(tested);
    const live = await filesOf(
      (await db.query<{ job_id: string }>("SELECT job_id FROM jobs WHERE status = 'complete' AND mode = 'live' LIMIT 1")).rows[0]?.job_id ??
        '',
    );
    // The mark is one more shape in the file of the same PDF.
    expect(readFileSync(join(folder, key)).length).toBeGreaterThan(readFileSync(join(folder, live[0] ?? '')).length);

    const slow = startWorker({ pause_ms: 4_000 });
    const left = await accept(PDF);
    await ended(left, 'rendering');
    expect(await store.cancel({ account_id, mode: 'live' }, left)).toBe('canceled');
    expect(await slow.end('SIGTERM')).toBe(0);
    expect((await jobOf(left))?.status).toBe('canceled');
    expect(await filesOf(left)).toEqual([]);
    await until('its hold is given back', async () => (await held()) === 0, limit(20_000));
    expect(await paid()).toBe(before);
    await expectSettled();
  },
  limit(120_000),
);
