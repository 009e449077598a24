/** Decks are translated over HTTP by a real worker and a real translator: what is kept, what is named, what it costs, and how it is refused. */
import { TEST_MARK_NAME } from '@deckwright/draw/scene';
import { credit, readWallet } from '@deckwright/platform/billing';
import { createChatTranslator } from '@deckwright/platform/translator';
import { openPackage } from '@deckwright/read/ooxml';
import { flawedDeck } from '@deckwright/testkit/flawed-deck';
import { type BundledIsolate, bundledIsolate } from '@deckwright/testkit/isolate-process';
import { pseudo } from '@deckwright/testkit/pseudo-translation';
import { readWithPython } from '@deckwright/testkit/python-pptx';
import { schemaProblems } from '@deckwright/testkit/schemas';
import { startTranslator, type TranslatorServer } from '@deckwright/testkit/translator-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningRelay, startRelay } from '../../relay/src/relay.ts';
import { type RunningRepairWorker, startRepairWorker } from '../../repair-worker/src/repair-worker.ts';
import { type Harness, startHarness } from './harness.ts';

type Body = Record<string, unknown>;

let harness: Harness;
let relay: RunningRelay;
let worker: RunningRepairWorker;
let bundled: BundledIsolate;
let translator: TranslatorServer;
let deck: Uint8Array;

beforeAll(async () => {
  deck = await flawedDeck(1);
  translator = await startTranslator();
  bundled = await bundledIsolate({ once: true, concurrency: 2, waiting: 4 });
  const { isolate } = bundled;
  harness = await startHarness({ isolate, fetchDeck: async () => deck, translate_url: translator.url });
  harness.rule = 'wait';
  const { db, jobs: store, files: objects, queues } = harness;
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  relay = startRelay({ db, queues, objects, log, retention_days: 30 });
  worker = startRepairWorker({
    db,
    store,
    queues,
    objects,
    log,
    concurrency: 2,
    isolate,
    translator: createChatTranslator({ url: translator.url, model: 'test', pause_ms: 1, timeout_ms: 2000, tries: 2 }),
  });
  await credit(db, { account_id: harness.alice.account_id, kind: 'topup', amount: 100, reference: 'for-translations', reason: 'test' });
});
afterAll(async () => {
  await worker?.close(1000);
  await relay?.stop();
  await harness?.close();
  await translator?.close();
  bundled?.remove();
});
beforeEach(() => {
  translator.mood = 'well';
  translator.says.clear();
  translator.asked.length = 0;
});

const ask = async (
  init: { readonly json?: unknown; readonly body?: FormData; readonly headers?: Record<string, string>; readonly as?: Harness['bob'] },
  expected = 200,
) => {
  const response = await harness.request('/v1/deck/translate', { method: 'POST', ...init });
  const body = (await response.json()) as Body;
  expect([response.status, body]).toMatchObject([expected, {}]);
  return body;
};
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const fileOf = async (job_id: unknown): Promise<Uint8Array> =>
  new Uint8Array(await (await harness.request(`/v1/jobs/${job_id}/pptx`)).arrayBuffer());
const cents = async () => {
  const wallet = await readWallet(harness.db, harness.alice.account_id);
  return [(wallet?.paid_cents ?? 0) + (wallet?.promo_cents ?? 0), wallet?.held_cents ?? 0];
};
const jobs = async () => (await harness.jobs.list({ account_id: harness.alice.account_id, mode: 'live', limit: 1, offset: 0 })).total;

