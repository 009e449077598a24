/** PDFs come in over HTTP: our own and hostile ones, through real processes, a real queue and a real worker. */
import { credit, readWallet } from '@deckwright/platform/billing';
import { openPackage } from '@deckwright/read/ooxml';
import { type BundledIsolate, bundledIsolate } from '@deckwright/testkit/isolate-process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningRelay, startRelay } from '../../relay/src/relay.ts';
import { type RunningRepairWorker, startRepairWorker } from '../../repair-worker/src/repair-worker.ts';
import { all } from '../src/routes/register.generated.ts';
import { pdfOf } from './_talk-pdf.ts';
import { type Account, type Harness, startHarness } from './harness.ts';

type Body = Record<string, unknown>;
const MIB = 1024 * 1024;
const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

let harness: Harness;
let relay: RunningRelay;
let worker: RunningRepairWorker;
let bundled: BundledIsolate;

beforeAll(async () => {
  bundled = await bundledIsolate({ once: true, concurrency: 2, waiting: 8 });
  const { isolate } = bundled;
  harness = await startHarness({
    isolate,
    fetchDeck: async (url) => {
      if (url !== 'https://decks.test/talk.pdf') throw new Error('not stubbed');
      return talk;
    },
  });
  harness.rule = 'wait';
  const { db, jobs: store, files: objects, queues } = harness;
  relay = startRelay({ db, queues, objects, log, retention_days: 30 });
  worker = startRepairWorker({ db, store, queues, objects, log, concurrency: 2, isolate });
});
afterAll(async () => {
  await worker?.close(1000);
  await relay?.stop();
  await harness?.close();
  bundled?.remove();
});

const talk = pdfOf(5);

async function send(path: string, files: readonly Uint8Array[], fields: Record<string, string> = {}, as: Account | null = null) {
  const body = new FormData();
  for (const file of files) body.append('file', new Blob([Uint8Array.from(file)]), 'talk.pdf');
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const response = await harness.request(path, { method: 'POST', body, as });
  return [response.status, (await response.json()) as Body] as const;
}
const analyze = (file: Uint8Array) => send('/v1/tools/pdf-analyze', [file]);
const convert = (file: Uint8Array, fields?: Record<string, string>) => send('/v1/tools/pdf-to-pptx', [file], fields);
const fromPdf = (file: Uint8Array, fields: Record<string, string> = {}) => send('/v1/render/from-pdf', [file], fields, harness.alice);
const slidesAt = async (url: unknown) => {
  const { pathname, search } = new URL(String(url));
  const file = await harness.request(pathname + search, { as: null });
  const { parts } = await openPackage(new Uint8Array(await file.arrayBuffer()));
  return parts.filter(({ name }) => /^\/ppt\/slides\/slide\d+\.xml$/.test(name)).length;
};
const rowsOf = async (table: string) => (await harness.db.query(`SELECT 1 FROM ${table}`)).rowCount;

describe('the public tools', () => {
  it('say what a PDF is, and keep nothing', async () => {
    const [status, answer] = await analyze(talk);
    expect([status, answer]).toMatchObject([
      200,
      { pages: 5, class: 'slide-vector', can_extract: true, page_size_pt: [960, 540], cost: 0 },
    ]);
    expect(await Promise.all(['jobs', 'tool_files', 'stored_objects'].map(rowsOf))).toEqual([0, 0, 0]);
  });

  it('convert the first three pages, behind a link that needs no key', async () => {
    const [status, answer] = await convert(talk);
    expect([status, answer]).toMatchObject([
      200,
      { class: 'slide-vector', pages: { first: 1, last: 3 }, pages_total: 5, slides_total: 3, loss: expect.any(Array), cost: 0 },
    ]);
    expect(await slidesAt(answer['download_url'])).toBe(3);
    expect(await Promise.all(['jobs', 'file_downloads'].map(rowsOf))).toEqual([0, 0]);
  });

  it.each([
    ['no file', [], 400, { code: 'pdf_unreadable', reason: 'empty' }],
    ['an empty file', [Buffer.alloc(0)], 400, { code: 'pdf_unreadable', reason: 'empty' }],
    ['two files', [talk, talk], 400, {}],
    ['a web page', [Buffer.from('<!doctype html><html></html>')], 400, { code: 'pdf_unreadable', reason: 'not_a_pdf' }],
    ['a file past 25 MB', [Buffer.alloc(25 * MIB + 1)], 413, { code: 'payload_too_large' }],
  ])('%s', async (_name, files, status, body) => {
    for (const path of ['/v1/tools/pdf-analyze', '/v1/tools/pdf-to-pptx']) expect(await send(path, files)).toMatchObject([status, body]);
  });

  it.each([
    ['/v1/tools/pdf-analyze', 30],
    ['/v1/tools/pdf-to-pptx', 5],
  ])('%s counts %i an hour by address', (path, limit) => {
    expect(all.find((route) => route.path === path)).toMatchObject({
      auth: 'public',
      limit: { limit, per_s: 3600, by: 'address' },
      upload: { file_bytes: 25 * MIB },
    });
  });
});

