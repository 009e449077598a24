/** T15: a file store that errs, cuts, truncates, stalls and fills up. Nothing is paid for without its files, read back and whole. */
import { createHash } from 'node:crypto';
import { openObjectStore } from '@deckwright/platform/object-store';
import { type FaultProxy, type HttpFault, startFaultProxy } from '@deckwright/testkit/fault-proxy';
import { until } from '@deckwright/testkit/processes';
import { startTestS3, type TestS3 } from '@deckwright/testkit/s3';
import { isSoak, limit, sized, tally } from '@deckwright/testkit/trial';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Stand, startStand } from './_stand.ts';

/** Two files a job. */
const puts = sized(40, 1_000);
const stall_ms = isSoak ? 10_000 : 1_000;

let s3: TestS3;
let proxy: FaultProxy;
let stand: Stand;
let isFull = false;
let requests = 0;
let faulty = 0;

/** Of ten requests three go wrong, each in another way; and a bucket that is full takes nothing. */
function choose(method: string): HttpFault {
  if (isFull) return method === 'PUT' ? 'full' : 'none';
  const faults: readonly HttpFault[] = ['error', 'cut', method === 'PUT' ? 'half-request' : 'half-answer', 'error', 'half-answer'];
  requests += 1;
  if (requests % 50 === 0) return 'stall';
  if (![2, 5, 8].includes(requests % 10)) return 'none';
  faulty += 1;
  return faults[faulty % faults.length] ?? 'none';
}

const settings = (endpoint: string) => ({
  s3_bucket: s3.bucket,
  s3_endpoint: endpoint,
  s3_region: 'us-east-1',
  s3_access_key: s3.credentials.accessKeyId,
  s3_secret_key: s3.credentials.secretAccessKey,
});

beforeAll(async () => {
  s3 = await startTestS3();
  proxy = await startFaultProxy(s3.endpoint, stall_ms, choose);
  stand = await startStand({ queue: 'postgres', s3: settings(proxy.url) });
});
afterAll(async () => {
  await stand?.stop();
  await proxy?.close();
  await s3?.stop();
});

/** Every file that a row names is in the bucket, whole; `others` are objects that no row names. */
async function checkFiles(): Promise<{ files: number; others: number }> {
  const store = await openObjectStore({ ...settings(s3.endpoint), data_dir: '/nonexistent' });
  const { rows } = await stand.db.query<{ object_key: string; sha256: string; bytes: number }>(
    'SELECT object_key, sha256, bytes FROM job_files',
  );
  for (const { object_key, sha256, bytes } of rows) {
    const found = await store.getBytes(object_key);
    expect([object_key, found?.byteLength]).toEqual([object_key, bytes]);
    expect(
      createHash('sha256')
        .update(found ?? '')
        .digest('hex'),
    ).toBe(sha256);
  }
  const referenced = new Set(rows.map((row) => row.object_key));
  let others = 0;
  for await (const key of store.list('')) if (!referenced.has(key)) others += 1;
  await store.close();
  return { files: rows.length, others };
}

it(
  'T15 bills nothing without its files, whole, while three of ten requests to the store go wrong',
  async () => {
    const workers = [stand.startWorker({ pause_ms: 0, concurrency: 4 }), stand.startWorker({ pause_ms: 0, concurrency: 4 })];
    await Promise.all(workers.map((worker) => worker.ready));
    const job_ids = await stand.accept(puts / 2);
    await until('all have ended', stand.allEnded, limit(60_000));
    const { files, others } = await checkFiles();
    // A store this bad costs attempts, and no job.
    expect(await stand.counts()).toEqual({ complete: job_ids.length });
    const faults = Object.entries(proxy.counts).flatMap(([fault, n]) => (fault === 'none' ? [] : [`${n} ${fault}`]));
    tally('T15', {
      puts,
      faults: faults.join(', '),
      'files verified': files,
      'objects nobody names': others,
      billed: (await stand.expectLedgerBalance()).billed,
    });

    isFull = true;
    const accepted = await stand.accept(sized(2, 20));
    const rowsOf = async () =>
      (await stand.db.query('SELECT DISTINCT waiting_for, crashes, charged_cents FROM jobs WHERE job_id = ANY($1)', [accepted])).rows;
    const waiting = JSON.stringify([{ waiting_for: 'storage', crashes: 0, charged_cents: null }]);
    await until('all wait for the store', async () => JSON.stringify(await rowsOf()) === waiting, limit(60_000));
    expect((await checkFiles()).files).toBe(files);

    isFull = false;
    await until('all have ended', stand.allEnded, limit(60_000));
    const { rows: again } = await stand.db.query('SELECT DISTINCT status, crashes FROM jobs WHERE job_id = ANY($1)', [accepted]);
    expect(again).toEqual([{ status: 'complete', crashes: 0 }]);
    expect((await checkFiles()).files).toBe(files + 2 * accepted.length);
    tally('T15', { 'waited while full': accepted.length, ...(await stand.expectLedgerBalance()) });
  },
  limit(120_000),
);