describe('a translated deck', () => {
  it('is a job like any other, reads otherwise in the same runs, and is paid for by the slide', async () => {
    const [before = 0] = await cents();
    const done = await ask({ json: { pptx_base64: base64(deck), target_language: 'de', source_language: 'en', name: 'In German' } });
    expect(done).toMatchObject({
      status: 'complete',
      job_type: 'translation',
      name: 'In German',
      target_language: 'de',
      source_language: 'en',
      slides_total: 2,
      slides_translated: 2,
      translated_slides: [1, 2],
      numbers_untouched: { ok: true },
      price: 0.04,
      cost: 0.04,
      cost_charged: 0.04,
      charged_to: 'wallet',
    });
    expect(await cents()).toEqual([before - 4, 0]);
    const file = await fileOf(done['job_id']);
    const read = readWithPython({ before: deck, after: file });
    const flagged = new Set((done['flagged'] as Body[]).map(({ text }) => text));
    for (const [i, slide] of (read.get('before') ?? []).entries()) {
      const after = read.get('after')?.[i]?.texts ?? [];
      for (const [j, text] of slide.texts.entries())
        if (!flagged.has(text)) expect(after[j]).toBe(/\p{L}/u.test(text) ? pseudo(text) : text);
    }
    const [was, is] = await Promise.all([openPackage(deck), openPackage(file)]);
    const differ = was.parts.filter(
      ({ name, packed }) => Buffer.compare(packed.bytes, is.part(name)?.packed.bytes ?? new Uint8Array()) !== 0,
    );
    expect(differ.map(({ name }) => name).filter((name) => !/^\/ppt\/slides\/slide\d+\.xml$/.test(name))).toEqual([]);
    expect(schemaProblems({ translated: file })).toEqual([]);
  });

  it('follows a dry run that tells what it comes to, for nothing, and asks no translator', async () => {
    const before = [await cents(), await jobs()];
    const planned = await ask({ json: { pptx_base64: base64(deck), target_language: 'fr', dry_run: true } });
    expect(planned).toMatchObject({
      status: 'planned',
      slides_total: 2,
      slides_with_text: [1, 2],
      translator_configured: true,
      price: 0.04,
      cost: 0,
    });
    expect([await cents(), await jobs()]).toEqual(before);
    expect(translator.asked).toEqual([]);
  });

  it('can be a job of one’s own, an address or a file of a form, with the glossary as JSON', async () => {
    const body = new FormData();
    body.append('file', new Blob([Uint8Array.from(deck)]), 'deck.pptx');
    body.append('target_language', 'es');
    body.append('include_alt_text', 'false');
    body.append('glossary', JSON.stringify([{ term: 'EBITDA' }]));
    const first = await ask({ body });
    expect(translator.asked[0]?.glossary).toEqual([{ term: 'EBITDA', translation: null }]);
    const again = await ask({ json: { job_id: first['job_id'], target_language: 'it', wait: 'auto' } });
    expect(again).toMatchObject({ status: 'complete', target_language: 'it' });
    expect(await ask({ json: { pptx_url: 'https://example.com/deck.pptx', target_language: 'pl' } })).toMatchObject({ status: 'complete' });
  });

  it('with a translator that changes numbers keeps those texts as they were, and names each', async () => {
    translator.mood = 'changes_numbers';
    const done = await ask({ json: { pptx_base64: base64(deck), target_language: 'de' } });
    expect(done).toMatchObject({ status: 'complete', numbers_untouched: { ok: true } });
    const flagged = done['flagged'] as Body[];
    expect(flagged.length).toBeGreaterThan(0);
    for (const one of flagged) expect(one).toMatchObject({ reason: 'numbers_changed', shown: 'source' });
  });

  it.each(['too_long', 'obeys_texts', 'drops_markers', 'leaves_out'] as const)(
    'with a translator that is %s still opens and keeps its numbers',
    async (mood) => {
      translator.mood = mood;
      const done = await ask({ json: { pptx_base64: base64(deck), target_language: 'de' } });
      expect(done).toMatchObject({ status: 'complete', numbers_untouched: { ok: true } });
      expect(schemaProblems({ translated: await fileOf(done['job_id']) })).toEqual([]);
    },
  );

  it('that reads as before costs nothing, and comes back as it came', async () => {
    for (const text of new Set((await textsOf()).flat())) translator.says.set(text, text);
    const before = await cents();
    const done = await ask({ json: { pptx_base64: base64(deck), target_language: 'en' } });
    expect(done).toMatchObject({ status: 'complete', slides_translated: 0, cost: 0, cost_charged: 0 });
    expect(Buffer.compare(await fileOf(done['job_id']), deck)).toBe(0);
    expect(await cents()).toEqual(before);
  });
});

/** What the translator is asked about the deck. */
async function textsOf(): Promise<readonly (readonly string[])[]> {
  await ask({ json: { pptx_base64: base64(deck), target_language: 'de' } });
  const texts = translator.asked.map((one) => one.texts);
  translator.asked.length = 0;
  return texts;
}

