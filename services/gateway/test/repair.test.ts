/** Decks are repaired over HTTP: planned for free, done by a real worker, paid for by the slide, and not twice. */
import { credit, readWallet } from '@deckwright/platform/billing';
import { openPackage } from '@deckwright/read/ooxml';
import { flawedDeck, sampleDeck } from '@deckwright/testkit/flawed-deck';
import { type BundledIsolate, bundledIsolate } from '@deckwright/testkit/isolate-process';
import { readWithPython } from '@deckwright/testkit/python-pptx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningRelay, startRelay } from '../../relay/src/relay.ts';
import { type RunningRepairWorker, startRepairWorker } from '../../repair-worker/src/repair-worker.ts';
import { Job } from '../src/schemas/job.ts';
import { type Harness, startHarness } from './harness.ts';

type Body = Record<string, unknown>;

let harness: Harness;
let relay: RunningRelay;
let worker: RunningRepairWorker;
let bundled: BundledIsolate;
let deck: Uint8Array;

beforeAll(async () => {
  deck = await flawedDeck(2);
  bundled = await bundledIsolate({ once: true, concurrency: 2, waiting: 4 });
  const { isolate } = bundled;
  harness = await startHarness({
    isolate,
    fetchDeck: async () => deck,
  });
  harness.rule = 'wait';
  const { db, jobs: store, files: objects, queues } = harness;
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  relay = startRelay({ db, queues, objects, log, retention_days: 30 });
  worker = startRepairWorker({ db, store, queues, objects, log, concurrency: 2, isolate });
  await credit(db, { account_id: harness.alice.account_id, kind: 'topup', amount: 100, reference: 'for-repairs', reason: 'test' });
});
afterAll(async () => {
  await worker?.close(1000);
  await relay?.stop();
  await harness?.close();
  bundled?.remove();
});

const ask = async (
  init: { readonly json?: unknown; readonly body?: FormData; readonly headers?: Record<string, string>; readonly as?: Harness['bob'] },
  expected = 200,
) => {
  const response = await harness.request('/v1/repair', { method: 'POST', ...init });
  const body = (await response.json()) as Body;
  expect([response.status, body]).toMatchObject([expected, {}]);
  return body;
};
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const form = (bytes: Uint8Array, fields: Record<string, string> = {}): FormData => {
  const body = new FormData();
  body.append('file', new Blob([Uint8Array.from(bytes)]), 'deck.pptx');
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return body;
};
const fileOf = async (job_id: unknown): Promise<Uint8Array> =>
  new Uint8Array(await (await harness.request(`/v1/jobs/${job_id}/pptx`)).arrayBuffer());
const balance = async () => {
  const wallet = await readWallet(harness.db, harness.alice.account_id);
  return { cents: (wallet?.paid_cents ?? 0) + (wallet?.promo_cents ?? 0), held: wallet?.held_cents };
};
const jobs = async () => (await harness.jobs.list({ account_id: harness.alice.account_id, mode: 'live', limit: 1, offset: 0 })).total;

describe('a dry run', () => {
  it('says exactly what the repair then does, and costs nothing', async () => {
    const before = { ...(await balance()), jobs: await jobs() };
    const planned = await ask({ json: { pptx_base64: base64(deck), dry_run: true } });
    expect(planned).toMatchObject({
      status: 'planned',
      dry_run: true,
      slides_repaired: 2,
      repaired_slides: [1, 2],
      price: 0.04,
      cost_charged: 0,
    });
    expect({ ...(await balance()), jobs: await jobs() }).toEqual(before);
    const done = await ask({ json: { pptx_base64: base64(deck), name: 'As planned' } });
    const { actions, flagged_not_fixed, visible_text_untouched, diff, price } = planned;
    expect(done).toMatchObject({ actions, flagged_not_fixed, visible_text_untouched, diff, price });
    expect(done).toMatchObject({
      status: 'complete',
      job_type: 'repair',
      cost: 0.04,
      cost_charged: 0.04,
      charged_to: 'wallet',
      name: 'As planned',
    });
    expect(await balance()).toEqual({ cents: before.cents - 4, held: 0 });
    const names = (done['actions'] as Body[]).map(({ slide, action }) => `${slide} ${action}`).sort();
    expect(names).toEqual(
      [1, 2].flatMap((slide) =>
        ['fix_contrast', 'raise_min_font', 'remove_off_canvas', 'shrink_to_fit'].map((action) => `${slide} ${action}`),
      ),
    );
  });
});