describe('POST /v1/render/from-pdf', () => {
  const held = async () => (await readWallet(harness.db, harness.alice.account_id))?.held_cents;

  it('needs a key', async () => {
    expect((await send('/v1/render/from-pdf', [talk]))[0]).toBe(401);
  });

  it('is refused without money, before a job is made', async () => {
    expect(await fromPdf(talk)).toMatchObject([402, { code: 'insufficient_balance' }]);
    expect(await rowsOf('jobs')).toBe(0);
  });

  it('converts all pages as a job at a cent each, and a range', async () => {
    await credit(harness.db, { account_id: harness.alice.account_id, kind: 'topup', amount: 1000, reference: 'for-pdfs', reason: 'test' });
    const [status, answer] = await fromPdf(talk, { name: 'Talk' });
    expect([status, answer]).toMatchObject([
      200,
      {
        job_type: 'conversion',
        status: 'complete',
        slides_total: 5,
        pages_total: 5,
        price: 0.05,
        cost: 0.05,
        cost_charged: 0.05,
        name: 'Talk',
      },
    ]);
    expect(await slidesAt(answer['download_url'])).toBe(5);
    expect(await fromPdf(talk, { pages: '2-3' })).toMatchObject([
      200,
      { pages: { first: 2, last: 3 }, slides_total: 2, cost_charged: 0.02 },
    ]);
    expect(await held()).toBe(0);
    const job = (await (await harness.request(`/v1/jobs/${answer['job_id']}`)).json()) as Body;
    expect(job).toMatchObject({ job_type: 'conversion', status: 'complete', result: { slides_total: 5 } });
    expect((await harness.db.query("SELECT 1 FROM job_files WHERE kind = 'source'")).rowCount).toBe(0);
  });

  it('takes base64 and an address, and answers 202 when nobody wants to wait', async () => {
    const asked = (json: Body) => harness.request('/v1/render/from-pdf', { json });
    expect((await asked({ pdf_base64: talk.toString('base64'), pages: '1' })).status).toBe(200);
    const queued = await asked({ pdf_url: 'https://decks.test/talk.pdf', pages: '1', wait: 'false' });
    expect(queued.status).toBe(202);
    const { job_id } = (await queued.json()) as Body;
    expect(await (await harness.request(`/v1/jobs/${job_id}?poll=true&timeout=20`)).json()).toMatchObject({
      status: 'complete',
      cost_charged: 0.01,
    });
  });

  it.each([
    ['pages that it has not', { pages: '9' }, 422, { code: 'request_invalid' }],
    ['a range that ends before it begins', { pages: '3-2' }, 422, { code: 'request_invalid' }],
    ['no range', { pages: 'all' }, 422, { code: 'request_invalid' }],
  ])('refuses %s', async (_name, fields: Record<string, string>, status, body) => {
    expect(await fromPdf(talk, fields)).toMatchObject([status, body]);
  });

  it('wants exactly one source', async () => {
    expect((await harness.request('/v1/render/from-pdf', { json: {} })).status).toBe(422);
    expect((await fromPdf(talk, { pdf_url: 'https://decks.test/talk.pdf' }))[0]).toBe(422);
  });
});