describe('a translator that does not translate', () => {
  it.each([
    ['html', 'not_an_answer'],
    ['refuses', 'refused'],
    ['busy', 'unavailable'],
    ['hangs', 'unavailable'],
    ['flood', 'not_an_answer'],
  ] as const)('because it %s fails the job by name, at no cost, and its words stay with it', async (mood, reason) => {
    translator.mood = mood;
    const before = await cents();
    const refused = await ask({ json: { pptx_base64: base64(deck), target_language: 'de' } }, 503);
    expect(refused).toMatchObject({ code: 'translator_failed', reason, cost_charged: 0 });
    expect(JSON.stringify(refused)).not.toMatch(/secret|Sign in/);
    expect(await cents()).toEqual(before);
  });

  it('is none where the settings name none: 503 before the file is read, and a dry run still answers', async () => {
    const { isolate } = bundled;
    const other = await startHarness({ isolate });
    try {
      const post = (json: object) => other.request('/v1/deck/translate', { json });
      const response = await post({ pptx_base64: 'AAAA', target_language: 'de' });
      expect([response.status, await response.json()]).toMatchObject([
        503,
        { code: 'translator_not_configured', cost_charged: 0, remedy: expect.stringContaining('DECKWRIGHT_TRANSLATE_URL') },
      ]);
      const planned = await post({ pptx_base64: base64(deck), target_language: 'de', dry_run: true });
      expect([planned.status, await planned.json()]).toMatchObject([200, { translator_configured: false }]);
    } finally {
      await other.close();
    }
  });
});

describe('a request', () => {
  it.each([
    [{ target_language: 'xx' }, 422, 'request_invalid'],
    [{}, 422, 'request_invalid'],
    [{ target_language: 'de', source_language: 'de' }, 422, 'request_invalid'],
    [{ target_language: 'de', glossary: [{ term: '' }] }, 422, 'request_invalid'],
    [{ target_language: 'de', pptx_base64: 'bm8gZGVjaw==' }, 400, 'file_unreadable'],
    [{ target_language: 'de', pptx_url: 'https://example.com/x', job_id: 'job_1' }, 422, 'request_invalid'],
  ])('%j is refused with %i %s', async (json, status, code) => {
    const whole = 'pptx_base64' in json || 'job_id' in json ? json : { pptx_base64: base64(deck), ...json };
    expect(await ask({ json: whole }, status)).toMatchObject({ code });
    expect(translator.asked).toEqual([]);
  });

  it('beyond the balance is 402 with what is missing, and no text leaves', async () => {
    const response = await harness.request('/v1/deck/translate', {
      json: { pptx_base64: base64(deck), target_language: 'de' },
      as: harness.bob,
    });
    expect([response.status, await response.json()]).toMatchObject([402, { code: 'insufficient_balance' }]);
    expect(translator.asked).toEqual([]);
  });

  it('with a test key costs nothing, and each slide of the result carries the mark', async () => {
    const { text: key, key_id } = await harness.keys.createKey(harness.alice.account_id, 'trying', 'test');
    const tester = { ...harness.alice, key, key_id, mode: 'test' as const };
    const before = await cents();
    const done = await ask({ json: { pptx_base64: base64(deck), target_language: 'sv' }, as: tester });
    expect(done).toMatchObject({ status: 'complete', cost: 0, cost_charged: 0 });
    const answer = await harness.request(`/v1/jobs/${done['job_id']}/pptx`, { as: tester });
    const pkg = await openPackage(new Uint8Array(await answer.arrayBuffer()));
    for (const i of [1, 2]) expect(pkg.part(`/ppt/slides/slide${i}.xml`)?.xml().source).toContain(TEST_MARK_NAME);
    expect(await cents()).toEqual(before);
  });

  it('sent twice with one key is done once', async () => {
    const init = { json: { pptx_base64: base64(deck), target_language: 'nl' }, headers: { 'Idempotency-Key': 'translate-1' } };
    const [one, two] = [await ask(init), await ask(init)];
    expect(two['job_id']).toBe(one['job_id']);
  });
});
