/** Decks are put together over HTTP: real files, a real queue, a real worker with its processes. */
import { openPackage } from '@deckwright/read/ooxml';
import { sampleDeck } from '@deckwright/testkit/flawed-deck';
import { type BundledIsolate, bundledIsolate } from '@deckwright/testkit/isolate-process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningRelay, startRelay } from '../../relay/src/relay.ts';
import { type RunningRepairWorker, startRepairWorker } from '../../repair-worker/src/repair-worker.ts';
import { type Harness, startHarness } from './harness.ts';

type Body = Record<string, unknown>;
const JSON_TYPE = { 'content-type': 'application/json' };
const TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

let harness: Harness;
let relay: RunningRelay;
let worker: RunningRepairWorker;
let bundled: BundledIsolate;
let deck: Buffer;

beforeAll(async () => {
  deck = Buffer.from(await sampleDeck());
  bundled = await bundledIsolate({ concurrency: 2, waiting: 4 });
  const { isolate } = bundled;
  harness = await startHarness({
    isolate,
    fetchDeck: async (url) => {
      if (url !== 'https://decks.test/one.pptx') throw new Error('not stubbed');
      return deck;
    },
  });
  harness.rule = 'wait';
  const { db, jobs: store, files: objects, queues } = harness;
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  relay = startRelay({ db, queues, objects, log, retention_days: 30 });
  worker = startRepairWorker({ db, store, queues, objects, log, concurrency: 2, isolate });
});
afterAll(async () => {
  await worker?.close(1000);
  await relay?.stop();
  await harness?.close();
  bundled?.remove();
});

const form = (...parts: (readonly [string, string | Uint8Array])[]): FormData => {
  const body = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === 'string') body.append(name, value);
    else body.append(name, new Blob([Uint8Array.from(value)], { type: TYPE }), 'deck.pptx');
  }
  return body;
};
const combine = async (init: RequestInit & { as?: Harness['bob'] }, expected = 200): Promise<Body> => {
  const response = await harness.request('/v1/deck/combine', { method: 'POST', ...init });
  const body = (await response.json()) as Body;
  expect([response.status, body]).toMatchObject([expected, {}]);
  return body;
};
const slidesIn = async (bytes: Uint8Array) =>
  (await openPackage(bytes)).parts.filter(({ name }) => /^\/ppt\/slides\/slide\d+\.xml$/.test(name)).length;
const sourceRows = async () => (await harness.db.query("SELECT 1 FROM job_files WHERE kind = 'source'")).rowCount;

describe('decks sent as a form', () => {
  it('I8 come back as one, free, behind a link that needs no key and as a job', async () => {
    const answer = await combine({ body: form(['files', deck], ['files', deck], ['name', 'Both']) });
    expect(answer).toMatchObject({
      status: 'complete',
      decks: 2,
      slides_total: 2,
      warnings: [],
      cost: 0,
      charged_to: 'none',
      name: 'Both',
    });
    const file = await harness.request(new URL(String(answer['download_url'])).pathname + new URL(String(answer['download_url'])).search, {
      as: null,
    });
    expect([file.status, file.headers.get('content-disposition')]).toMatchObject([200, expect.stringContaining('Both.pptx')]);
    expect(await slidesIn(new Uint8Array(await file.arrayBuffer()))).toBe(2);
    const job = (await (await harness.request(`/v1/jobs/${answer['job_id']}`)).json()) as Body;
    expect(job).toMatchObject({ job_type: 'compile', status: 'complete', cost_charged: 0, result: { slides_total: 2 } });
    expect(Object.keys((job['result'] as Body)['files'] as object)).toEqual(['pptx']);
    expect(await sourceRows()).toBe(0);
  });

  it('keep their order among the jobs and addresses that stand between them', async () => {
    const first = await combine({ body: form(['files', deck], ['files', deck]) });
    const answer = await combine({
      body: form(['pptx_url', 'https://decks.test/one.pptx'], ['files', deck], ['job_id', String(first['job_id'])]),
    });
    expect(answer).toMatchObject({ decks: 3, slides_total: 4 });
    const { request_text } = (await harness.jobs.get(harness.alice, String(answer['job_id']))) ?? {};
    expect((JSON.parse(request_text ?? '{}') as { sources: Body[] }).sources.map(({ kind }) => kind)).toEqual(['url', 'file', 'job']);
  });

  it('are answered with 202 when nobody wants to wait', async () => {
    const queued = await combine({ body: form(['files', deck], ['files', deck], ['wait', 'false']) }, 202);
    const done = await harness.request(`/v1/jobs/${queued['job_id']}?poll=true&timeout=20`);
    expect(await done.json()).toMatchObject({ status: 'complete' });
  });

  it('are combined once for a key, however the form is cut', async () => {
    const headers = { 'idempotency-key': 'both' };
    const once = await combine({ body: form(['files', deck], ['files', deck]), headers });
    const again = await combine({ body: form(['files', deck], ['files', deck]), headers });
    expect(again['job_id']).toBe(once['job_id']);
    await combine({ body: form(['files', deck], ['files', deck], ['files', deck]), headers }, 422);
  });
});

