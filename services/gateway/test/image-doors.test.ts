/** Pictures of slides come in over HTTP: our own, screenshots and hostile ones, through real processes, a real queue and a real worker. */
import { credit, readWallet, reconcileLedger } from '@deckwright/platform/billing';
import { silentLog as log } from '@deckwright/platform/log';
import { openPackage } from '@deckwright/read/ooxml';
import { type BundledIsolate, bundledIsolate } from '@deckwright/testkit/isolate-process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningImageWorker, startImageWorker } from '../../image-worker/src/image-worker.ts';
import { type RunningRelay, startRelay } from '../../relay/src/relay.ts';
import { claimsToBe, flatPng, ownPicture, PANELS, screenshotOf } from './_slide-pictures.ts';
import { type Account, type Harness, startHarness } from './harness.ts';

type Body = Record<string, unknown>;

let harness: Harness;
let relay: RunningRelay;
let worker: RunningImageWorker;
let bundled: BundledIsolate;
let own: Buffer;
let shot: Buffer;

beforeAll(async () => {
  own = await ownPicture(PANELS);
  shot = await screenshotOf(own);
  bundled = await bundledIsolate({ concurrency: 2, waiting: 8 });
  const { isolate } = bundled;
  harness = await startHarness({
    isolate,
    render_wait_ms: 200_000,
    fetchDeck: async (url) => {
      if (url !== 'https://pictures.test/slide.png') throw new Error('not stubbed');
      return own;
    },
  });
  harness.rule = 'wait';
  const { db, jobs: store, files: objects, queues } = harness;
  relay = startRelay({ db, queues, objects, log, retention_days: 30 });
  worker = startImageWorker({ db, store, queues, objects, log, concurrency: 2, isolate });
});
afterAll(async () => {
  await worker?.close(1000);
  await relay?.stop();
  await harness?.close();
  bundled?.remove();
});

async function form(path: string, files: readonly Uint8Array[], fields: Record<string, string> = {}, as: Account | null = harness.alice) {
  const body = new FormData();
  for (const file of files) body.append('file', new Blob([Uint8Array.from(file)]), 'slide.png');
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const response = await harness.request(path, { method: 'POST', body, as });
  return [response.status, (await response.json()) as Body] as const;
}

async function ask(path: string, json: Body, as: Account = harness.alice) {
  const response = await harness.request(path, { json, as });
  return [response.status, (await response.json()) as Body] as const;
}

const FROM_IMAGE = '/v1/render/from-image';
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const paid = async (): Promise<number> => (await readWallet(harness.db, harness.alice.account_id))?.paid_cents ?? 0;
const held = async (): Promise<number> => (await readWallet(harness.db, harness.alice.account_id))?.held_cents ?? 0;
const jobs = async () => (await harness.db.query('SELECT 1 FROM jobs')).rowCount;

/** What it takes from the wallet, cents. */
async function spent<T>(act: () => Promise<T>): Promise<readonly [T, number]> {
  const before = await paid();
  const outcome = await act();
  return [outcome, before - (await paid())];
}

async function fileAt(url: unknown): Promise<readonly string[]> {
  const { pathname, search } = new URL(String(url));
  const file = await harness.request(pathname + search, { as: null });
  const { parts } = await openPackage(new Uint8Array(await file.arrayBuffer()));
  return parts.map(({ name }) => name).filter((name) => /^\/ppt\/slides\/slide\d+\.xml$/.test(name));
}