describe('a repaired deck', () => {
  it('is a job like any other, says the same words, and differs only in its repaired slides', async () => {
    const source = await flawedDeck(1, 'job ');
    const done = await ask({ body: form(source, { name: 'Mended' }) });
    const job = (await (await harness.request(`/v1/jobs/${done['job_id']}`)).json()) as Body;
    expect(job).toMatchObject({ job_type: 'repair', status: 'complete', cost_charged: 0.02, result: { slides_repaired: 1 } });
    expect(Job.safeParse(job).error?.issues).toBeUndefined();
    const mended = await fileOf(done['job_id']);
    const read = readWithPython({ before: source, after: mended });
    const words = (name: string) => read.get(name)?.map(({ texts }) => texts.filter((text) => !text.startsWith('Parked')));
    expect(words('after')).toEqual(words('before'));
    const [was, is] = await Promise.all([openPackage(source), openPackage(mended)]);
    const changed = is.parts.filter(
      ({ name, packed }) => Buffer.compare(packed.bytes, was.part(name)?.packed.bytes ?? new Uint8Array()) !== 0,
    );
    expect(changed.map(({ name }) => name)).toEqual([expect.stringMatching(/^\/ppt\/slides\/slide\d\.xml$/)]);
    expect(is.parts.length).toBe(was.parts.length);
  });

  it('I9 has nothing to be repaired, and a second run bills nothing and hands it back as it came', async () => {
    const first = await ask({ body: form(await flawedDeck(1, 'twice ')) });
    const before = await balance();
    const second = await ask({ json: { job_id: first['job_id'] } });
    expect(second).toMatchObject({ status: 'complete', actions: [], slides_repaired: 0, price: 0, cost_charged: 0, charged_to: 'none' });
    expect(await balance()).toEqual(before);
    expect(Buffer.compare(await fileOf(second['job_id']), await fileOf(first['job_id']))).toBe(0);
  });

  it('I9 is paid for once, however often the same file is sent', async () => {
    const source = await flawedDeck(1, 'again ');
    const first = await ask({ json: { pptx_base64: base64(source) } });
    const again = await ask({ json: { pptx_url: 'https://decks.test/a.pptx', actions: ['fix_contrast'] } });
    expect(again).toMatchObject({ slides_repaired: 2, cost_charged: 0.04 });
    expect(await ask({ body: form(source) })).toMatchObject({ cost_charged: 0, charged_to: 'none', repeat_of: first['job_id'] });
  });

  it('takes only the repairs that were asked for', async () => {
    const json = { pptx_base64: base64(deck), dry_run: true };
    const only = await ask({ json: { ...json, actions: ['raise_min_font', 'raise_min_font'] } });
    expect(new Set((only['actions'] as Body[]).map(({ action }) => action))).toEqual(new Set(['raise_min_font']));
    expect((only['flagged_not_fixed'] as Body[]).filter(({ reason }) => reason === 'not_asked').length).toBeGreaterThanOrEqual(6);
    const two = await ask({ body: form(deck, { actions: 'raise_min_font, fix_contrast', dry_run: 'true' }) });
    expect(new Set((two['actions'] as Body[]).map(({ action }) => action))).toEqual(new Set(['raise_min_font', 'fix_contrast']));
  });

  it('is found behind 202 when nobody wants to wait, and once under a key', async () => {
    const source = await flawedDeck(1, 'later ');
    const headers = { 'idempotency-key': 'repair-later' };
    const queued = await ask({ body: form(source, { wait: 'false' }), headers }, 202);
    expect(await (await harness.request(`/v1/jobs/${queued['job_id']}?poll=true&timeout=20`)).json()).toMatchObject({
      status: 'complete',
      cost_charged: 0.02,
    });
    expect(await ask({ body: form(source, { wait: 'false' }), headers }, 202)).toEqual(queued);
  });
});

describe('what is refused', () => {
  it.each([
    ['no source', { dry_run: true }, 422, 'request_invalid'],
    ['two sources', { job_id: 'a', pptx_url: 'https://a.test/' }, 422, 'request_invalid'],
    ['an unknown action', { pptx_base64: 'AAAA', actions: ['shrink_to_fitt'] }, 422, 'request_invalid'],
    ['no action', { pptx_base64: 'AAAA', actions: [] }, 422, 'request_invalid'],
    ['what is no deck', { pptx_base64: base64(Buffer.from('<!doctype html>')) }, 400, 'file_unreadable'],
    ["another's job", { job_id: 'job_01M7XQ4WKW8CED4J500H72XEKB' }, 404, 'not_found'],
  ])('%s', async (_name, json, status, code) => {
    const before = await jobs();
    expect(await ask({ json }, status)).toMatchObject({ code });
    expect(await jobs()).toBe(before);
  });

  it('is a repair that the wallet cannot pay, with what it would cost', async () => {
    const { account_id } = harness.bob;
    expect(await ask({ body: form(deck), as: harness.bob }, 402)).toMatchObject({
      code: 'insufficient_balance',
      price_usd: 0.04,
      cost_charged: 0,
    });
    expect((await harness.jobs.list({ account_id, mode: 'live', limit: 1, offset: 0 })).total).toBe(0);
    // Looking costs nothing, and neither does a deck in which there is nothing to do.
    await ask({ body: form(deck, { dry_run: 'true' }), as: harness.bob });
    expect(await ask({ body: form(await sampleDeck()), as: harness.bob })).toMatchObject({ slides_repaired: 0, cost_charged: 0 });
  });
});