describe('decks named in a body', () => {
  it('may be base64, addresses and jobs', async () => {
    const sources = [{ pptx_base64: deck.toString('base64') }, { pptx_url: 'https://decks.test/one.pptx' }];
    expect(await combine({ body: JSON.stringify({ sources }), headers: JSON_TYPE })).toMatchObject({ decks: 2, slides_total: 2 });
  });
});

describe('what cannot be combined', () => {
  it.each([
    ['nothing', () => form(['name', 'x'])],
    ['one deck', () => form(['files', deck])],
  ])('%s is a 400', async (_name, body) => {
    expect(await combine({ body: body() }, 400)).toMatchObject({ code: 'too_few_files' });
  });
  it.each([
    ['a web page', '<!doctype html><html></html>', 'html'],
    ['a legacy file', `\xd0\xcf\x11\xe0${'\0'.repeat(600)}`, undefined],
    ['half a deck', 'half', 'truncated'],
  ])('%s is a 400 that says which deck and why, and leaves nothing behind', async (_name, text, reason) => {
    const bad = text === 'half' ? deck.subarray(0, deck.length / 2) : Buffer.from(text, 'latin1');
    const answer = await combine({ body: form(['files', deck], ['files', bad]) }, 400);
    expect(answer).toMatchObject({
      code: 'file_unreadable',
      reason: reason ?? expect.any(String),
      detail: expect.stringContaining('Deck 2'),
      cost_charged: 0,
    });
    expect(await sourceRows()).toBe(0);
  });
  it('an empty file is a 400', async () => {
    expect(await combine({ body: form(['files', deck], ['files', '']) }, 400)).toMatchObject({ code: 'too_few_files' });
    expect(await combine({ body: form(['files', deck], ['files', Buffer.alloc(0)]) }, 400)).toMatchObject({ reason: 'empty' });
  });
  it("another account's job is a 404", async () => {
    const ours = await combine({ body: form(['files', deck], ['files', deck]) });
    const sources = [{ job_id: ours['job_id'] }, { job_id: ours['job_id'] }];
    await combine({ body: JSON.stringify({ sources }), headers: JSON_TYPE, as: harness.bob }, 404);
  });
  it.each([
    [{ sources: [{ pptx_base64: 'not base64!' }, {}] }, '/sources/1'],
    [{ sources: [{ pptx_base64: 'x?', job_id: 'a' }, { job_id: 'b' }] }, '/sources/0'],
    [{ sources: [{ pptx_base64: '***' }, { job_id: 'b' }] }, '/sources/0/pptx_base64'],
    [{ sources: Array.from({ length: 11 }, () => ({ job_id: 'a' })) }, '/sources'],
  ])('%.80j is a 422 that names the field', async (body, pointer) => {
    const answer = await combine({ body: JSON.stringify(body), headers: JSON_TYPE }, 422);
    expect((answer['errors'] as Body[])[0]).toMatchObject({ pointer });
  });
  it('a deck of more than 20 MB is a 413', async () => {
    const answer = await combine({ body: form(['files', deck], ['files', Buffer.alloc(20 * 1024 * 1024 + 1)]) }, 413);
    expect(answer).toMatchObject({ code: 'payload_too_large', limit_bytes: 20 * 1024 * 1024 });
  });
});