describe('POST /v1/render/from-image', () => {
  it('needs a key and money, and makes no job without', async () => {
    expect((await form(FROM_IMAGE, [own], {}, null))[0]).toBe(401);
    expect(await form(FROM_IMAGE, [own])).toMatchObject([402, { code: 'insufficient_balance' }]);
    expect(await jobs()).toBe(0);
    await credit(harness.db, { account_id: harness.alice.account_id, kind: 'topup', amount: 1000, reference: 'pictures', reason: 'test' });
  });

  it('gives a picture of ours its slide back, with its request, for ten cents', async () => {
    const [[status, answer], cents] = await spent(() => form(FROM_IMAGE, [own], { name: 'Winter plan' }));
    expect([status, answer, cents]).toMatchObject([
      200,
      {
        job_type: 'perception',
        status: 'complete',
        name: 'Winter plan',
        branch: 'reconstruct',
        reader: 'request',
        confidence: 1,
        source: { drawn: true, intents: [{ form: 'card_grid', headline: PANELS.headline }] },
        slides_total: 1,
        price: 0.1,
        cost_charged: 0.1,
      },
      10,
    ]);
    expect(await fileAt(answer['download_url'])).toHaveLength(1);
    expect(await held()).toBe(0);
  });

  it('reads a screenshot, and says how sure it is', async () => {
    const [[status, answer], cents] = await spent(() => ask('/v1/perception/proceed', { image: base64(shot), branch: 'preserve' }));
    expect([status, answer, cents]).toMatchObject([
      200,
      {
        reader: 'rules',
        branch: 'preserve',
        elements: expect.any(Number),
        not_understood: expect.any(Array),
        found: { area_alike: expect.any(Number) },
      },
      10,
    ]);
    expect(Number(answer['confidence'])).toBeGreaterThan(0.5);
  });

  it('takes an address and an asset, and answers 202 when nobody wants to wait', async () => {
    expect(await ask(FROM_IMAGE, { image_url: 'https://pictures.test/slide.png' })).toMatchObject([200, { reader: 'request' }]);
    const [, { asset_id }] = await form('/v1/assets/image', [own]);
    const [status, { job_id }] = await ask(FROM_IMAGE, { asset_id, wait: 'false' });
    expect(status).toBe(202);
    const job = (await (await harness.request(`/v1/jobs/${job_id}?poll=true&timeout=60`)).json()) as Body;
    expect(job).toMatchObject({ job_type: 'perception', status: 'complete', cost_charged: 0.1 });
  });

  it('is done and charged once for one Idempotency-Key', async () => {
    const again = { json: { image_base64: base64(own) }, headers: { 'Idempotency-Key': 'the-same-picture' } };
    const [answers, cents] = await spent(async () => [
      await (await harness.request(FROM_IMAGE, again)).json(),
      await (await harness.request(FROM_IMAGE, again)).json(),
    ]);
    expect(answers[1]).toEqual(answers[0]);
    expect(cents).toBe(10);
  });

  it.each<[string, () => Body, number, Body]>([
    ['no picture', () => ({}), 400, { code: 'picture_unreadable', reason: 'missing' }],
    ['two pictures', () => ({ image: base64(own), image_base64: base64(own) }), 422, { code: 'request_invalid' }],
    ['no base64', () => ({ image_base64: '?' }), 422, { code: 'request_invalid' }],
    ['a branch that there is not', () => ({ image: base64(own), branch: 'imagine' }), 422, { code: 'request_invalid' }],
    ['a language that is no name', () => ({ image: base64(own), languages: ['../eng'] }), 422, { code: 'request_invalid' }],
    ['an asset of nobody', () => ({ asset_id: 'ast_none' }), 422, { code: 'unknown_asset' }],
    ['a web page', () => ({ image: base64(Buffer.from('<!doctype html>')) }), 400, { code: 'picture_unreadable', reason: 'not_a_picture' }],
    [
      'half a picture',
      () => ({ image: base64(shot.subarray(0, shot.length / 2)) }),
      400,
      { code: 'picture_unreadable', reason: 'corrupted' },
    ],
    [
      'a picture with one row of many',
      () => ({ image: base64(claimsToBe(4000, 3000)) }),
      400,
      { code: 'picture_unreadable', reason: 'corrupted' },
    ],
    [
      'a strip 20,000 pixels wide',
      () => ({ image: base64(flatPng(20_000, 40)) }),
      400,
      { code: 'picture_unreadable', reason: 'too_narrow' },
    ],
    [
      'more pixels than are read',
      () => ({ image: base64(flatPng(20_000, 4_000)) }),
      413,
      { code: 'payload_too_large', reason: 'too_large' },
    ],
    ['a dot', () => ({ image: base64(flatPng(8, 8)) }), 400, { code: 'picture_unreadable', reason: 'too_small' }],
  ])('refuses %s for nothing, with a remedy and no job', async (_name, body, status, wanted) => {
    const before = await jobs();
    const [[is, refusal], cents] = await spent(() => ask(FROM_IMAGE, body()));
    expect([is, refusal, cents]).toMatchObject([
      status,
      { ...wanted, remedy: expect.stringMatching(/\S/), ways_out: expect.any(Array) },
      0,
    ]);
    expect(await jobs()).toBe(before);
  });

  it('fails for nothing where no such language is installed', async () => {
    const [[status, refusal], cents] = await spent(() => ask(FROM_IMAGE, { image: base64(shot), languages: ['kor'] }));
    expect([status, refusal, cents]).toMatchObject([422, { reason: 'no_such_language', cost_charged: 0 }, 0]);
    expect(await held()).toBe(0);
  });

  it('leaves a ledger that explains itself', async () => {
    expect(await reconcileLedger(harness.db)).toEqual([]);
  });
});
